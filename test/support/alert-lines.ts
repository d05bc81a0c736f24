import type { ClientMessage } from 'local-discord';
import type { LocalDiscord } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';
import { scanText } from '../../src/parcels/cards/scan-text.ts';
import { en } from '../../src/texts/en.ts';

const NOWHERE = { date: undefined, hour: undefined, location: undefined, country: undefined };

/** A drill's scan: the name of its parcel, and its serial number. */
export const SCAN_PATTERN = /[a-j]{6,}x\d+/g;

/** Threads in #general: each has its own rate limit. */
export function openThreads(discord: LocalDiscord, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    discord.admin.openThread(seeded.general, `thread ${index + 1}`),
  );
}

/** A parcel's name in its scan texts. Only letters, because alerts hide texts that contain the number. */
export function letterNameOf(number: string): string {
  return number.slice(2, -2).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
}

/** What an English alert says about a scan. */
export function saidAbout(status: string): string {
  return scanText({ ...NOWHERE, status }, { number: '', masked: false }, en);
}

/** The matches in the alerts of a channel, oldest first. */
export function alertLinesIn(messages: readonly ClientMessage[], pattern: RegExp): string[] {
  return messages.flatMap(({ content, embeds }) => {
    const descriptions = embeds.map(({ description = '' }) => description);
    return (
      linesOfParcels([content, ...descriptions].join('\n').split('\n'))
        // The newest scan of each parcel is the first line.
        .flatMap((lines) => lines.toReversed())
        .flatMap((line) => line.match(pattern) ?? [])
    );
  });
}

/** Lines that start with `-#` belong to the one before them. */
function linesOfParcels(lines: readonly string[]): string[][] {
  const parcels: string[][] = [];
  for (const line of lines) {
    const last = parcels.at(-1);
    if (line.startsWith('-#') && last !== undefined) last.push(line);
    else parcels.push([line]);
  }
  return parcels;
}
