import type { BaseInteraction } from 'discord.js';
import { MAX_FOLLOWS } from '../../alerts/index.ts';
import { guessRefusal } from '../../cards/errors.ts';
import { relativeRoundedUp } from '../../cards/phrases.ts';
import type { Context } from '../../context.ts';
import type { AddedList } from '../../parcels/cards/add-parcels.ts';
import { limitListed } from '../../parcels/limit-guesses.ts';
import { takeTurn } from '../../process/timing/take-turn.ts';
import { textsForUser } from '../replies/reader.ts';
import { dmDestination } from '../track/follow-target.ts';

/** A number in a pasted list, with the name that it has there. */
export interface ListedParcel {
  readonly number: string;
  readonly label: string | null;
}

/**
 * Follows the parcels of a list in the user's DMs and names them; those that the user already follows only get a name if
 * they have none.
 * @throws UserFacingError if the user named too many unknown numbers lately
 */
export async function followListed(
  parcels: readonly ListedParcel[],
  interaction: BaseInteraction,
  context: Context,
): Promise<Omit<AddedList, 'invalid'>> {
  const { user } = interaction;
  const texts = textsForUser(interaction);
  const followed = new Set((await context.store.follows.list(user.id, 'parcel')).map(({ key }) => key));
  const fresh = parcels.filter(({ number }) => !followed.has(number));
  if (fresh.length > 0) refuseGuessing(interaction, context);
  const room = limitListed(
    context.listedNumbers,
    user.id,
    fresh.map(({ number }) => number),
  );
  const results = await context.alerts.followMany(dmDestination(interaction), room.allowed, user.id);
  await nameParcels(parcels, user.id, context);
  const added = fresh.filter(({ number }) => results.get(number) === 'added');
  const overLimit = [...results.values()].filter((result) => result === 'too_many').length;
  const overPace = fresh.length - room.allowed.length;
  return {
    added,
    already: parcels.length - fresh.length,
    leftOut: [
      ...(overLimit === 0 ? [] : [texts.parcels.overLimit(overLimit, MAX_FOLLOWS)]),
      ...(room.refusedUntil === null
        ? []
        : [texts.parcels.overPace(overPace, relativeRoundedUp(room.refusedUntil))]),
    ],
  };
}

/** A list must not help somebody who has to wait. */
function refuseGuessing(interaction: BaseInteraction, { unknownNumbers }: Context): void {
  const { refusedUntil, forgive } = unknownNumbers.begin(interaction.user.id);
  forgive();
  if (refusedUntil !== null) throw guessRefusal(refusedUntil, textsForUser(interaction));
}

async function nameParcels(
  parcels: readonly ListedParcel[],
  userId: string,
  { store }: Pick<Context, 'store'>,
): Promise<void> {
  const labels = new Map(parcels.map(({ number, label }) => [number, label]));
  for (const { id, key, label } of await store.follows.list(userId, 'parcel')) {
    const given = labels.get(key) ?? null;
    if (label !== null || given === null) continue;
    await takeTurn();
    await store.follows.rename(userId, id, given);
  }
}
