import { createHash } from 'node:crypto';
import { OPERATIONS, type OperationId } from './operations.ts';
import { defaultRule, FIELD_RULES, GLOBAL_LIMIT, RATE_RULES, type RateRule } from './rate-rules.ts';

export type Scope = 'user' | 'global' | 'shared';

export interface Refusal {
  /** Seconds. */
  readonly retryAfter: number;
  readonly scope: Scope;
}

export interface Verdict {
  readonly headers: Readonly<Record<string, string>>;
  /** Set when the request is refused with 429. */
  readonly refused: Refusal | null;
}

/** A request that is about to be counted. */
export interface Counted {
  readonly operation: OperationId;
  readonly params: Readonly<Record<string, string>>;
  /** The bot's id, or the address of a client without a token. */
  readonly who: string;
}

export interface RateLimits {
  take(request: Counted): Verdict;
  /** The limits of certain fields, once the body is known. */
  takeFields(request: Counted, body: unknown): Refusal | null;
}

/**
 * Discord's rate limits. If not enforced, every response describes an otherwise unused bucket: the headers
 * are then true, and a bot that trusts them never waits.
 */
export function createRateLimits(enforced: boolean, clock: () => number = Date.now): RateLimits {
  const windows = createWindows();
  const use = (rule: RateRule, request: Counted, now: number, key = bucketOf(rule)): WindowUse =>
    windows.use(
      `${key} ${majorOf(request)} ${rule.isShared ? '' : request.who}`,
      rule.limit,
      rule.windowMs,
      now,
    );

  return {
    take(request) {
      const now = clock();
      const rule = ruleFor(request, now);
      if (!enforced) {
        const untouched = { remaining: Math.max(1, rule.limit - 1), endsAt: now + rule.windowMs };
        return { headers: headersOf(rule, untouched, now), refused: null };
      }
      if (countsGlobally(request.operation)) {
        const all = windows.use(`global ${request.who}`, GLOBAL_LIMIT, 1000, now);
        if (!all.isAllowed) return globalRefusal(secondsUntil(all.endsAt, now));
      }
      const used = use(rule, request, now);
      const headers = headersOf(rule, used, now);
      if (used.isAllowed) return { headers, refused: null };
      const refused = refusal(rule, used, now);
      return { headers: { ...headers, 'x-ratelimit-scope': refused.scope }, refused };
    },
    takeFields(request, body) {
      if (!enforced || typeof body !== 'object' || body === null) return null;
      const now = clock();
      for (const rule of FIELD_RULES) {
        if (!rule.of.includes(request.operation) || !(rule.field in body)) continue;
        const used = use(rule, request, now, `field ${rule.field}`);
        if (!used.isAllowed) return refusal(rule, used, now);
      }
      return null;
    },
  };
}

function ruleFor({ operation, params }: Counted, now: number): RateRule {
  const known = RATE_RULES.find((rule) => rule.of.includes(operation) && (rule.when?.(params, now) ?? true));
  return known ?? defaultRule(operation);
}

/** The resource counted separately: a channel, a guild, or a webhook with its token (topics/rate-limits). */
function majorOf({ operation, params }: Counted): string {
  const [, top] = OPERATIONS[operation][1].split('/');
  if (top === 'channels') return params['channel_id'] ?? '';
  if (top === 'guilds') return params['guild_id'] ?? '';
  if (top === 'webhooks') return `${params['webhook_id']} ${params['webhook_token'] ?? ''}`;
  return top === 'interactions' ? (params['interaction_id'] ?? '') : '';
}

/** Interactions and webhooks with a token don't count toward the bot's limit. */
function countsGlobally(operation: OperationId): boolean {
  return !/^\/(interactions\/|webhooks\/\{webhook_id\}\/)/.test(OPERATIONS[operation][1]);
}

function headersOf(rule: RateRule, { remaining, endsAt }: Omit<WindowUse, 'isAllowed'>, now: number) {
  return {
    'x-ratelimit-limit': String(rule.limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': (endsAt / 1000).toFixed(3),
    'x-ratelimit-reset-after': secondsUntil(endsAt, now).toFixed(3),
    'x-ratelimit-bucket': bucketOf(rule),
  };
}

/** The headers of an answer to a request whose bucket is empty. */
export function exhausted(request: Counted, seconds: number): Readonly<Record<string, string>> {
  const now = Date.now();
  return headersOf(ruleFor(request, now), { remaining: 0, endsAt: now + seconds * 1000 }, now);
}

function refusal(rule: RateRule, { endsAt }: WindowUse, now: number): Refusal {
  return { retryAfter: secondsUntil(endsAt, now), scope: rule.isShared ? 'shared' : 'user' };
}

function globalRefusal(retryAfter: number): Verdict {
  const headers = { 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global' };
  return { headers, refused: { retryAfter, scope: 'global' } };
}

const secondsUntil = (endsAt: number, now: number) => (endsAt - now) / 1000;

const bucketOf = ({ of, limit, windowMs }: RateRule) =>
  createHash('md5').update(`${of[0]} ${limit} ${windowMs}`).digest('hex');

/** Expired windows are removed once there are many. */
const SWEEP_AT = 5000;

interface Window {
  readonly used: number;
  readonly endsAt: number;
}

interface WindowUse {
  readonly isAllowed: boolean;
  readonly remaining: number;
  readonly endsAt: number;
}

export interface Windows {
  /** Counts one use of a key, unless its limit is reached. A window starts with the first use. */
  use(key: string, limit: number, lengthMs: number, now: number): WindowUse;
}

/** Counts uses in fixed time windows. */
function createWindows(): Windows {
  const windows = new Map<string, Window>();
  return {
    use(key, limit, lengthMs, now) {
      const known = windows.get(key);
      const { used, endsAt } = known && known.endsAt > now ? known : { used: 0, endsAt: now + lengthMs };
      if (used >= limit) return { isAllowed: false, remaining: 0, endsAt };
      if (windows.size > SWEEP_AT) sweep(windows, now);
      windows.set(key, { used: used + 1, endsAt });
      return { isAllowed: true, remaining: limit - used - 1, endsAt };
    },
  };
}

function sweep(windows: Map<string, Window>, now: number): void {
  for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
}
