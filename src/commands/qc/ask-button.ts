import { PermissionFlagsBits } from 'discord.js';
import * as z from 'zod';
import { UserFacingError } from '../../cards/errors.ts';
import type { Context } from '../../context.ts';
import type { ComponentInteraction } from '../../discord/interactions/command.ts';
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
import { defineComponent } from '../builders/define-component.ts';
import { postHere } from '../replies/post-here.ts';
import { textsForReply, textsForUser } from '../replies/reader.ts';
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
export const askChannel = defineComponent({
  mode: 'reply',
  args: z.tuple([...productArgs, filterArg, offsetArg]),
  press: ({ interaction, args: [platform, id, filter, offset] }, context) => {
    const product = { platform, id };
    const { qc } = textsForUser(interaction);
    if (channelDestination(interaction) === null) throw new UserFacingError(qc.cannotAskHere);
    const { asks, pollsInChannel } = context.posts;
    const about = `${interaction.user.id} ${productTopic(product).key}`;
    return postHere(interaction, context, {
      cannotPost: qc.mayNotAsk,
      needs: PermissionFlagsBits.SendPolls,
      limits: [
        { limit: asks, key: about, refusal: qc.askedRecently },
        { limit: pollsInChannel, key: interaction.channelId },
      ],
      view: () => ask(interaction, product, { filter, offset }, context),
    });
  },
});

async function ask(
  interaction: ComponentInteraction,
  product: Product,
  { filter, offset }: QcPosition,
  context: Context,
): Promise<MessageView> {
  const [loaded, texts] = await Promise.all([
    loadCard(interaction, context, 'public', product),
    textsForReply('public', interaction, context),
  ]);
  const selection = selectQcPhotos(loaded.soFar().answer.data, filter);
  const photos = qcPageAt(selection.photos, offset).photos.slice(0, MAX_PHOTOS);
  if (photos.length === 0) throw new UserFacingError(textsForUser(interaction).qc.noPhotos);
  const [files] = await Promise.all([
    picturesOf(photos, context),
    settlesWithin(NAME_WAIT_MS, loaded.extras),
  ]);
  return askView({ summary: loaded.soFar().summary, photos, files }, texts);
}

/** One drawn sheet, else the first photos as they are. */
async function picturesOf(photos: readonly QcPhoto[], context: Context) {
  const urls = photos.map(({ url }) => url);
  const sheet = await drawNumbered(urls, photos[0]?.number ?? 1, context);
  if (sheet !== null) return [sheet];
  return [...(await photoFiles(urls.slice(0, MAX_ATTACHED), context)).values()];
}

export const askButtons = {
  ask: askChannel,
};
