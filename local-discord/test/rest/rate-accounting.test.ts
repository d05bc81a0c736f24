import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../src/rest/operations.ts';
import { type Counted, createRateLimits } from '../../src/rest/rate-limits.ts';
import { RATE_RULES } from '../../src/rest/rate-rules.ts';

describe('the accounting', () => {
  const operations = [
    ...new Set(RATE_RULES.flatMap(({ of }) => of)),
    'get_guild',
    'list_voice_regions',
  ] as const;
  const request = fc.record({
    operation: fc.constantFrom<OperationId>(...(operations as readonly OperationId[])),
    channel: fc.constantFrom('1', '2'),
    who: fc.constantFrom('a', 'b'),
    wait: fc.nat({ max: 400 }),
  });
  const countedOf = ({
    operation,
    channel,
    who,
  }: {
    operation: OperationId;
    channel: string;
    who: string;
  }): Counted => ({
    operation,
    who,
    params: {
      channel_id: channel,
      guild_id: channel,
      webhook_id: channel,
      webhook_token: 't',
      message_id: '1',
    },
  });

  const hasNoPlace: readonly string[] = [
    'update_my_user',
    'list_voice_regions',
    'create_lobby',
    'edit_lobby',
    'add_lobby_member',
    'delete_lobby_member',
    'create_lobby_message',
  ];

  it('never allows more than the limit in a window, and never refuses below it', () => {
    fc.assert(
      fc.property(fc.array(request, { maxLength: 200 }), (requests) => {
        let now = 1_800_000_000_000;
        const rateLimits = createRateLimits(true, () => now);
        const allowed = new Map<string, number>();
        for (const one of requests) {
          now += one.wait;
          const { headers, refused } = rateLimits.take(countedOf(one));
          if (refused?.scope === 'global') continue;
          // The headers name the window, so what was allowed in it can be counted from outside.
          const { 'x-ratelimit-bucket': bucket, 'x-ratelimit-reset': reset } = headers;
          const isShared = one.operation === 'create_guild_emoji';
          const channel = hasNoPlace.includes(one.operation) ? '' : one.channel;
          const window = `${bucket} ${reset} ${channel} ${isShared ? '' : one.who}`;
          const before = allowed.get(window) ?? 0;
          const limit = Number(headers['x-ratelimit-limit']);
          expect(Number(reset) * 1000).toBeGreaterThan(now);
          expect(refused !== null).toBe(before === limit);
          expect(Number(headers['x-ratelimit-remaining'])).toBe(Math.max(0, limit - before - 1));
          if (!refused) allowed.set(window, before + 1);
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each(RATE_RULES.filter(({ when }) => !when).map((rule) => [rule.of[0] as OperationId, rule] as const))(
    'refuses %s exactly beyond its limit, until the window ends',
    (operation, { limit, windowMs, isShared = false }) => {
      let now = 1_800_000_000_000;
      const rateLimits = createRateLimits(true, () => now);
      const young = String((BigInt(now) - 1_420_070_400_000n) << 22n);
      const ask = (who: string, channel = '1') => {
        const counted = countedOf({ operation, channel, who });
        return rateLimits.take({ ...counted, params: { ...counted.params, message_id: young } });
      };
      for (let count = 0; count < limit; count += 1) {
        // Slow enough for the global limit.
        now += limit > 50 ? 25 : 0;
        expect(ask('a').refused).toBeNull();
      }
      const passed = limit > 50 ? (limit - 1) * 25 : 0;
      const refusal = { retryAfter: (windowMs - passed) / 1000, scope: isShared ? 'shared' : 'user' };
      // With the global limit reached as well, that one is named.
      if (limit !== 50) expect(ask('a').refused).toEqual(refusal);
      expect(ask('b').refused !== null).toBe(isShared);
      now += windowMs;
      expect(ask('a').refused).toBeNull();
    },
  );

  it('limits the deletion of messages by their age', () => {
    const now = 1_800_000_000_000;
    const rateLimits = createRateLimits(true, () => now);
    const limitAt = (age: number) => {
      const message_id = String((BigInt(now - age) - 1_420_070_400_000n) << 22n);
      const { headers } = rateLimits.take({
        operation: 'delete_message',
        who: 'a',
        params: { channel_id: '1', message_id },
      });
      return headers['x-ratelimit-limit'];
    };
    expect([limitAt(1000), limitAt(60_000), limitAt(15 * 86_400_000)]).toEqual(['5', '3', '30']);
  });

  it('limits names and topics of channels twice in ten minutes, behind the headers', () => {
    const rateLimits = createRateLimits(true, () => 1_800_000_000_000);
    const counted = countedOf({ operation: 'update_channel', channel: '1', who: 'a' });
    const rename = () => rateLimits.takeFields(counted, { name: 'x' });
    expect([rename(), rename(), rename()]).toEqual([null, null, { retryAfter: 600, scope: 'shared' }]);
    expect(rateLimits.takeFields(counted, { topic: 'x' })).toBeNull();
    expect(rateLimits.takeFields(counted, { nsfw: true })).toBeNull();
    expect(rateLimits.take(counted).headers['x-ratelimit-remaining']).toBe('9');
  });
});
