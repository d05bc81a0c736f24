import { Routes } from 'discord.js';
import * as z from 'zod';
import { notice } from '../../cards/container.ts';
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
import { noArgs, oneOffset } from '../arguments/custom-id-args.ts';
import { textsForReply } from '../replies/reader.ts';
import { answering, type Card, type CommandRequest, replying, updating } from '../replies/request.ts';
import { numberArg } from '../track/parcel-arg.ts';
import { showParcel } from '../track/show-parcel.ts';
import { type ListOptions, showLinkList, showPhotosOfSeveral } from './linked-products.ts';
import { listedNumbers, listedProducts } from './listed-products.ts';
import { mayRemove, removableOf, SNOWFLAKE } from './removal.ts';

/** On messages of earlier versions: deletes the bot's reply to a link in chat. */
const dismiss: DeleteMessageComponent<Context> = {
  mode: 'delete',
  async authorize({ interaction }, context) {
    if (!(await mayRemove(interaction, interaction.message.id, context)))
      throw new UserFacingError(textsFor(interaction.locale).chat.notAuthor);
  },
  onDeleted: async ({ interaction }, { store }) => {
    await store.chatReplies.removeReply(interaction.message.id);
  },
};

/** Deletes the reply that a private card was opened from. */
const remove = updating(z.tuple([z.string().regex(SNOWFLAKE)]), async (request, [replyId]) => {
  const { interaction, context, texts } = request;
  if (!(await mayRemove(interaction, replyId, context))) throw new UserFacingError(texts.chat.notAuthor);
  await interaction.client.rest.delete(Routes.channelMessage(interaction.channelId, replyId));
  await context.store.chatReplies.removeReply(replyId);
  return notice(texts.chat.removed);
});

/** On a reply in chat: its products at the user's own agents, and what else can be done with them. */
const openList = replying(noArgs, async (request) => {
  const { interaction, context } = request;
  const { id } = interaction.message;
  const removable = (await mayRemove(interaction, id, context)) ? id : null;
  return showList(request, { removable, isBehindMore: true });
});

/** On a list: another page of it. */
const listPage = updating(oneOffset, (request, [offset]) => showList(request, { offset }));

async function showList(
  request: CommandRequest<ComponentInteraction>,
  { removable = null, ...options }: Pick<ListOptions, 'offset' | 'removable' | 'isBehindMore'> = {},
): Promise<Card> {
  const { message } = request.interaction;
  const subjects = await listedProducts(message, request.context, request.texts);
  const numbers = listedNumbers(message);
  return showLinkList(request, subjects, {
    ...options,
    numbers,
    removable: removable ?? removableOf(message),
  });
}

/** The menu of a list: opens a parcel, or the photos of a product. */
const openCard = replying(noArgs, (request, _args, [value = '']) => {
  const number = numberArg.safeParse(value);
  if (number.success) return showParcel(request, { number: number.data, masked: false });
  const chosen = subjectOfKey(value);
  if (chosen === null) throw new UserFacingError(request.texts.errors.outdatedComponent);
  return showPhotosOfOne(request, chosen);
});

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
  remove,
  more: openList,
  all: openList,
  /** *My agent* on messages of earlier versions. */
  mine: openList,
  /** On a reply to several links: the photos of the first product, with a menu of the others. */
  qc: replying(noArgs, (request) => showPhotosOfOne(request)),
  card: openCard,
  /** On lists of earlier versions. */
  photos: choosePhotos('reply'),
  otherPhotos: choosePhotos('update'),
  previousPage: listPage,
  nextPage: listPage,
  /** On a list for a user who has chosen no agents: the menu to choose them. */
  chooseAgents: updating(noArgs, async (request, _args, values) => {
    const { context, userId } = request;
    await context.store.settings.changeUserAgents(userId, await addChosenAgents(values, context));
    return showList(request);
  }),
};
