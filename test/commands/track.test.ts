import type { ButtonInteraction } from 'discord.js';
import { expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import track from '../../src/commands/track.ts';
import type { Context } from '../../src/context.ts';
import { createAttemptLimit } from '../../src/process/timing/attempt-limit.ts';
import { useAlerts } from '../support/alerts-harness.ts';
import { noPictures } from '../support/parcel-cards.ts';

const NUMBER = 'UJ558209175CN';

let offsetMs = 0;
const clock = () => Date.now() + offsetMs;
const running = useAlerts({ clock });

async function refresh(): Promise<void> {
  const { store, api, alerts } = running();
  const interaction = { locale: 'en-US', guildId: null, user: { id: seeded.mo } } as ButtonInteraction;
  const unknownNumbers = createAttemptLimit({ max: 20, windowMs: 600_000, clock });
  const context = { store, api, alerts, clock, unknownNumbers, pictures: noPictures } as Context;
  await track.components.refresh.open({ interaction, args: [NUMBER], values: [] }, context)?.view('private');
}

it('Refresh asks the service again after 15 seconds, and at once if the clock was set back', async () => {
  const { api, service } = running();
  await api.tracking(NUMBER);
  const asked = () => service.service.requests.length;
  expect(asked()).toBe(1);
  await refresh();
  expect(asked()).toBe(1);
  offsetMs = 16_000;
  await refresh();
  expect(asked()).toBe(2);
  offsetMs = -6 * 3_600_000;
  await refresh();
  expect(asked()).toBe(3);
  await refresh();
  expect(asked()).toBe(3);
});
