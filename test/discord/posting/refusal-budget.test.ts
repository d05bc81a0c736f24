import { REST } from 'discord.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRefusalBudget } from '../../../src/discord/posting/refusal-budget.ts';
import { createLog } from '../../../src/process/log.ts';

const WINDOW_MS = 10 * 60_000;
/** Discord bans an address for this many in ten minutes. */
const BANNED_AT = 10_000;

function budget() {
  const lines: { msg: string }[] = [];
  let now = 0;
  const counted: number[] = [];
  const refusals = createRefusalBudget({
    log: createLog('info', { write: (line) => void lines.push(JSON.parse(line)) }),
    metrics: { refusal: (status) => void counted.push(status) },
    now: () => now,
  });
  return {
    refusals,
    counted,
    pass: (ms: number) => {
      now += ms;
    },
    said: (beginning: string) => lines.filter(({ msg }) => msg.startsWith(beginning)).length,
  };
}

const refuse = ({ refusals }: ReturnType<typeof budget>, times: number) => {
  for (let time = 0; time < times; time += 1) refusals.count(403, null);
};

describe('the budget of refused requests', () => {
  it('counts 401, 403 and 429, but not other statuses or shared limits', () => {
    const one = budget();
    for (const status of [200, 204, 400, 404, 500, 401, 403, 429]) one.refusals.count(status, null);
    one.refusals.count(429, 'user');
    one.refusals.count(429, 'shared');
    expect(one.counted).toEqual([401, 403, 429, 429]);
  });

  it('logs a warning from 500 refusals, once in ten minutes', () => {
    const one = budget();
    refuse(one, 499);
    expect(one.said('many requests refused')).toBe(0);
    refuse(one, 800);
    expect(one.said('many requests refused')).toBe(1);
    one.pass(WINDOW_MS);
    refuse(one, 1);
    expect(one.said('many requests refused')).toBe(2);
  });

  it('holds requests back from 2,000 refusals, and logs it', () => {
    const one = budget();
    refuse(one, 1_999);
    expect(one.refusals.heldBackMs()).toBe(0);
    refuse(one, 1);
    expect(one.refusals.heldBackMs()).toBeGreaterThan(0);
    expect(one.said('requests to Discord held back')).toBe(1);
  });

  it('allows requests again exactly after heldBackMs', () => {
    const one = budget();
    refuse(one, 2_000);
    const waitMs = one.refusals.heldBackMs();
    one.pass(waitMs - 1);
    expect(one.refusals.heldBackMs()).toBe(1);
    one.pass(1);
    expect(one.refusals.heldBackMs()).toBe(0);
  });

  it('allows risky requests until 400 refusals', () => {
    const one = budget();
    refuse(one, 399);
    expect(one.refusals.allowsRiskyRequests()).toBe(true);
    refuse(one, 1);
    expect(one.refusals.allowsRiskyRequests()).toBe(false);
    one.pass(WINDOW_MS + 10_000);
    expect(one.refusals.allowsRiskyRequests()).toBe(true);
  });

  it('cuts off all requests but those for the gateway at 5,000 refusals', async () => {
    const one = budget();
    let asked = 0;
    const rest = new REST({
      retries: 0,
      // discord.js repeats the request after the delay in the answer, here at once.
      makeRequest: async (url) => {
        asked += 1;
        return url.endsWith('/gateway/bot')
          ? Response.json({ url: 'wss://gateway' })
          : Response.json({ retry_after: 0 }, { status: 429, headers: { 'retry-after': '-0.05' } });
      },
    }).setToken('token');
    one.refusals.watch(rest);
    refuse(one, 4_990);
    await expect(rest.post('/interactions/1/token/callback', { auth: false })).rejects.toThrow('not sent');
    expect(asked).toBe(10);
    expect(await rest.get('/gateway/bot')).toEqual({ url: 'wss://gateway' });
    one.pass(WINDOW_MS + 10_000);
    expect(await rest.get('/gateway/bot')).toEqual({ url: 'wss://gateway' });
  });

  it('allows far fewer than 10,000 refusals in any ten minutes, for any sequence of requests', () => {
    const pauses = fc.array(fc.tuple(fc.nat({ max: 3_000 }), fc.nat({ max: 120_000 })), { maxLength: 60 });
    fc.assert(
      fc.property(pauses, (bursts) => {
        const one = budget();
        const sent: number[] = [];
        let now = 0;
        for (const [offered, pauseMs] of [...bursts, [12_600, 0] as const]) {
          for (let request = 0; request < offered; request += 1) {
            if (one.refusals.heldBackMs() > 0) break;
            one.refusals.count(403, null);
            sent.push(now);
          }
          one.pass(pauseMs);
          now += pauseMs;
        }
        let first = 0;
        for (const [last, at] of sent.entries()) {
          while (at - (sent[first] ?? at) > WINDOW_MS) first += 1;
          if (last - first + 1 > BANNED_AT / 4) return false;
        }
        return true;
      }),
      { numRuns: 50 },
    );
  });
});
