import { MAX_FOLLOWS } from '../../alerts/index.ts';
import { guessRefusal } from '../../cards/errors.ts';
import { relativeRoundedUp } from '../../cards/phrases.ts';
import { plainText } from '../../discord/messages/plain-text.ts';
import type { ParcelList } from '../../domain/parcels/list/read-parcel-list.ts';
import type { AddedList } from '../../parcels/cards/add-parcels.ts';
import { MAX_LABEL } from '../../parcels/cards/parcel-name.ts';
import { limitListed } from '../../parcels/limit-guesses.ts';
import { takeTurn } from '../../process/timing/take-turn.ts';
import type { CommandRequest } from '../replies/request.ts';
import { dmDestination } from './follow-target.ts';

/** A number in a pasted list, with the name that it has there. */
export interface NamedParcel {
  readonly number: string;
  readonly label: string | null;
}

/** The parcels of a pasted list with their names as labels. */
export function withLabels(parcels: ParcelList['parcels']): NamedParcel[] {
  return parcels.map(({ number, name }) => ({ number, label: plainText(name ?? '', MAX_LABEL) || null }));
}

/**
 * Follows the parcels of a list in the user's DMs and names them; those that the user already follows only get a name if they have
 * none.
 * @param areShown their scans are in the reader's sight
 * @throws UserFacingError if the user has recently entered too many unknown numbers
 */
export async function followListed(
  request: CommandRequest,
  parcels: readonly NamedParcel[],
  { areShown = false } = {},
): Promise<Omit<AddedList, 'typos' | 'invalid'>> {
  const { interaction, context, userId, texts } = request;
  const followed = new Set((await context.store.follows.list(userId, 'parcel')).map(({ key }) => key));
  const fresh = parcels.filter(({ number }) => !followed.has(number));
  if (fresh.length > 0) refuseGuessing(request);
  const numbers = fresh.map(({ number }) => number);
  const { allowed, refusedUntil } = limitListed(context.listedNumbers, userId, numbers);
  const results = await context.alerts.followMany(dmDestination(interaction), allowed, userId, { areShown });
  await nameParcels(request, parcels);
  const overLimit = [...results.values()].filter((result) => result === 'too_many').length;
  const overPace = fresh.length - allowed.length;
  return {
    added: fresh.filter(({ number }) => results.get(number) === 'added'),
    already: parcels.length - fresh.length,
    leftOut: [
      ...(overLimit === 0 ? [] : [texts.parcels.overLimit(overLimit, MAX_FOLLOWS)]),
      ...(refusedUntil === null ? [] : [texts.parcels.overPace(overPace, relativeRoundedUp(refusedUntil))]),
    ],
  };
}

/** A list must not get around the wait. */
function refuseGuessing({ context, userId, texts }: CommandRequest): void {
  const { refusedUntil, forgive } = context.unknownNumbers.begin(userId);
  forgive();
  if (refusedUntil !== null) throw guessRefusal(refusedUntil, texts);
}

async function nameParcels({ context, userId }: CommandRequest, parcels: readonly NamedParcel[]) {
  const { follows } = context.store;
  const labels = new Map(parcels.map(({ number, label }) => [number, label]));
  for (const { id, key, label } of await follows.list(userId, 'parcel')) {
    const given = labels.get(key) ?? null;
    if (label !== null || given === null) continue;
    await takeTurn();
    await follows.rename(userId, id, given);
  }
}
