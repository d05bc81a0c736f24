import { createHash } from 'node:crypto';

interface Rule {
  readonly method: string | null;
  /** The first group is what Discord calls the major parameter: its values are counted apart. */
  readonly path: RegExp;
  readonly limit: number;
  readonly windowMs: number;
}

/** Discord does not publish its limits; these are the ones that its responses have shown. */
const RULES: readonly Rule[] = [
  { method: 'POST', path: /^\/channels\/(\d+)\/messages$/, limit: 5, windowMs: 5000 },
  { method: 'PATCH', path: /^\/channels\/(\d+)\/messages\/\d+$/, limit: 5, windowMs: 5000 },
  { method: 'DELETE', path: /^\/channels\/(\d+)\/messages\/\d+$/, limit: 5, windowMs: 1000 },
  { method: 'POST', path: /^\/channels\/(\d+)\/typing$/, limit: 5, windowMs: 5000 },
  { method: null, path: /^\/webhooks\/(\d+\/[^/]+)/, limit: 5, windowMs: 2000 },
];
const PER_SECOND = 50;
/** Interactions and their webhooks do not count against the bot's limit. */
const WITHOUT_GLOBAL = /^\/(interactions|webhooks)\//;
const SWEEP_AT = 5000;

interface Window {
  used: number;
  endsAt: number;
}

export interface Verdict {
  readonly headers: Readonly<Record<string, string>>;
  /** Set when the request is refused with 429. */
  readonly refused: { readonly retryAfter: number; readonly global: boolean } | null;
}

export interface RateLimits {
  take(method: string, route: string): Verdict;
}

/**
 * Discord's rate limits. If they are not enforced, the headers still describe the buckets, but never an empty one:
 * the bot would wait, and tests would be slow for no reason.
 */
export function createRateLimits(enforced: boolean): RateLimits {
  const windows = new Map<string, Window>();

  function take(method: string, route: string): Verdict {
    const now = Date.now();
    const all = WITHOUT_GLOBAL.test(route) ? null : windowOf(windows, 'global', 1000, now);
    if (enforced && all && all.used >= PER_SECOND) return globalRefusal(all, now);
    if (all) all.used += 1;
    const rule = RULES.find((one) => (one.method === null || one.method === method) && one.path.test(route));
    if (!rule) return { headers: {}, refused: null };
    const bucket = bucketOf(rule);
    const window = windowOf(windows, `${bucket}:${rule.path.exec(route)?.[1] ?? ''}`, rule.windowMs, now);
    const refused = enforced && window.used >= rule.limit;
    if (!refused) window.used += 1;
    const retryAfter = (window.endsAt - now) / 1000;
    const headers = {
      'x-ratelimit-limit': String(rule.limit),
      'x-ratelimit-remaining': String(Math.max(enforced ? 0 : 1, rule.limit - window.used)),
      'x-ratelimit-reset': (window.endsAt / 1000).toFixed(3),
      'x-ratelimit-reset-after': retryAfter.toFixed(3),
      'x-ratelimit-bucket': bucket,
    };
    if (!refused) return { headers, refused: null };
    return { headers: { ...headers, 'x-ratelimit-scope': 'user' }, refused: { retryAfter, global: false } };
  }

  return { take };
}

/** The current window of a key; expired ones are removed once there are many. */
function windowOf(windows: Map<string, Window>, key: string, lengthMs: number, now: number): Window {
  const current = windows.get(key);
  if (current && current.endsAt > now) return current;
  if (windows.size > SWEEP_AT) {
    for (const [name, { endsAt }] of windows) if (endsAt <= now) windows.delete(name);
  }
  const next = { used: 0, endsAt: now + lengthMs };
  windows.set(key, next);
  return next;
}

function globalRefusal({ endsAt }: Window, now: number): Verdict {
  return {
    headers: { 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global' },
    refused: { retryAfter: (endsAt - now) / 1000, global: true },
  };
}

const bucketOf = ({ method, path }: Rule) =>
  createHash('md5').update(`${method} ${path.source}`).digest('hex');
