import { z } from 'zod';
import type { Context } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { Texts } from '../../texts/index.ts';

/**
 * How a custom id names a parcel: by its number where only the asker sees the message; by `@` and the topic's id
 * elsewhere, since everybody can read the custom ids of a message and the number shown there is masked.
 */
export const parcelArg = z.string().regex(/^([A-Z0-9]{5,40}|@\d{1,15})$/);

/** Where the number itself has to be known: an id of ours, which could be guessed, is not enough. */
export const numberArg = z.string().regex(/^[A-Z0-9]{5,40}$/);

/** @throws UserError when the parcel has been forgotten since */
export async function numberOf(handle: string, { store }: Context, texts: Texts): Promise<string> {
  if (!handle.startsWith('@')) return handle;
  const topic = await store.topics.get(Number(handle.slice(1)));
  if (topic?.kind !== 'parcel') throw new UserError(texts.problems.staleButton);
  return topic.key;
}

export async function handleOf(number: string, shared: boolean, { store, clock }: Context): Promise<string> {
  return shared ? `@${await store.topics.remember({ kind: 'parcel', key: number }, clock())}` : number;
}
