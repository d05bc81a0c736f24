import { PermissionFlagsBits } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { steadyClock } from '../lib/steady-clock.ts';

/** Discord bans the address of a bot that is refused 10,000 times in ten minutes (developers/topics/rate-limits). */
const SILENCE_MS = 60 * 60_000;
const REMEMBERED = 20_000;

const { Administrator, EmbedLinks, ReadMessageHistory, ViewChannel } = PermissionFlagsBits;

/**
 * Channels where Discord refused a reply: nothing is sent there until an hour has passed or a command that somebody used
 * there shows that the bot may write. Kept in memory, bounded; the moment of a refusal is stored, too, for restarts.
 */
export interface Refusals {
  /** @param storedAt the stored moment of a refusal */
  isRefused(channelId: string, storedAt?: number | null): boolean;
  refuse(channelId: string): void;
  /** Whether a removal was refused there within the hour. */
  keepsReplies(channelId: string): boolean;
  refuseRemovals(channelId: string): void;
  /** Whether cards were refused there and plain text was not. */
  takesWordsOnly(channelId: string): boolean;
  refuseCards(channelId: string): void;
  /**
   * Whether these permissions of the bot in a channel can end a refusal. The same ones do so once an hour: where they look
   * sufficient and Discord still refuses, there is another reason.
   * @param write the permission needed to write there
   */
  canEnd(channelId: string, permissions: bigint, write: bigint): boolean;
  end(channelId: string, permissions: bigint): void;
}

export function createRefusals(clock: () => number): Refusals {
  const now = steadyClock(clock);
  const options = { max: REMEMBERED, ttl: SILENCE_MS, perf: { now }, ttlResolution: 0 };
  const refused = new LRUCache<string, true>(options);
  const wordsOnly = new LRUCache<string, true>(options);
  const keeping = new LRUCache<string, true>(options);
  const endedWith = new LRUCache<string, bigint>(options);

  return {
    isRefused(channelId, storedAt = null) {
      const age = storedAt === null ? SILENCE_MS : clock() - storedAt;
      return refused.has(channelId) || (age >= 0 && age < SILENCE_MS);
    },
    refuse: (channelId) => void refused.set(channelId, true),
    keepsReplies: (channelId) => keeping.has(channelId),
    refuseRemovals: (channelId) => void keeping.set(channelId, true),
    takesWordsOnly: (channelId) => wordsOnly.has(channelId),
    refuseCards: (channelId) => void wordsOnly.set(channelId, true),
    canEnd: (channelId, permissions, write) =>
      includes(permissions, ViewChannel | ReadMessageHistory | write) &&
      endedWith.get(channelId) !== permissions,
    end(channelId, permissions) {
      endedWith.set(channelId, permissions);
      refused.delete(channelId);
      keeping.delete(channelId);
      if (includes(permissions, EmbedLinks)) wordsOnly.delete(channelId);
    },
  };
}

function includes(permissions: bigint, needed: bigint): boolean {
  return (permissions & Administrator) !== 0n || (permissions & needed) === needed;
}
