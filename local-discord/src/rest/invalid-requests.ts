const WINDOW_MS = 10 * 60_000;

/** Discord's threshold (topics/rate-limits, "Invalid Request Limit"). */
export const INVALID_REQUEST_LIMIT = 10_000;

export interface Outcome {
  readonly status: number;
  readonly route: string;
  readonly scope: unknown;
}

export interface InvalidRequests {
  /** Counts a response, if the request was invalid. */
  count(address: string, outcome: Outcome): void;
  /** Seconds until an address may send requests again; 0: now. */
  bannedFor(address: string): number;
  /** How many invalid requests there were in the current ten minutes. */
  total(): number;
}

/** Counts responses for which Cloudflare bans addresses: 401, 403, 429, and deleted webhooks. */
export function createInvalidRequests(limit: number, clock: () => number = Date.now): InvalidRequests {
  const windows = new Map<string, { made: number; readonly endsAt: number }>();
  const current = (address: string) => {
    const window = windows.get(address);
    return window && window.endsAt > clock() ? window : undefined;
  };
  return {
    count(address, outcome) {
      if (!isInvalid(outcome)) return;
      const window = current(address);
      if (window) window.made += 1;
      else windows.set(address, { made: 1, endsAt: clock() + WINDOW_MS });
    },
    bannedFor(address) {
      const window = current(address);
      return window && window.made >= limit ? (window.endsAt - clock()) / 1000 : 0;
    },
    total: () => [...windows.keys()].reduce((sum, address) => sum + (current(address)?.made ?? 0), 0),
  };
}

function isInvalid({ status, route, scope }: Outcome): boolean {
  if (status === 401 || status === 403) return true;
  return status === 429 ? scope !== 'shared' : status === 404 && /^\/webhooks\/\d+\/[^/]+$/.test(route);
}
