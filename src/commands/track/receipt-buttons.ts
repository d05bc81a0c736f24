import { MessageFlags } from 'discord.js';
import { confirmReceipt, denyReceipt } from '../../alerts/index.ts';
import { UserFacingError } from '../../cards/errors.ts';
import type { ComponentInteraction } from '../../discord/interactions/command.ts';
import { parcelTopic } from '../../domain/alerts/topic.ts';
import { areAllDelivered } from '../../hauls/cards/parcels-in-words.ts';
import { idsWithOrigin, openIds } from '../../parcels/cards/parcel-ids.ts';
import { type AnsweredParcel, missingView, receivedView } from '../../parcels/cards/receipt.ts';
import { linkedParcels } from '../haul/linked-parcels.ts';
import { answering, type CommandRequest } from '../replies/request.ts';
import { followAgain } from './follow-buttons.ts';
import { followsOfParcel, labelIn } from './followed-parcels.ts';
import { backToList, numberArgs, type Origin } from './parcel-arg.ts';

export const receiptButtons = {
  /** *Got it* on a delivered parcel: the user's follows of it end, and it goes to their archive. */
  received: answering('update_own', numberArgs, async (request, [number, origin]) => {
    const { context, userId, texts } = request;
    const { store, clock } = context;
    const topic = await store.topics.find(parcelTopic(number));
    if (topic !== undefined) await confirmReceipt(store, userId, topic.id, clock());
    // A second press gets the same answer.
    const archived = await store.archive.find(userId, number);
    if (archived === undefined) throw new UserFacingError(texts.track.notFollowing);
    const parcel = answered(request, number, archived.label, origin);
    return receivedView(parcel, archived.days, await completedHaul(request, number), texts);
  }),
  /** *Not here yet*: polling continues, and nobody is asked again. What was in the archive is followed again. */
  missing: answering('update_own', numberArgs, async (request, [number, origin]) => {
    const { context, userId, texts } = request;
    const { store, clock } = context;
    const archived = await store.archive.find(userId, number);
    if (archived !== undefined) await followAgain(request, archived);
    const topic = await store.topics.find(parcelTopic(number));
    const followed = topic !== undefined && (await denyReceipt(store, userId, topic.id, clock()));
    const label = labelIn(await followsOfParcel(request, number));
    return missingView(answered(request, number, label, origin), followed, texts);
  }),
};

/** The user's open haul that this was the last parcel of. */
async function completedHaul(request: CommandRequest, number: string) {
  const haul = await request.context.store.hauls.openWith(request.userId, number);
  if (haul === undefined) return null;
  return areAllDelivered(await linkedParcels(request, haul.parcels)) ? haul : null;
}

function answered(
  { interaction: { message } }: CommandRequest<ComponentInteraction>,
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
