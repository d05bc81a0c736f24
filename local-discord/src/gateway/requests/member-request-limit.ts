/** One request for all members of a guild in this time (change log, "Rate Limit When Requesting All Guild Members"). */
const INTERVAL_MS = 30_000;

/** The limit of one bot, over all its connections. */
export interface MemberRequestLimit {
  /** Records a request for all members. @returns how long the bot has to wait; 0: not at all */
  take(guildId: string): number;
}

export function createMemberRequestLimit(isEnforced: boolean): MemberRequestLimit {
  const lastAt = new Map<string, number>();
  return {
    take(guildId) {
      const now = performance.now();
      const waitMs = (lastAt.get(guildId) ?? Number.NEGATIVE_INFINITY) + INTERVAL_MS - now;
      if (isEnforced && waitMs > 0) return waitMs;
      lastAt.set(guildId, now);
      return 0;
    },
  };
}
