import { describe, expect, it } from 'vitest';
import { creationsIn, reactionsIn } from '../../../drills/cluster/reactions.ts';
import { destinationFailures, identifyFailures, shardFailures } from '../../../drills/cluster/sole-owners.ts';
import type { SeenRequest, SeenSession } from '../../../drills/cluster/witness.ts';

const created = (machine: number, arrivedAt: number, endedAt = arrivedAt + 10) => ({
  channelId: 'one',
  machine,
  arrivedAt,
  endedAt,
});
const session = (machine: number, at: number, change: SeenSession['change'] = 'ready'): SeenSession => ({
  machine,
  shard: 0,
  at,
  change,
});

describe('a destination', () => {
  it('may be posted at by one machine after the other', () => {
    expect(
      destinationFailures([created(0, 0), created(0, 100), created(1, 200), created(0, 9_000)], []),
    ).toEqual([]);
  });

  it('must not be posted at by two machines at the same time', () => {
    expect(destinationFailures([created(0, 0, 300), created(1, 200)], [])).toHaveLength(1);
  });

  it('must not be posted at by two machines by turns', () => {
    const turns = [created(0, 0), created(1, 400), created(0, 1_200)];
    expect(destinationFailures(turns, [])).toHaveLength(1);
    expect(destinationFailures(turns, [[-500], [200]])).toHaveLength(1);
  });

  it('may be posted at by a machine whose process was started again meanwhile', () => {
    const turns = [created(0, 0), created(1, 400), created(0, 1_200)];
    expect(destinationFailures(turns, [[300]])).toEqual([]);
  });
});

describe('a shard', () => {
  it('is served by the machine whose session is the newest', () => {
    const sessions = [session(0, 0), session(1, 1_000)];
    const reaction = (machine: number, at: number) => ({ machine, shard: 0, at });
    expect(shardFailures([reaction(0, 900), reaction(1, 1_100)], sessions)).toEqual([]);
    expect(shardFailures([reaction(0, 1_100)], sessions)).toHaveLength(1);
  });

  it('is identified 5 s after another one', () => {
    const identified = (at: number) => session(0, at, 'identified');
    expect(identifyFailures([identified(0), identified(5_000)])).toEqual([]);
    expect(identifyFailures([identified(0), identified(4_000)])).toHaveLength(1);
    const starved = { name: 'no processor was free', machines: [], from: 98_000, to: 101_000 };
    const late = [identified(100_000), identified(104_000)];
    expect(identifyFailures(late, [starved])).toEqual([]);
    expect(identifyFailures(late, [{ ...starved, from: 101_000, to: 102_000 }])).toHaveLength(1);
  });
});

describe('the requests of the machines', () => {
  const post = (machine: number, id: string, replyTo?: string): SeenRequest => ({
    machine,
    method: 'POST',
    route: '/channels/7/messages',
    status: 200,
    body: replyTo === undefined ? {} : { message_reference: { message_id: replyTo } },
    answer: { id },
    arrivedAt: 1,
    earliestAt: 1,
    endedAt: 2,
  });

  it('create a message only once when Discord recognises the nonce', () => {
    expect(creationsIn([post(0, 'a'), post(1, 'a'), post(1, 'b')]).map(({ machine }) => machine)).toEqual([
      0, 1,
    ]);
  });

  it('say who reacted to a command or a link', () => {
    const callback = { ...post(2, 'c'), route: '/interactions/99/token/callback', status: 204, answer: null };
    const reactions = reactionsIn(
      [post(1, 'a', 'link'), post(1, 'b'), callback],
      new Map([['99', { shard: 3, at: 50 }]]),
      new Map([['link', { shard: 4, at: 60 }]]),
    );
    expect(reactions).toEqual([
      { machine: 2, shard: 3, at: 50 },
      { machine: 1, shard: 4, at: 60 },
    ]);
  });
});
