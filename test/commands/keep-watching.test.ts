import type { ButtonInteraction } from 'discord.js';
import { expect, it } from 'vitest';
import { LOCAL_TOKEN } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';
import track from '../../src/commands/track.ts';
import type { Context } from '../../src/context.ts';
import { createSeal } from '../../src/discord/seal.ts';
import { sealNumber } from '../../src/views/parcel-ids.ts';
import { useAlerts } from '../support/alerts-harness.ts';
import { followIn } from '../support/store-fixtures.ts';

const NUMBER = 'LX208857143CN';
const running = useAlerts();
const seal = createSeal(LOCAL_TOKEN);

/** Presses the button below the alert in #parcels. @returns the reply, and when the parcel is polled then */
async function keepWatching(userId: string) {
  const { store, clock } = running();
  const reference = sealNumber(NUMBER, 'keep', seeded.parcels, seal);
  const interaction = {
    customId: `track:keep:${reference}`,
    channelId: seeded.parcels,
    locale: 'en-US',
    user: { id: userId },
  } as unknown as ButtonInteraction;
  const press = { interaction, args: [reference], values: [] };
  const reply = track.components.keep.open(press, { store, clock, seal } as unknown as Context);
  const shown = await reply?.view('private').catch((error: unknown) => error);
  const topic = await store.topics.find({ kind: 'parcel', key: NUMBER });
  return { shown: JSON.stringify(shown), error: String(shown), nextPollAt: topic?.nextPollAt };
}

it('“Keep watching” polls again for those who follow the parcel, and for nobody else', async () => {
  await followIn(running().store, seeded.parcels, NUMBER);
  const other = await keepWatching(seeded.lin);
  expect(other.error).toContain('You’re not following this parcel');
  expect(other.nextPollAt).toBeNull();
  const own = await keepWatching(seeded.ada);
  expect(own.shown).toContain(`I’m checking \`${NUMBER}\` again`);
  expect(own.nextPollAt).toBeGreaterThan(0);
});
