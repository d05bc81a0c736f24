import type { ButtonInteraction } from 'discord.js';
import { expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import alerts from '../../src/commands/alerts.ts';
import type { Context } from '../../src/context.ts';
import { en } from '../../src/texts/en.ts';
import { useAlerts } from '../support/alerts-harness.ts';
import { noPictures } from '../support/parcel-cards.ts';
import { addAlertChannel } from '../support/store-fixtures.ts';

const running = useAlerts();

/** The reply when this person presses the button in their DM. */
async function press(userId: string, destinationId: number): Promise<string> {
  const { store, alerts: posting } = running();
  const interaction = { locale: 'en-US', user: { id: userId } } as unknown as ButtonInteraction;
  const opened = alerts.components.retest.open({ interaction, args: [String(destinationId)], values: [] }, {
    store,
    alerts: posting,
    clock: running().clock,
    pictures: noPictures,
  } as Context);
  try {
    return opened === null ? '' : JSON.stringify(await opened.view('private'));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

it('the person who added an alert channel restores it by a test from their DM', async () => {
  const { store, clock, messagesIn } = running();
  const destinationId = await addAlertChannel(store, seeded.parcels);
  await store.destinations.suspend(destinationId, 'forbidden', clock());
  expect(await press(seeded.ada, destinationId)).toContain('✅ Test posted');
  expect(await store.destinations.get(destinationId)).toMatchObject({ suspendedAt: null });
  expect(await messagesIn(seeded.parcels)).toHaveLength(1);
});

it('a test of a channel that still refuses says so and leaves the button', async () => {
  const { store, local } = running();
  const destinationId = await addAlertChannel(store, seeded.parcels);
  local.discord.setBotPermissions(seeded.parcels, 0n);
  const shown = await press(seeded.ada, destinationId);
  expect(shown).toContain('⚠️');
  expect(shown).toContain('View Channel');
  expect(shown).toContain(`alerts:retest:${destinationId}`);
});

it('nobody else can post into a channel by a forged button', async () => {
  const { store, messagesIn } = running();
  const destinationId = await addAlertChannel(store, seeded.parcels);
  expect(await press(seeded.mo, destinationId)).toBe(en.errors.outdatedComponent);
  expect(await press(seeded.ada, destinationId + 1)).toBe(en.errors.outdatedComponent);
  expect(await messagesIn(seeded.parcels)).toEqual([]);
});
