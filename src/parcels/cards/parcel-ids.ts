import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { Seal } from '../../discord/messages/seal.ts';
import type { MaskableParcel } from './parcel-name.ts';

/** Writes the custom id of a component of `/track` that is about one parcel. */
export type ParcelIds = (component: string, ...args: readonly string[]) => string;

/** For messages that show the number. */
export const openIds =
  (number: string): ParcelIds =>
  (component, ...args) =>
    encodeCustomId('track', component, number, ...args);

/**
 * For messages that mask the number: only this bot can decrypt it, and only for this component in this channel.
 * Nothing is stored, so there is no row id to guess.
 */
export const sealedIds =
  (number: string, channelId: string, seal: Seal): ParcelIds =>
  (component, ...args) =>
    encodeCustomId('track', component, sealNumber(number, component, channelId, seal), ...args);

/** For a message that shows the number, or masks it. @param channelId where its components are used */
export function parcelIds({ number, masked }: MaskableParcel, channelId: string, seal: Seal): ParcelIds {
  return masked ? sealedIds(number, channelId, seal) : openIds(number);
}

/** The number, sealed for one component of `/track` in one channel. */
export function sealNumber(number: string, component: string, channelId: string, seal: Seal): string {
  return seal.close(packed(number), ['track', component, channelId]);
}

/** The same ids with a further argument at the end: from where in `/parcels` the card was opened. */
export const idsWithOrigin =
  (ids: ParcelIds, origin: string | undefined): ParcelIds =>
  (component, ...args) =>
    ids(component, ...args, ...(origin === undefined ? [] : [origin]));

/** How custom ids name a parcel: the number itself, or a sealed one of 72 characters. */
export const NUMBER = /^[A-Z0-9]{5,40}$/;
export const SEALED_NUMBER = /^[\w-]{72}$/;

/** The number in a sealed argument; null when it was sealed for another channel or component, or not by this bot. */
export function unsealNumber(sealed: string, component: string, channelId: string, seal: Seal) {
  const content = seal.open(sealed, ['track', component, channelId]);
  return content === null ? null : unpacked(content);
}

/** Holds 40 characters in base 36, after a 1 that keeps leading zeros. */
const PACKED_BYTES = 26;

/** Always the same length, so that a custom id doesn't reveal the length of the number. */
function packed(number: string): Buffer {
  const value = [...`1${number}`].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
  return Buffer.from(value.toString(16).padStart(2 * PACKED_BYTES, '0'), 'hex');
}

function unpacked(content: Buffer): string {
  const digits = BigInt(`0x${content.toString('hex')}`).toString(36);
  return digits.slice(1).toUpperCase();
}
