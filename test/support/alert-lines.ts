import type { ClientMessage } from 'local-discord';
import type { LocalDiscord } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';

/** Threads in #general, each with limits of its own. */
export function openThreads(discord: LocalDiscord, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    discord.openThread(seeded.general, `thread ${index + 1}`),
  );
}

/** Names a parcel in the texts of its scans, in letters: alerts hide texts that spell the number. */
export function letterNameOf(number: string): string {
  return number.slice(2, -2).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
}

/** What alerts in a channel tell, oldest first: the lines of every card without its context. */
export function alertLinesIn(messages: readonly ClientMessage[], pattern: RegExp): string[] {
  return messages.flatMap(({ embeds }) =>
    embeds.flatMap(({ description = '' }) => {
      const lines = description.split('\n').filter((line) => !line.startsWith('-# Previously'));
      // A card says the newest first.
      return (lines.join('\n').match(pattern) ?? []).reverse();
    }),
  );
}
