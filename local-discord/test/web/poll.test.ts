import { describe, expect, it } from 'vitest';
import type { ClientPoll } from '../../src/client/protocol.ts';
import { leading, percentOf, timeLeft, totalVotes } from '../../web/client/poll.ts';

const HOUR = 3_600_000;

function poll(...votes: number[]): ClientPoll {
  const answers = votes.map((count, i) => ({
    id: i + 1,
    text: `answer ${i + 1}`,
    emoji: null,
    voters: Array.from({ length: count }, (_, n) => String(n)),
  }));
  return { question: 'Q', answers, isMultiselect: true, expiresAt: 0, isFinal: false };
}
const percents = (given: ClientPoll) => given.answers.map((answer) => percentOf(given, answer));
const winners = (given: ClientPoll) => leading(given).map(({ id }) => id);

describe('a poll on the page', () => {
  it.each([
    [24 * HOUR, '24h left'],
    [24 * HOUR - 5, '24h left'],
    [25 * HOUR, '2d left'],
    [72 * HOUR - 5, '3d left'],
    [61 * 60_000, '2h left'],
    [HOUR, '1h left'],
    [59 * 60_000, '59m left'],
    [5, '1m left'],
  ])('with %i ms to go says "%s"', (ms, text) => {
    expect(timeLeft(ms)).toBe(text);
  });

  it('shows shares of all votes, without votes none', () => {
    expect(percents(poll(2, 1))).toEqual([67, 33]);
    expect(percents(poll(0, 0))).toEqual([0, 0]);
    expect(totalVotes(poll(2, 1))).toBe(3);
  });

  it('is led by the answers with the most votes', () => {
    expect(winners(poll(2, 1))).toEqual([1]);
    expect(winners(poll(2, 0, 2))).toEqual([1, 3]);
    expect(winners(poll(0, 0))).toEqual([]);
  });
});
