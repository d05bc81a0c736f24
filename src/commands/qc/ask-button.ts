import { PermissionFlagsBits } from 'discord.js';
import * as z from 'zod';
import { UserFacingError } from '../../cards/errors.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { productTopic } from '../../domain/alerts/topic.ts';
import type { Product } from '../../links/product.ts';
import { settlesWithin } from '../../process/timing/waiting.ts';
import { askView } from '../../products/cards/qc-card.ts';
import {
  type QcPhoto,
  type QcPosition,
  qcPageAt,
  selectQcPhotos,
} from '../../products/cards/qc-selection.ts';
import { offsetArg } from '../arguments/custom-id-args.ts';
import { productArgs } from '../arguments/product.ts';
import { posting } from '../replies/post-here.ts';
import { textsForReply } from '../replies/reader.ts';
import type { CommandRequest } from '../replies/request.ts';
import { channelDestination } from '../track/follow-target.ts';
import { filterArg } from './photo-buttons.ts';
import { drawNumbered, photoFiles } from './photo-files.ts';
import { loadCard } from './show-photos.ts';

/** Two rows of three, which a phone shows in full. */
const MAX_PHOTOS = 6;

/** Photos that can't be drawn as one picture are attached one by one. */
const MAX_ATTACHED = 4;

/** How long the title may take. */
const NAME_WAIT_MS = 1_200;

/** Posts the photos in the channel, with a poll. */
export const askChannel = posting(
  z.tuple([...productArgs, filterArg, offsetArg]),
  ({ interaction, context, userId, texts: { qc } }, [platform, id, filter, offset]) => {
    const product = { platform, id };
    if (channelDestination(interaction) === null) throw new UserFacingError(qc.cannotAskHere);
    const { asks, pollsInChannel } = context.posts;
    return {
      cannotPost: qc.mayNotAsk,
      needs: PermissionFlagsBits.SendPolls,
      limits: [
        { limit: asks, key: `${userId} ${productTopic(product).key}`, refusal: qc.askedRecently },
        { limit: pollsInChannel, key: interaction.channelId },
      ],
      view: (request) => ask(request, product, { filter, offset }),
    };
  },
);

async function ask(
  request: CommandRequest,
  product: Product,
  { filter, offset }: QcPosition,
): Promise<MessageView> {
  const [loaded, texts] = await Promise.all([loadCard(request, product), textsForReply(request)]);
  const selection = selectQcPhotos(loaded.soFar().answer.data, filter);
  const photos = qcPageAt(selection.photos, offset).photos.slice(0, MAX_PHOTOS);
  if (photos.length === 0) throw new UserFacingError(request.texts.qc.noPhotos);
  const [files] = await Promise.all([
    picturesOf(photos, request),
    settlesWithin(NAME_WAIT_MS, loaded.extras),
  ]);
  return askView({ summary: loaded.soFar().summary, photos, files }, texts);
}

/** One drawn sheet, else the first photos as they are. */
async function picturesOf(photos: readonly QcPhoto[], { context }: CommandRequest) {
  const urls = photos.map(({ url }) => url);
  const sheet = await drawNumbered(urls, photos[0]?.number ?? 1, context);
  if (sheet !== null) return [sheet];
  return [...(await photoFiles(urls.slice(0, MAX_ATTACHED), context)).values()];
}
