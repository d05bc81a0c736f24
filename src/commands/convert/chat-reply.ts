import { type BaseInteraction, type Message, PermissionFlagsBits, Routes } from 'discord.js';
import * as z from 'zod';
import { UserFacingError } from '../../cards/errors.ts';
import type { Context } from '../../context.ts';
import type {
  ComponentInteraction,
  DeleteMessageComponent,
  ReplyMode,
  Visibility,
} from '../../discord/interactions/command.ts';
import type { GrowingView, MessageView } from '../../discord/messages/message-view.ts';
import { type Subject, subjectOfKey } from '../../service/index.ts';
import { addChosenAgents } from '../arguments/agents.ts';
import { offsetArg } from '../arguments/custom-id-args.ts';
import { privateComponent } from '../builders/define-component.ts';
import { textsForReply, textsForUser } from '../replies/reader.ts';
import { listedProducts, showLinkList, showPhotosOfSeveral } from './linked-products.ts';

/** Deletes the bot's reply to a link in chat, for the author of the link's message and for moderators. */
const dismissButton: DeleteMessageComponent<Context> = {
  mode: 'delete',
  async authorize({ interaction }, { store }) {
    if (interaction.memberPermissions?.has(PermissionFlagsBits.ManageMessages)) return;
    const reply = await store.chatReplies.byReply(interaction.message.id);
    const authorId = reply?.authorId ?? (await fetchAuthorId(interaction));
    if (authorId !== interaction.user.id) throw new UserFacingError(textsForUser(interaction).chat.notAuthor);
  },
  onDeleted: async ({ interaction }, { store }) => {
    await store.chatReplies.removeReply(interaction.message.id);
  },
};

const authored = z.object({ author: z.object({ id: z.string() }) });

/** Asks Discord for the author of the message that a reply answers; null if Discord does not know it. */
async function fetchAuthorId({ client, channelId, message }: ComponentInteraction): Promise<string | null> {
  const sourceId = message.reference?.messageId;
  if (sourceId === undefined) return null;
  try {
    return authored.parse(await client.rest.get(Routes.channelMessage(channelId, sourceId))).author.id;
  } catch {
    return null;
  }
}

/** On a reply in chat: all its products, at the user's own agents. */
const openList = privateComponent({
  mode: 'reply',
  args: z.tuple([]),
  view: ({ interaction }, context, visibility) => showList(interaction, context, visibility),
});

/** On a list: another page of it. */
const listPage = privateComponent({
  mode: 'update',
  args: z.tuple([offsetArg]),
  view: ({ interaction, args: [offset] }, context, visibility) =>
    showList(interaction, context, visibility, offset),
});

/** On a list for somebody without agents of their own: the menu to choose them. */
const chooseAgents = privateComponent({
  mode: 'update',
  args: z.tuple([]),
  async view({ interaction, values }, context, visibility) {
    await context.store.settings.changeUserAgents(
      interaction.user.id,
      await addChosenAgents(values, context),
    );
    return showList(interaction, context, visibility);
  },
});

async function showList(
  interaction: BaseInteraction & { readonly message: Message },
  context: Context,
  visibility: Visibility,
  offset = 0,
) {
  const subjects = await listedProducts(interaction.message, context, textsForUser(interaction));
  return showLinkList(interaction, context, visibility, subjects, offset);
}

/** On a reply to several links: the photos of the first product, with a menu of the others. */
const openPhotosOfAll = privateComponent({
  mode: 'reply',
  args: z.tuple([]),
  view: ({ interaction }, context, visibility) => showPhotosOfOne(interaction, context, visibility),
});

/** The menu of products: on a list it opens another message, on a card of photos it changes the product. */
const choosePhotos = (mode: ReplyMode) =>
  privateComponent({
    mode,
    args: z.tuple([]),
    async view({ interaction, values: [value = ''] }, context, visibility) {
      const chosen = subjectOfKey(value);
      if (chosen === null) throw new UserFacingError(textsForUser(interaction).errors.outdatedComponent);
      return showPhotosOfOne(interaction, context, visibility, chosen);
    },
  });

async function showPhotosOfOne(
  interaction: BaseInteraction & { readonly message: Message },
  context: Context,
  visibility: Visibility,
  // A forged press could name any product, which is harmless: all of them are public.
  chosen?: Subject,
): Promise<MessageView | GrowingView> {
  const texts = await textsForReply(visibility, interaction, context);
  const listed = await listedProducts(interaction.message, context, texts);
  return showPhotosOfSeveral(interaction, context, visibility, listed, chosen);
}

/** The buttons and menus of a reply in chat, and of the lists that it opens; `/convert` owns their custom ids. */
export const chatReplyActions = {
  dismiss: dismissButton,
  mine: openList,
  all: openList,
  qc: openPhotosOfAll,
  photos: choosePhotos('reply'),
  otherPhotos: choosePhotos('update'),
  previousPage: listPage,
  nextPage: listPage,
  chooseAgents,
};
