import { type APIButtonComponent, messageLink, PermissionFlagsBits } from 'discord.js';
import * as z from 'zod';
import { button, linkButton } from '../../cards/components.ts';
import { UserFacingError } from '../../cards/errors.ts';
import type { ComponentInteraction } from '../../discord/interactions/command.ts';
import { productTopic } from '../../domain/alerts/topic.ts';
import type { Product } from '../../links/product.ts';
import { settlesWithin } from '../../process/timing/waiting.ts';
import { qcId } from '../../products/cards/qc-controls.ts';
import { askPreview, askView, POLL_HOURS } from '../../products/cards/qc-question.ts';
import {
  type QcPhoto,
  type QcPosition,
  qcPageAt,
  selectQcPhotos,
} from '../../products/cards/qc-selection.ts';
import type { ChannelPoll } from '../../store/index.ts';
import { offsetArg } from '../arguments/custom-id-args.ts';
import { productArgs } from '../arguments/product.ts';
import { textsForReply } from '../replies/reader.ts';
import type { CommandRequest } from '../replies/request.ts';
import { sharing } from '../replies/sharing.ts';
import { channelDestination } from '../track/follow-target.ts';
import { filterArg } from './photo-buttons.ts';
import { drawNumbered, photoFiles } from './photo-files.ts';
import { loadCard } from './show-photos.ts';

/** Two rows of three, which a phone shows in full. */
const MAX_PHOTOS = 6;

/** Photos that can't be drawn as one picture are attached one by one. */
const MAX_ATTACHED = 4;

/** A poll that isn't posted by then doesn't keep others from asking. */
const POSTING_MS = 2 * 60_000;
const POLL_MS = POLL_HOURS * 60 * 60_000;

/** How long to wait for the title. */
const NAME_WAIT_MS = 1_200;

/** *Ask the channel*: a preview, then the photos in the channel with a poll; one poll at a time for each product. */
const asking = sharing('qc', z.tuple([...productArgs, filterArg, offsetArg]), (request, args) => {
  const { interaction, context, userId, texts } = request;
  const { qc, common } = texts;
  const [platform, id, filter, offset] = args;
  const product = { platform, id };
  if (channelDestination(interaction) === null) throw new UserFacingError(qc.cannotAskHere);
  const { key } = productTopic(product);
  const { asks, pollsInChannel } = context.posts;
  const asked = { channelId: interaction.channelId, product: key };
  const back = button(common.back, qcId('more', product, { filter, offset }));
  const question = (readers: Request, author: string | null) =>
    loadQuestion(readers, product, { filter, offset }, author === null ? null : `<@${userId}>`);
  return {
    cannotPost: qc.mayNotAsk,
    needs: PermissionFlagsBits.SendPolls,
    limits: [
      { limit: asks, key: `${userId} ${key}`, refusal: qc.askedRecently },
      { limit: pollsInChannel, key: interaction.channelId },
    ],
    title: qc.askTitle,
    back,
    preview: async (readers, author) => {
      const running = await context.store.channelPolls.running(asked, context.clock());
      if (running !== undefined) throw isAsked(request, running, back);
      return askPreview(await question(readers, author), await textsForReply(readers));
    },
    post: async (readers, author) => askView(await question(readers, author), await textsForReply(readers)),
    around: (post) => postOnce(request, asked, back, post),
  };
});

export const askButtons = { ...asking, ask: asking.share };

type Request = CommandRequest<ComponentInteraction>;

/** @throws UserFacingError if a poll about it runs in the channel, whichever process posted it */
async function postOnce<T extends { readonly messageId: string }>(
  request: Request,
  asked: Pick<ChannelPoll, 'channelId' | 'product'>,
  back: APIButtonComponent,
  post: () => Promise<T>,
): Promise<T> {
  const { clock, store } = request.context;
  const { channelPolls } = store;
  const now = clock();
  if (!(await channelPolls.begin(asked, now, now + POSTING_MS)))
    throw isAsked(request, await channelPolls.running(asked, now), back);
  try {
    const posted = await post();
    await channelPolls.posted(asked, { messageId: posted.messageId, endsAt: clock() + POLL_MS });
    return posted;
  } catch (error) {
    await channelPolls.cancel(asked);
    throw error;
  }
}

/** Leads to the running poll, once it is posted. */
function isAsked(
  { interaction, texts }: Request,
  running: Pick<ChannelPoll, 'messageId'> | undefined,
  back: APIButtonComponent,
): UserFacingError {
  const { messageId = null } = running ?? {};
  const { channelId, guildId } = interaction;
  const link = messageId === null ? null : messageLink(channelId, messageId, guildId ?? '@me');
  const toPoll = link === null ? [] : linkButton(texts.qc.toPoll, link);
  return new UserFacingError(texts.qc.askedHere, [...toPoll, back]);
}

async function loadQuestion(
  request: Request,
  product: Product,
  { filter, offset }: QcPosition,
  author: string | null,
) {
  const loaded = await loadCard(request, product);
  const selection = selectQcPhotos(loaded.soFar().answer.data, filter);
  const photos = qcPageAt(selection.photos, offset).photos.slice(0, MAX_PHOTOS);
  if (photos.length === 0) throw new UserFacingError(request.texts.qc.noPhotos);
  const [files] = await Promise.all([
    picturesOf(photos, request),
    settlesWithin(NAME_WAIT_MS, loaded.extras),
  ]);
  return { summary: loaded.soFar().summary, photos, files, author };
}

/** One drawn sheet, else the first photos as they are. */
async function picturesOf(photos: readonly QcPhoto[], { context }: CommandRequest) {
  const urls = photos.map(({ url }) => url);
  const sheet = await drawNumbered(urls, photos[0]?.number ?? 1, context);
  if (sheet !== null) return [sheet];
  return [...(await photoFiles(urls.slice(0, MAX_ATTACHED), context)).values()];
}
