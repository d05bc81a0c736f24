import type { ClientMessage } from 'local-discord';
import type { LocalDiscord } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';

/** Threads in #general: each has its own rate limit. */
export function openThreads(discord: LocalDiscord, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    discord.openThread(seeded.general, `thread ${index + 1}`),
  );
}

/** A name for a parcel in the texts of its scans. It has letters only, because alerts hide texts that contain the number. */
export function letterNameOf(number: string): string {
  return number.slice(2, -2).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
}

/** The matches in the alerts of a channel, oldest first, without the "Previously" lines. */
export function alertLinesIn(messages: readonly ClientMessage[], pattern: RegExp): string[] {
  return messages.flatMap(({ embeds }) =>
    embeds.flatMap(({ description = '' }) => {
      const lines = description.split('\n').filter((line) => !line.startsWith('-# Previously'));
      // A card lists the newest scan first.
      return (lines.join('\n').match(pattern) ?? []).reverse();
    }),
  );
}
