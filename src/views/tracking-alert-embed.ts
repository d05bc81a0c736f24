import type { APIEmbed } from 'discord.js';
import type { TrackingUpdate } from '../api/index.ts';
import { escapeText } from '../discord/escape-markdown.ts';
import { LIMITS } from '../discord/limits.ts';
import { cut } from '../discord/truncate.ts';
import type { ParcelState } from '../domain/parcel-state.ts';
import { stateOfParcel } from '../domain/state-of-parcel.ts';
import type { Texts } from '../texts/index.ts';
import { type LabelledParcel, parcelTitle } from './parcel-name.ts';
import { STATE_EMOJI, stateColour, stateTitle } from './parcel-state.ts';
import { scanLines, scanStatus } from './scan-lines.ts';

const COMPACT = { status: 100, location: 50 };

export interface ParcelScans extends LabelledParcel {
  /** The new scans, oldest first; at least one. */
  readonly scans: readonly TrackingUpdate[];
  /** The scan before those, for context. */
  readonly previous: TrackingUpdate | undefined;
}

/** A parcel's new scans, newest first, and the status before them. */
export function fullAlertEmbed(parcel: ParcelScans, texts: Texts): APIEmbed {
  const { scans, previous } = parcel;
  const state = stateOf(parcel);
  const lines = [
    `### ${STATE_EMOJI[state]} ${stateTitle(state, texts)}`,
    ...scans.toReversed().map((scan, index) => scanLines(scan, parcel, index === 0 ? '●' : '○', texts)),
  ];
  if (previous !== undefined) {
    lines.push('', `-# ${texts.alerts.previousStatus(scanStatus(previous, parcel, texts, COMPACT))}`);
  }
  return {
    color: stateColour(state),
    title: parcelTitle(parcel),
    description: cut(lines.join('\n'), LIMITS.embedDescription),
    ...(scans.length > 1 ? { author: { name: texts.alerts.newScans(scans.length) } } : {}),
  };
}

/** The same in short, for a message that several parcels share. */
export function compactAlertEmbed(parcel: ParcelScans, texts: Texts): APIEmbed {
  const state = stateOf(parcel);
  const mark = `${STATE_EMOJI[state]} ${escapeText(stateTitle(state, texts), 60)} ·`;
  const lines = parcel.scans
    .toReversed()
    .map((scan, index) => scanLines(scan, parcel, index === 0 ? mark : '○', texts, COMPACT));
  return { color: stateColour(state), title: parcelTitle(parcel), description: lines.join('\n') };
}

function stateOf({ scans, previous }: ParcelScans): ParcelState {
  return stateOfParcel([...scans.toReversed(), ...(previous === undefined ? [] : [previous])]);
}
