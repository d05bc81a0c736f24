import type { ButtonInteraction } from 'discord.js';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { LOCAL_TOKEN } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';
import track from '../../src/commands/track.ts';
import type { Context } from '../../src/context.ts';
import { decodeCustomId, encodeCustomId } from '../../src/discord/messages/custom-id.ts';
import { createSeal } from '../../src/discord/messages/seal.ts';
import { LIMITS } from '../../src/discord/posting/limits.ts';
import { sealedIds } from '../../src/parcels/cards/parcel-ids.ts';
import { createAttemptLimit } from '../../src/process/timing/attempt-limit.ts';
import { en } from '../../src/texts/en.ts';
import { useAlerts } from '../support/alerts-harness.ts';
import { followIn } from '../support/store-fixtures.ts';

const NUMBER = 'LX208857143CN';
const running = useAlerts();
const seal = createSeal(LOCAL_TOKEN);

const ANSWERING = [
  'page',
  'older',
  'refresh',
  'share',
  'scans',
  'end',
  'follow',
  'unfollow',
  'leave',
  'keep',
  'received',
  'missing',
] as const;

function contextOf(): Context {
  const { store, api, alerts } = running();
  const unknownNumbers = createAttemptLimit({ max: 1_000_000, windowMs: 1, clock: Date.now });
  return { store, api, alerts, clock: Date.now, unknownNumbers, seal } as Context;
}

/** The reply to a press with this custom id, by a user who follows nothing. */
async function press(customId: string, channelId: string = seeded.general): Promise<string> {
  const { component = '', args = [] } = decodeCustomId(customId) ?? {};
  const known = ANSWERING.find((name) => name === component);
  const interaction = {
    customId,
    channelId,
    locale: 'en-US',
    guildId: seeded.haulClub,
    authorizingIntegrationOwners: { guildId: seeded.haulClub },
    appPermissions: { has: () => true, bitfield: (1n << 53n) - 1n },
    memberPermissions: { has: () => false },
    user: { id: seeded.lin },
  } as unknown as ButtonInteraction;
  const press = { interaction, args, values: [] };
  try {
    const answer = known === undefined ? null : track.components[known].open(press, contextOf());
    return answer === null ? en.errors.outdatedComponent : JSON.stringify(await answer.view('private'));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

beforeEach(() => followIn(running().store, seeded.parcels, NUMBER));

const arg = fc.oneof(
  fc.nat(200).map(String),
  fc.nat(200).map((id) => `@${id}`),
  fc.stringMatching(/^[\w-]{72}$/),
  fc.string({ maxLength: 20 }),
  fc.constantFrom('s', 'p', 'dm', 'here', '0'),
);

it('a forged button shows no stored parcel and changes no follow', async () => {
  const ids = fc
    .tuple(fc.constantFrom(...ANSWERING), fc.array(arg, { maxLength: 3 }))
    .map(([component, args]) => ['track', component, ...args.map(encodeURIComponent)].join(':'));
  await fc.assert(
    fc.asyncProperty(ids, async (id) => {
      const shown = await press(id);
      expect(shown).not.toContain(NUMBER);
      expect(shown).not.toContain('43CN');
      expect(await running().store.follows.list(seeded.ada, 'parcel')).toHaveLength(1);
    }),
    { numRuns: 300 },
  );
});

it('a real button is outdated if it was changed or moved to another channel', async () => {
  const written = fc.constantFrom('page', 'older', 'refresh', 'scans', 'end');
  const ids = sealedIds(NUMBER, seeded.parcels, seal);
  const argsOf = (component: string) => (component === 'page' || component === 'older' ? ['0'] : []);
  await fc.assert(
    fc.asyncProperty(written, written, fc.nat(71), fc.nat(63), async (component, other, at, letter) => {
      const id = ids(component, ...argsOf(component));
      expect(id.length).toBeLessThanOrEqual(LIMITS.customId);
      expect(await press(id)).toBe(en.errors.outdatedComponent);
      const [sealed = ''] = decodeCustomId(id)?.args ?? [];
      const swapped = Buffer.from([0, 0, letter]).toString('base64url').at(-1) ?? '';
      const changed = `${sealed.slice(0, at)}${swapped}${sealed.slice(at + 1)}`;
      if (changed !== sealed) {
        const forged = encodeCustomId('track', component, changed, ...argsOf(component));
        expect(await press(forged, seeded.parcels)).toBe(en.errors.outdatedComponent);
      }
      if (other !== component) {
        const forged = encodeCustomId('track', other, sealed, ...argsOf(other));
        expect(await press(forged, seeded.parcels)).toBe(en.errors.outdatedComponent);
      }
    }),
    { numRuns: 200 },
  );
});

it('a real button shows other users only the masked number, and ends no follow of theirs', async () => {
  const ids = sealedIds(NUMBER, seeded.parcels, seal);
  const shown = await press(ids('scans'), seeded.parcels);
  expect(shown).toContain('LX••••43CN');
  expect(shown).not.toContain(NUMBER);
  expect(await press(ids('end'), seeded.parcels)).toBe(en.input.notFollowedHere);
  expect(await press(ids('keep'), seeded.parcels)).toBe(en.track.notFollowing);
  expect(await running().store.follows.list(seeded.ada, 'parcel')).toHaveLength(1);
});
