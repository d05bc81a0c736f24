import type { APISelectMenuOption } from 'discord.js';
import type { TrackingUpdate } from '../api/index.ts';
import { encodeCustomId } from '../discord/custom-id.ts';
import { escapeText } from '../discord/escape-markdown.ts';
import { LIMITS, MAX_TEXT_BYTES } from '../discord/limits.ts';
import type { MessageView } from '../discord/message-view.ts';
import { cut, takeWhileFits } from '../discord/truncate.ts';
import { displayStateOf } from '../domain/display-state.ts';
import type { Texts } from '../texts/index.ts';
import { COLOURS } from './colours.ts';
import { buttonRows, menuRow } from './components.ts';
import { destinationList } from './destination-list.ts';
import { hasSeveralPages, pageAt, pageButtons } from './paging.ts';
import { parcelName } from './parcel-name.ts';
import { STATE_EMOJI } from './parcel-state.ts';
import { type ScanTextLimits, scanLines } from './scan-lines.ts';

export const PARCELS_PER_PAGE = 8;

/** What the parcels of a page may take of an embed's description, apart from the lines around them. */
const LINES_CHARS = 3_500;
const LINES_BYTES = MAX_TEXT_BYTES - 1_000;

interface ParcelTextLimits {
  readonly label: number;
  readonly scan: ScanTextLimits;
  readonly destinations: number;
}

const FULL: ParcelTextLimits = { label: 80, scan: { status: 80, location: 40 }, destinations: 5 };
/** So short that a page of parcels fits in any script. */
const SHORT: ParcelTextLimits = { label: 60, scan: { status: 50, location: 20 }, destinations: 1 };

export interface FollowedParcel {
  readonly number: string;
  readonly label: string | null;
  readonly newest: TrackingUpdate | null;
  /** Where its scans are posted: null for DMs, else a channel's id. */
  readonly destinations: readonly (string | null)[];
  readonly dmClosed: boolean;
}

/** Everything someone follows, most recently followed first; visible to that person only. */
export function parcelsView(parcels: readonly FollowedParcel[], from: number, texts: Texts): MessageView {
  const page = pageAt(parcels, from, PARCELS_PER_PAGE);
  const { items, offset, total } = page;
  const lines = [
    ...pageLines(items, texts),
    ...(total === 0 ? [texts.parcels.noParcels] : []),
    ...(parcels.some(({ dmClosed }) => dmClosed) ? [texts.parcels.dmClosed] : []),
    ...(hasSeveralPages(page) ? [`-# ${texts.parcels.range(offset + 1, offset + items.length, total)}`] : []),
  ];
  const pageId = (component: string) => (to: string) => encodeCustomId('parcels', component, to);
  return {
    embeds: [{ color: COLOURS.neutral, title: `📦 ${texts.parcels.title}`, description: lines.join('\n\n') }],
    components: [
      ...menuRow(
        encodeCustomId('parcels', 'open'),
        texts.parcels.choose,
        items.map((parcel) => menuOption(parcel, texts)),
      ),
      ...buttonRows(pageButtons(page, pageId('newer'), pageId('older'), texts)),
    ],
  };
}

/** Shortens texts that don't fit, but shows every parcel of the page. */
function pageLines(parcels: readonly FollowedParcel[], texts: Texts): string[] {
  const full = parcels.map((parcel) => parcelLines(parcel, FULL, texts));
  const fits = takeWhileFits(full, LINES_CHARS, LINES_BYTES, '\n\n').length === full.length;
  return fits ? full : parcels.map((parcel) => parcelLines(parcel, SHORT, texts));
}

function parcelLines(parcel: FollowedParcel, limits: ParcelTextLimits, texts: Texts): string {
  const { number, label, newest } = parcel;
  const state = displayStateOf(newest?.status, newest !== null);
  const name = label === null ? `\`${number}\`` : `**${escapeText(label, limits.label)}** · \`${number}\``;
  const scan =
    newest === null
      ? `-# ${texts.parcels.noScans}`
      : scanLines(newest, { number, masked: false }, '', texts, limits.scan).trim();
  const destinations = destinationList(parcel.destinations, limits.destinations, texts);
  return `${STATE_EMOJI[state]} ${name} · ${texts.track.states[state]}\n${scan}\n-# 🔔 ${destinations}`;
}

function menuOption({ number, label, newest }: FollowedParcel, texts: Texts): APISelectMenuOption {
  const state = displayStateOf(newest?.status, newest !== null);
  return {
    label: cut(parcelName({ number, label, masked: false }), LIMITS.optionText),
    value: number,
    description: cut(`${STATE_EMOJI[state]} ${texts.track.states[state]}`, LIMITS.optionText),
  };
}
