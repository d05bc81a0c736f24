import { PermissionFlagsBits } from 'discord.js';
import { LOCAL_TOKEN, type RunningLocalDiscord } from '../../sandbox/discord/create-local-discord.ts';
import type { ClientMessage } from '../../sandbox/discord/protocol.ts';
import { seeded } from '../../sandbox/discord/seed.ts';

/** Opens threads in #general, each with limits of its own, and returns their ids. */
export async function openThreads(local: RunningLocalDiscord, count: number): Promise<string[]> {
  local.discord.setBotPermissions(seeded.general, PermissionFlagsBits.Administrator);
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const response = await fetch(`${local.apiUrl}/v10/channels/${seeded.general}/threads`, {
      method: 'POST',
      headers: { authorization: `Bot ${LOCAL_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: `thread ${index}`, type: 11 }),
    });
    const thread: unknown = await response.json();
    if (typeof thread !== 'object' || thread === null || !('id' in thread)) throw new Error('no thread');
    ids.push(String(thread.id));
  }
  return ids;
}

/** What alerts in a channel tell, oldest first: the lines of every card without its context. */
export function toldIn(messages: readonly ClientMessage[], pattern: RegExp): string[] {
  return messages.flatMap(({ embeds }) =>
    embeds.flatMap(({ description = '' }) => {
      const lines = description.split('\n').filter((line) => !line.startsWith('-# Before'));
      // A card says the newest first.
      return (lines.join('\n').match(pattern) ?? []).reverse();
    }),
  );
}
