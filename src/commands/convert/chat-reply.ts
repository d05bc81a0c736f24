import { Routes } from 'discord.js';
import * as z from 'zod';
import { UserFacingError } from '../../cards/errors.ts';
import type { Context } from '../../context.ts';
import type {
  ComponentInteraction,
  DeleteMessageComponent,
  ReplyMode,
} from '../../discord/interactions/command.ts';
import { type Subject, subjectOfKey } from '../../service/index.ts';
import { textsFor } from '../../texts/index.ts';
import { addChosenAgents } from '../arguments/agents.ts';
import { isModerator } from '../arguments/channels.ts';
import { noArgs, oneOffset } from '../arguments/custom-id-args.ts';
import { textsForReply } from '../replies/reader.ts';
import { answering, type Card, type CommandRequest, replying, updating } from '../replies/request.ts';
import { listedProducts, showLinkList, showPhotosOfSeveral } from './linked-products.ts';

/** Deletes the bot's reply to a link in chat, for the author of the link's message and for moderators. */
const dismiss: DeleteMessageComponent<Context> = {
  mode: 'delete',
  async authorize({ interaction }, { store }) {
    if (isModerator(interaction)) return;
    const reply = await store.chatReplies.byReply(interaction.message.id);
    const authorId = reply?.authorId ?? (await fetchAuthorId(interaction));
    if (authorId !== interaction.user.id)
      throw new UserFacingError(textsFor(interaction.locale).chat.notAuthor);
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
const openList = replying(noArgs, (request) => showList(request));

/** On a list: another page of it. */
const listPage = updating(oneOffset, (request, [offset]) => showList(request, offset));

async function showList(request: CommandRequest<ComponentInteraction>, offset = 0): Promise<Card> {
  const subjects = await listedProducts(request.interaction.message, request.context, request.texts);
  return showLinkList(request, subjects, offset);
}

/** The menu of products: on a list it opens another message, on a card of photos it changes the product. */
const choosePhotos = (mode: ReplyMode) =>
  answering(mode, noArgs, (request, _args, [value = '']) => {
    const chosen = subjectOfKey(value);
    if (chosen === null) throw new UserFacingError(request.texts.errors.outdatedComponent);
    return showPhotosOfOne(request, chosen);
  });

/** @param chosen a forged press could name any product, which is harmless: all of them are public */
async function showPhotosOfOne(
  request: CommandRequest<ComponentInteraction>,
  chosen?: Subject,
): Promise<Card> {
  const { message } = request.interaction;
  const listed = await listedProducts(message, request.context, await textsForReply(request));
  return showPhotosOfSeveral(request, listed, chosen);
}

/** The buttons and menus of a reply in chat, and of the lists that it opens; `/convert` owns their custom ids. */
export const chatReplyActions = {
  dismiss,
  mine: openList,
  all: openList,
  /** On a reply to several links: the photos of the first product, with a menu of the others. */
  qc: replying(noArgs, (request) => showPhotosOfOne(request)),
  photos: choosePhotos('reply'),
  otherPhotos: choosePhotos('update'),
  previousPage: listPage,
  nextPage: listPage,
  /** On a list for somebody without agents of their own: the menu to choose them. */
  chooseAgents: updating(noArgs, async (request, _args, values) => {
    const { context, userId } = request;
    await context.store.settings.changeUserAgents(userId, await addChosenAgents(values, context));
    return showList(request);
  }),
};
