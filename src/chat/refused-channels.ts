import { PermissionFlagsBits } from 'discord.js';
import { createSteadyClock } from '../process/timing/clocks.ts';
import { createLruCache } from '../process/timing/create-lru-cache.ts';

/** Discord blocks an IP address with 10,000 refused requests in ten minutes (developers/topics/rate-limits). */
const REFUSAL_TTL_MS = 60 * 60_000;
const MAX_ENTRIES = 20_000;

const { Administrator, EmbedLinks, ReadMessageHistory, ViewChannel } = PermissionFlagsBits;

/** Nothing is sent for an hour where Discord refused a reply, unless a command there shows that the bot may. */
export function createRefusedChannels(clock: () => number) {
  const now = createSteadyClock(clock);
  const options = { ttl: REFUSAL_TTL_MS, perf: { now }, ttlResolution: 0 };
  const refused = createLruCache<string, true>(MAX_ENTRIES, options);
  const textOnly = createLruCache<string, true>(MAX_ENTRIES, options);
  const undeletable = createLruCache<string, true>(MAX_ENTRIES, options);
  const clearedWith = createLruCache<string, bigint>(MAX_ENTRIES, options);

  return {
    isRefused(channelId: string, storedAt: number | null = null): boolean {
      const age = storedAt === null ? REFUSAL_TTL_MS : clock() - storedAt;
      return refused.has(channelId) || (age >= 0 && age < REFUSAL_TTL_MS);
    },
    markRefused: (channelId: string) => void refused.set(channelId, true),
    /** Whether Discord refused to delete a reply there within the last hour. */
    isUndeletable: (channelId: string) => undeletable.has(channelId),
    markUndeletable: (channelId: string) => void undeletable.set(channelId, true),
    /** Whether Discord refused cards there but accepted plain text. */
    isTextOnly: (channelId: string) => textOnly.has(channelId),
    markTextOnly: (channelId: string) => void textOnly.set(channelId, true),
    clearTextOnly: (channelId: string) => void textOnly.delete(channelId),
    /**
     * Whether the bot's permissions in a channel can end a refusal. The same permissions can do so only once an hour: if
     * Discord still refuses although they look sufficient, there is another reason.
     * @param write the permission needed to write there
     */
    canClear: (channelId: string, permissions: bigint, write: bigint) =>
      includes(permissions, ViewChannel | ReadMessageHistory | write) &&
      clearedWith.get(channelId) !== permissions,
    clear(channelId: string, permissions: bigint): void {
      clearedWith.set(channelId, permissions);
      refused.delete(channelId);
      undeletable.delete(channelId);
      if (includes(permissions, EmbedLinks)) textOnly.delete(channelId);
    },
  };
}

function includes(permissions: bigint, needed: bigint): boolean {
  return (permissions & Administrator) !== 0n || (permissions & needed) === needed;
}
