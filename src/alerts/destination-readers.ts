import { type Reader, secondCurrencyOf } from '../cards/reader.ts';
import { pingReasonOf } from '../domain/alerts/alert-level.ts';
import type { ParcelState } from '../domain/parcels/wordings/index.ts';
import type { ExchangeRates } from '../domain/products/money.ts';
import type { LabelledParcel } from '../parcels/cards/parcel-name.ts';
import type { AlertChannel, Destination, Store } from '../store/index.ts';
import { type Texts, textsFor } from '../texts/index.ts';

/** A server's channels use the language that its managers chose, or else the one that Discord reports. */
export async function textsAt(
  { store }: { readonly store: Pick<Store, 'settings'> },
  { guildId, locale }: Destination,
): Promise<Texts> {
  const chosen = guildId === null ? null : (await store.settings.guild(guildId)).language;
  return textsFor(chosen ?? locale);
}

/** For whom an alert is rendered: with the second currency and the buttons that the server or the person chose. */
export async function readerAt(
  { store, rates }: { readonly store: Pick<Store, 'settings'>; readonly rates: ExchangeRates },
  { kind, discordId, guildId }: Destination,
  texts: Texts,
): Promise<Reader> {
  if (kind === 'user') {
    const { currency } = await store.settings.user(discordId);
    return { texts, currency: secondCurrencyOf(currency, rates) };
  }
  if (guildId === null) return { texts, currency: null };
  const { currency, haulButtons } = await store.settings.guild(guildId);
  return { texts, currency: secondCurrencyOf(currency, rates), hidesHaul: !haulButtons };
}

/**
 * A parcel as the readers at a destination may see it. In a channel, its number is masked unless the managers show it, and it has
 * a name only if the person who gave it shares it.
 * @param channel the alert channel for parcels there; undefined: only follows
 */
export async function parcelAt(
  { follows }: Pick<Store, 'follows'>,
  { id, kind }: Pick<Destination, 'id' | 'kind'>,
  channel: Pick<AlertChannel, 'mask'> | undefined,
  topic: { readonly id: number; readonly key: string },
): Promise<LabelledParcel> {
  return {
    number: topic.key,
    label: await follows.labelAt(id, topic.id),
    masked: kind === 'channel' && (channel?.mask ?? true),
  };
}

export function rolesOf(...channels: readonly (Pick<AlertChannel, 'roleId'> | undefined)[]): string[] {
  return [...new Set(channels.flatMap((channel) => channel?.roleId ?? []))];
}

/** Whether the role of an alert channel is pinged when parcels reach these states. */
export function pingsFor(channel: AlertChannel | undefined, states: readonly ParcelState[]): boolean {
  const reasons = states.map(pingReasonOf);
  return channel?.pings.some((reason) => reasons.includes(reason)) ?? false;
}

/** The roles' mentions come last: a notification starts with what happened. */
export function withMentions(content: string | undefined, roleIds: readonly string[]): string {
  return [content ?? '', ...roleIds.map((id) => `<@&${id}>`)].filter((part) => part !== '').join(' ');
}
