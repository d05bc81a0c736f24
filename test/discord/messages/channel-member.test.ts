import { PermissionFlagsBits } from 'discord.js';
import { expect, it } from 'vitest';
import { memberIn } from '../../../src/discord/messages/channel-permissions.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const { Administrator, ManageMessages, SendMessages, ViewChannel } = PermissionFlagsBits;

interface Situation {
  readonly ownerId?: string;
  /** Of the role that the member has besides @everyone. */
  readonly role?: bigint;
  readonly denied?: bigint;
  readonly silencedUntil?: string;
}

/** What member 7 may do in channel 9 of server 5. */
function memberOf({ ownerId = '1', role = 0n, denied = 0n, silencedUntil }: Situation) {
  const answers: Record<string, unknown> = {
    '/channels/9': {
      ...{ type: 0, guild_id: '5', rate_limit_per_user: 30 },
      permission_overwrites: [{ id: '5', allow: '0', deny: String(denied) }],
    },
    '/guilds/5': { owner_id: ownerId },
    '/guilds/5/roles': [
      { id: '5', permissions: String(ViewChannel | SendMessages) },
      { id: '6', permissions: String(role) },
    ],
    '/guilds/5/members/7': {
      ...{ user: { id: '7' }, roles: ['6'] },
      communication_disabled_until: silencedUntil ?? null,
    },
  };
  return memberIn(async (route) => answers[route], '9', '7', NOW);
}

it('a member may do what the roles and the channel allow', async () => {
  const { permissions, send, slowModeMs } = await memberOf({ role: ManageMessages });
  expect(permissions.has(SendMessages | ManageMessages)).toBe(true);
  expect([send, slowModeMs]).toEqual(['SendMessages', 30_000]);
  expect((await memberOf({ denied: SendMessages })).permissions.has(SendMessages)).toBe(false);
});

it('a member who is timed out may do nothing, until it is over', async () => {
  const silenced = await memberOf({ silencedUntil: '2026-11-21T12:00:01Z' });
  expect(silenced.permissions.has(SendMessages)).toBe(false);
  const over = await memberOf({ silencedUntil: '2026-11-21T11:59:59Z' });
  expect(over.permissions.has(SendMessages)).toBe(true);
});

it.each([
  ['the owner', { ownerId: '7' }],
  ['an administrator', { role: Administrator }],
])('%s may do everything, whatever a channel denies', async (_who, situation) => {
  const { permissions } = await memberOf({ ...situation, denied: SendMessages });
  expect(permissions.has(SendMessages)).toBe(true);
});
