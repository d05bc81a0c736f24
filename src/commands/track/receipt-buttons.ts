import { type MessageComponentInteraction, MessageFlags } from 'discord.js';
import * as z from 'zod';
import { confirmReceipt, denyReceipt } from '../../alerts/index.ts';
import { UserFacingError } from '../../cards/errors.ts';
import type { Context } from '../../context.ts';
import { parcelTopic } from '../../domain/alerts/topic.ts';
import { areAllDelivered } from '../../hauls/cards/parcels.ts';
import { idsWithOrigin, openIds } from '../../parcels/cards/parcel-ids.ts';
import { type AnsweredParcel, missingView, receivedView } from '../../parcels/cards/receipt.ts';
import { privateComponent } from '../builders/define-component.ts';
import { linkedParcels } from '../haul/linked-parcels.ts';
import { followsOfParcel, labelIn } from '../parcels/followed-parcels.ts';
import { textsForUser } from '../replies/reader.ts';
import { backToList, numberArg, type Origin, originArg } from './parcel-arg.ts';

export const receiptButtons = {
  /** *Got it* on a delivered parcel: the user's follows of it end, and it goes to their archive. */
  received: privateComponent({
    mode: 'update_own',
    args: z.tuple([numberArg, originArg]),
    async view({ interaction, args: [number, origin] }, context) {
      const { store, clock } = context;
      const { id: userId } = interaction.user;
      const topic = await store.topics.find(parcelTopic(number));
      if (topic !== undefined) await confirmReceipt(store, userId, topic.id, clock());
      // A second press gets the same answer.
      const archived = await store.archive.find(userId, number);
      const texts = textsForUser(interaction);
      if (archived === undefined) throw new UserFacingError(texts.track.notFollowing);
      const parcel = answered(interaction, number, archived.label, origin);
      return receivedView(parcel, archived.days, await completedHaul(interaction, number, context), texts);
    },
  }),
  /** *Not here yet*: polling continues, and nobody is asked again. */
  missing: privateComponent({
    mode: 'update_own',
    args: z.tuple([numberArg, originArg]),
    async view({ interaction, args: [number, origin] }, context) {
      const { store, clock } = context;
      const topic = await store.topics.find(parcelTopic(number));
      const followed =
        topic !== undefined && (await denyReceipt(store, interaction.user.id, topic.id, clock()));
      const label = await labelOf(number, interaction.user.id, context);
      return missingView(answered(interaction, number, label, origin), followed, textsForUser(interaction));
    },
  }),
};

/** The user's open haul that this was the last parcel of. */
async function completedHaul(interaction: MessageComponentInteraction, number: string, context: Context) {
  const { user } = interaction;
  const haul = await context.store.hauls.openWith(user.id, number);
  if (haul === undefined) return null;
  if (!areAllDelivered(await linkedParcels(user.id, haul.parcels, context))) return null;
  return haul;
}

/** The name that the user gave the parcel, which may be in their archive by now. */
async function labelOf(number: string, userId: string, context: Context): Promise<string | null> {
  const own = labelIn(await followsOfParcel(number, userId, context));
  return own ?? (await context.store.archive.find(userId, number))?.label ?? null;
}

function answered(
  { message }: MessageComponentInteraction,
  number: string,
  label: string | null,
  origin: Origin,
): AnsweredParcel {
  return {
    number,
    label,
    masked: false,
    ids: idsWithOrigin(openIds(number), origin),
    message: message.flags.has(MessageFlags.IsComponentsV2) ? 'card' : 'alert',
    backId: backToList(origin),
  };
}
