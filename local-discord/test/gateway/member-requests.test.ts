import { describe, expect, test } from 'vitest';
import { Intent } from '../../src/gateway/intents.ts';
import { createMemberRequestLimit } from '../../src/gateway/requests/member-request-limit.ts';
import { type MemberSource, requestGuildMembers } from '../../src/gateway/requests/members.ts';
import type { Payload } from './connect.ts';

describe('request guild members', () => {
  const ALL = { guild_id: '7', query: '', limit: 0 };

  /** A server with this many members, and what is sent for a request. */
  function ask(count: number, request: object, changes: Partial<MemberSource> = {}) {
    const sent: { t: string; d: Payload['d'] }[] = [];
    const members = Array.from({ length: count }, (_, index) => ({
      userId: String(index),
      username: `user${index}`,
      nick: index === 3 ? 'Third' : null,
      member: { user: { id: String(index) } },
    }));
    const problem = requestGuildMembers(
      {
        intents: Intent.GuildMembers | Intent.GuildPresences,
        members: (guildId) => (guildId === '7' ? members : null),
        presence: (_, userId) => (userId === '3' ? { user: { id: userId } } : null),
        limit: createMemberRequestLimit(true),
        dispatch: (t, d) => sent.push({ t, d }),
        ...changes,
      },
      { ...request },
    );
    expect(problem).toBeNull();
    return sent;
  }

  const sizes = (sent: ReturnType<typeof ask>) =>
    sent.map(({ d }) => [d['chunk_index'], d['chunk_count'], Object(d['members']).length]);

  test('all members come in chunks of 1,000', () => {
    expect(sizes(ask(2001, ALL))).toEqual([
      [0, 3, 1000],
      [1, 3, 1000],
      [2, 3, 1],
    ]);
    expect(sizes(ask(0, ALL))).toEqual([[0, 1, 0]]);
    expect(sizes(ask(2001, { ...ALL, limit: 3 }))).toEqual([[0, 1, 3]]);
  });

  test('all members need the intent; a name does not', () => {
    expect(ask(5, ALL, { intents: 0 })).toEqual([]);
    expect(ask(5, { ...ALL, limit: 1 }, { intents: 0 })).toEqual([]);
    expect(sizes(ask(5, { ...ALL, query: 'user' }, { intents: 0 }))).toEqual([[0, 1, 5]]);
  });

  test('a name finds at most 100 members, by username or nickname', () => {
    expect(sizes(ask(300, { ...ALL, query: 'user', limit: 0 }))).toEqual([[0, 1, 100]]);
    expect(sizes(ask(300, { ...ALL, query: 'user', limit: 300 }))).toEqual([[0, 1, 100]]);
    expect(sizes(ask(300, { ...ALL, query: 'user', limit: 7 }))).toEqual([[0, 1, 7]]);
    expect(ask(300, { ...ALL, query: 'thi' })[0]?.d['members']).toEqual([{ user: { id: '3' } }]);
    expect(sizes(ask(300, { guild_id: 7, user_ids: Array.from({ length: 200 }, (_, id) => id) }))).toEqual([
      [0, 1, 100],
    ]);
  });

  test('presences need their intent', () => {
    const request = { guild_id: '7', user_ids: ['2', '3'], presences: true };
    expect(ask(5, request)[0]?.d['presences']).toEqual([{ user: { id: '3' } }]);
    expect(ask(5, request, { intents: 0 })[0]?.d).not.toHaveProperty('presences');
  });

  test('a nonce of more than 32 bytes is left out', () => {
    expect(ask(1, { ...ALL, nonce: 'é'.repeat(16) })[0]?.d['nonce']).toBe('é'.repeat(16));
    expect(ask(1, { ...ALL, nonce: 'é'.repeat(17) })[0]?.d).not.toHaveProperty('nonce');
    expect(ask(1, { ...ALL, nonce: 5 })[0]?.d).not.toHaveProperty('nonce');
  });

  test('a second request for all members of a server within 30 s is rate limited', () => {
    const limit = createMemberRequestLimit(true);
    expect(ask(1, ALL, { limit })[0]?.t).toBe('GUILD_MEMBERS_CHUNK');
    expect(ask(1, { ...ALL, nonce: 'n' }, { limit })).toEqual([
      {
        t: 'RATE_LIMITED',
        d: { opcode: 8, retry_after: expect.closeTo(30, 0), meta: { guild_id: '7', nonce: 'n' } },
      },
    ]);
    expect(ask(1, { ...ALL, query: 'u' }, { limit })[0]?.t).toBe('GUILD_MEMBERS_CHUNK');
    expect(ask(1, ALL, { limit: createMemberRequestLimit(false) })[0]?.t).toBe('GUILD_MEMBERS_CHUNK');
  });
});
