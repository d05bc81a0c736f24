import type { APISelectMenuOption } from 'discord.js';
import type { TrackingUpdate } from '../api/index.ts';
import { encodeCustomId } from '../discord/custom-id.ts';
import { cut, escapeText, LIMITS, MAX_TEXT_BYTES, takeWhileFits } from '../discord/limits.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { Texts } from '../texts/index.ts';
import { COLOURS } from './colours.ts';
import { button, buttonRows, menuRow } from './components.ts';
import { parcelName } from './parcel-name.ts';
import { displayStateOf } from '../domain/display-state.ts';
import { STATE_EMOJI } from './parcel-state.ts';
import { type ScanTextLimits, scanLines } from './scan-lines.ts';

export const PARCELS_PER_PAGE = 8;

/** What a page of parcels may take of an embed's description, apart from the lines around it, in characters and bytes. */
const LINES_CHARS = 3_500;
const LINES_BYTES = MAX_TEXT_BYTES - 1_000;

interface ParcelTextLimits {
  readonly label: number;
  readonly scan: ScanTextLimits;
  readonly places: number;
}

const FULL: ParcelTextLimits = { label: 80, scan: { status: 80, place: 40 }, places: 5 };
/** So short that a page of parcels fits in any script. */
const SHORT: ParcelTextLimits = { label: 60, scan: { status: 50, place: 20 }, places: 1 };

export interface FollowedParcel {
  readonly number: string;
  readonly label: string | null;
  readonly newest: TrackingUpdate | null;
  /** Where it is told: null for the DMs, else the channel's id. */
  readonly places: readonly (string | null)[];
  readonly dmClosed: boolean;
}

/** Everything somebody follows, newest follow first; for the asker alone. */
export function parcelsView(parcels: readonly FollowedParcel[], from: number, texts: Texts): MessageView {
  const total = parcels.length;
  const lastPage = Math.max(0, Math.ceil(total / PARCELS_PER_PAGE) - 1) * PARCELS_PER_PAGE;
  const offset = Math.min(from, lastPage);
  const shown = parcels.slice(offset, offset + PARCELS_PER_PAGE);
  const full = shown.map((parcel) => parcelLines(parcel, FULL, texts));
  const fits = takeWhileFits(full, LINES_CHARS, LINES_BYTES, '\n\n').length === full.length;
  const lines = fits ? full : shown.map((parcel) => parcelLines(parcel, SHORT, texts));
  if (total === 0) lines.push(texts.parcels.noParcels);
  if (parcels.some(({ dmClosed }) => dmClosed)) lines.push(texts.parcels.dmClosed);
  if (total > PARCELS_PER_PAGE) {
    lines.push(`-# ${texts.parcels.range(offset + 1, offset + shown.length, total)}`);
  }
  return {
    embeds: [{ color: COLOURS.neutral, title: `📦 ${texts.parcels.title}`, description: lines.join('\n\n') }],
    components: [
      ...menuRow(
        encodeCustomId('parcels', 'open'),
        texts.parcels.choose,
        shown.map((parcel) => menuOption(parcel, texts)),
      ),
      ...(total > PARCELS_PER_PAGE ? pageButtons(offset, total, texts) : []),
    ],
  };
}

function pageButtons(offset: number, total: number, texts: Texts) {
  const before = String(Math.max(0, offset - PARCELS_PER_PAGE));
  const after = String(offset + PARCELS_PER_PAGE);
  return buttonRows([
    button(texts.common.previous, encodeCustomId('parcels', 'newer', before), { disabled: offset === 0 }),
    button(texts.common.next, encodeCustomId('parcels', 'older', after), {
      disabled: offset + PARCELS_PER_PAGE >= total,
    }),
  ]);
}

function parcelLines(parcel: FollowedParcel, limits: ParcelTextLimits, texts: Texts): string {
  const { number, label, newest, places } = parcel;
  const state = displayStateOf(newest?.status, newest !== null);
  const name = label === null ? `\`${number}\`` : `**${escapeText(label, limits.label)}** · \`${number}\``;
  const told = places
    .slice(0, limits.places)
    .map((place) => (place === null ? texts.parcels.inDm : texts.parcels.inChannel(`<#${place}>`)));
  if (places.length > told.length) told.push(texts.common.more(places.length - told.length));
  const scan =
    newest === null
      ? `-# ${texts.parcels.noScans}`
      : scanLines(newest, { number, masked: false }, '', texts, limits.scan).trim();
  return `${STATE_EMOJI[state]} ${name} · ${texts.track.states[state]}\n${scan}\n-# 🔔 ${told.join(', ')}`;
}

function menuOption({ number, label, newest }: FollowedParcel, texts: Texts): APISelectMenuOption {
  const state = displayStateOf(newest?.status, newest !== null);
  return {
    label: cut(parcelName({ number, label, masked: false }), LIMITS.optionText),
    value: number,
    description: cut(`${STATE_EMOJI[state]} ${texts.track.states[state]}`, LIMITS.optionText),
  };
}
