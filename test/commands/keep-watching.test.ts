import type { ButtonInteraction } from 'discord.js';
import { expect, it } from 'vitest';
import { LOCAL_TOKEN } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';
import track from '../../src/commands/track.ts';
import type { Context } from '../../src/context.ts';
import { createSeal } from '../../src/discord/messages/seal.ts';
import { sealNumber } from '../../src/parcels/cards/parcel-ids.ts';
import { createAttemptLimit } from '../../src/process/timing/attempt-limit.ts';
import { useAlerts } from '../support/alerts-harness.ts';
import { noPictures } from '../support/parcel-cards.ts';
import { followIn } from '../support/store-fixtures.ts';

const NUMBER = 'LX208857143CN';
/** The service knows its scans. */
const KNOWN = 'EE739146028CN';
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

it('“Keep checking” polls again for those who follow the parcel, and for nobody else', async () => {
  await followIn(running().store, seeded.parcels, NUMBER);
  const other = await keepWatching(seeded.lin);
  expect(other.error).toContain('You’re not following this parcel');
  expect(other.nextPollAt).toBeNull();
  const own = await keepWatching(seeded.ada);
  expect(own.shown).toContain(`I’ll keep checking \`${NUMBER}\``);
  expect(own.nextPollAt).toBeGreaterThan(0);
});

/** Opens the parcel's card, or presses *Keep checking* on it. */
async function openCard(component: 'card' | 'more' | 'resume', userId: string): Promise<string> {
  const { store, api, alerts, clock } = running();
  const unknownNumbers = createAttemptLimit({ max: 20, windowMs: 600_000, clock });
  const context = { store, api, alerts, clock, seal, unknownNumbers, pictures: noPictures };
  const interaction = { channelId: seeded.dmMo, locale: 'en-US', guildId: null, user: { id: userId } };
  const press = { interaction: interaction as unknown as ButtonInteraction, args: [KNOWN], values: [] };
  const reply = track.components[component].open(press, context as unknown as Context);
  return JSON.stringify(await reply?.view('private'));
}

it('the card of a parcel that is no longer checked says so, and resumes it', async () => {
  const { store } = running();
  await followIn(store, seeded.parcels, KNOWN);
  const ended = await openCard('card', seeded.ada);
  expect(ended).toContain('I’ve stopped checking');
  expect(await openCard('more', seeded.ada)).toContain(`track:resume:${KNOWN}`);
  const resumed = await openCard('resume', seeded.ada);
  expect(resumed).toContain(`I’ll keep checking \`${KNOWN}\``);
  expect(await openCard('more', seeded.ada)).not.toContain('track:resume');
  expect((await store.topics.find({ kind: 'parcel', key: KNOWN }))?.nextPollAt).toBeGreaterThan(0);
  await expect(openCard('resume', seeded.lin)).rejects.toThrow('You’re not following this parcel');
});
