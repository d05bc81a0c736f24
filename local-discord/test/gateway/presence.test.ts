import { describe, expect, test } from 'vitest';
import { apiPresence, presenceSchema, readInitialPresence } from '../../src/gateway/requests/presence.ts';

describe('presence', () => {
  test('keeps the fields that bots can set', () => {
    const activity = { name: 'chess', type: 0, state: 'a game', details: 'dropped', url: null };
    const presence = presenceSchema.parse({ since: 1.5, activities: [activity], status: 'idle' });
    const { details: _, ...kept } = activity;
    expect(presence).toEqual({ since: 1.5, activities: [kept], status: 'idle' });
  });

  test('in an IDENTIFY fields may be missing, or a game come instead of activities', () => {
    const game = { name: 'chess', type: 0 };
    expect(readInitialPresence(undefined)).toEqual({ since: null, activities: [], status: 'online' });
    expect(readInitialPresence({ status: 'dnd', game, since: 0, afk: false })).toEqual({
      since: 0,
      afk: false,
      status: 'dnd',
      activities: [game],
    });
  });

  test('who is invisible is offline to others', () => {
    const activities = [{ name: 'chess', type: 0 }];
    expect(apiPresence('1', { since: null, activities, status: 'invisible' })).toEqual({
      user: { id: '1' },
      status: 'offline',
      activities: [],
      client_status: {},
    });
    expect(apiPresence('1', { since: null, activities, status: 'dnd' })).toMatchObject({
      status: 'dnd',
      activities,
      client_status: { web: 'dnd' },
    });
  });
});
