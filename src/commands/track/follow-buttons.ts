import * as z from 'zod';
import { MAX_FOLLOWS } from '../../alerts/index.ts';
import { singleInputModal } from '../../cards/components.ts';
import { UserFacingError } from '../../cards/errors.ts';
import { plainText } from '../../discord/messages/plain-text.ts';
import { idsWithOrigin, openIds } from '../../parcels/cards/parcel-ids.ts';
import { MAX_LABEL } from '../../parcels/cards/parcel-name.ts';
import { isClientError } from '../../service/index.ts';
import type { ArchivedParcel, NewDestination } from '../../store/index.ts';
import { type CommandRequest, opening, sending, updating } from '../replies/request.ts';
import { dmDestination, endOwnFollow, followTarget, resolveDestination } from './follow-target.ts';
import { followsOfParcel, labelIn } from './followed-parcels.ts';
import { showDestinations } from './following.ts';
import { numberArg, numberArgs, originArg } from './parcel-arg.ts';
import { showParcel, trackParcel } from './show-parcel.ts';

const parcelAndTarget = z.tuple([numberArg, followTarget, originArg]);

export const followButtons = {
  /** Starts alerts about new scans, in the user's DMs or in this channel. */
  follow: updating(parcelAndTarget, async (request, [number, target, origin]) => {
    const destination = await resolveDestination(request, target);
    // Only parcels that the service knows are followed here, so that guesses leave no rows.
    await trackParcel(request, { number, masked: false });
    await followKnown(request, destination, number);
    const done = target === 'dm' ? 'followed' : request.texts.track.followsHere;
    return showParcel(request, { number, masked: false, origin, done });
  }),
  /** The same on the page about the follow, for a further destination. */
  also: updating(parcelAndTarget, async (request, [number, target, origin]) => {
    await followEvenUnknown(request, await resolveDestination(request, target), number);
    return showDestinations(request, number, origin);
  }),
  /** Follows a number that the service doesn't know yet, in the user's DMs. */
  watch: updating(numberArgs, async (request, [number, origin]) => {
    await followEvenUnknown(request, dmDestination(request.interaction), number);
    return showParcel(request, { number, masked: false, origin });
  }),
  unfollow: updating(parcelAndTarget, async (request, [number, target, origin]) => {
    await endOwnFollow(request, { kind: 'parcel', key: number }, target);
    return showParcel(request, { number, masked: false, origin });
  }),
  name: opening(numberArgs, async (request, [number, origin]) => {
    const { nameTitle, nameLabel, nameHint } = request.texts.track;
    return singleInputModal(idsWithOrigin(openIds(number), origin)('name'), nameTitle, {
      id: 'label',
      label: nameLabel,
      hint: nameHint,
      value: labelIn(await followsOfParcel(request, number)),
      maxLength: MAX_LABEL,
    });
  }),
};

export const followModals = {
  /** Names the parcel in all of the user's follows; an empty input removes the name. */
  name: sending(numberArgs, async (request, [number, origin]) => {
    const label = plainText(request.interaction.fields.getTextInputValue('label'), MAX_LABEL);
    await renameFollows(request, number, label || null);
    return showParcel(request, { number, masked: false, origin });
  }),
};

/**
 * Follows a parcel whether or not the service knows it. An unknown number counts toward the limit, as in a lookup.
 * @throws UserFacingError if the user named too many unknown numbers, or follows too much
 */
export async function followEvenUnknown(
  request: CommandRequest,
  destination: NewDestination,
  number: string,
): Promise<void> {
  await trackParcel(request, { number, masked: false }).catch((error: unknown) => {
    if (!isClientError(error)) throw error;
  });
  await followKnown(request, destination, number);
}

/** Follows a parcel that the user knows. @throws UserFacingError if the user follows too much */
async function followKnown(
  { context, userId, texts }: CommandRequest,
  destination: NewDestination,
  number: string,
): Promise<void> {
  const outcome = await context.alerts.follow.parcel(destination, number, userId);
  if (outcome === 'too_many') throw new UserFacingError(texts.input.tooManyFollows(MAX_FOLLOWS));
}

/** Follows an archived parcel in the user's DMs, under its name, and takes it out of the archive. */
export async function followAgain(
  request: CommandRequest,
  { id, number, label }: Pick<ArchivedParcel, 'id' | 'number' | 'label'>,
): Promise<void> {
  await followKnown(request, dmDestination(request.interaction), number);
  if (label !== null) await renameFollows(request, number, label);
  await request.context.store.archive.remove(request.userId, id);
}

/** Names a parcel in all of the user's follows; null removes the name. */
export async function renameFollows(
  request: CommandRequest,
  number: string,
  label: string | null,
): Promise<void> {
  for (const { id } of await followsOfParcel(request, number))
    await request.context.store.follows.rename(request.userId, id, label);
}
