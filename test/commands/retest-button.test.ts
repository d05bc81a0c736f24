import { type ButtonInteraction, PermissionFlagsBits, REST } from 'discord.js';
import { expect, it } from 'vitest';
import { LOCAL_TOKEN } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';
import alerts from '../../src/commands/alerts.ts';
import type { Context } from '../../src/context.ts';
import { createPostLimits } from '../../src/context.ts';
import { en } from '../../src/texts/en.ts';
import { useAlerts } from '../support/alerts-harness.ts';
import { noPictures } from '../support/parcel-cards.ts';
import { addAlertChannel } from '../support/store-fixtures.ts';

const MINUTE_MS = 60_000;
const CHANNEL = `<#${seeded.parcels}>`;
const MAY_NOT = en.suspended.mayNotTest(CHANNEL);

const running = useAlerts();

/** Somebody who presses the button in their DM: what the reply is. */
function presser(userId: string) {
  const { store, local, clock, alerts: posting } = running();
  const rest = new REST({ api: local.apiUrl, version: '10' }).setToken(LOCAL_TOKEN);
  const interaction = {
    locale: 'en-US',
    user: { id: userId, displayName: 'Ada' },
    client: { rest },
  } as unknown as ButtonInteraction;
  const context = {
    store,
    alerts: posting,
    clock,
    pictures: noPictures,
    posts: createPostLimits(clock),
  } as Context;
  return async (destinationId: number): Promise<string> => {
    const press = { interaction, args: [String(destinationId)], values: [] };
    const opened = alerts.components.retest.open(press, context);
    try {
      return opened === null ? '' : JSON.stringify(await opened.view('private'));
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
}

/** An alert channel of Ada that accepts no messages, and that Mo follows something in. */
async function suspendedChannel(): Promise<number> {
  const { store, clock } = running();
  const destinationId = await addAlertChannel(store, seeded.parcels);
  const topicId = await store.topics.upsert({ kind: 'parcel', key: 'LP00123456784821CN' }, clock());
  await store.follows.add({ topicId, destinationId, userId: seeded.mo }, 1, clock());
  await suspendAgain(destinationId);
  return destinationId;
}
const posted = async () => (await running().messagesIn(seeded.parcels)).length;
const suspendAgain = (id: number) => running().store.destinations.suspend(id, 'forbidden', running().clock());

it('the person who added an alert channel restores it by a test from their DM', async () => {
  const destinationId = await suspendedChannel();
  expect(await presser(seeded.ada)(destinationId)).toContain('✅ Test posted');
  expect(await running().store.destinations.get(destinationId)).toMatchObject({ suspendedAt: null });
  expect(await posted()).toBe(1);
});

it('a test of a channel that still refuses says so and leaves the button', async () => {
  const { local } = running();
  const destinationId = await suspendedChannel();
  local.discord.admin.setBotPermissions(seeded.parcels, 0n);
  const shown = await presser(seeded.ada)(destinationId);
  expect(shown).toContain('⚠️');
  expect(shown).toContain('View Channels');
  expect(shown).toContain(`alerts:retest:${destinationId}`);
});

it('nobody else can post into a channel by a forged button', async () => {
  const destinationId = await suspendedChannel();
  expect(await presser(seeded.lin)(destinationId)).toBe(en.errors.outdatedComponent);
  expect(await presser(seeded.ada)(destinationId + 1)).toBe(en.errors.outdatedComponent);
  expect(await posted()).toBe(0);
});

it('posts nothing in a channel that works', async () => {
  const { store } = running();
  const destinationId = await addAlertChannel(store, seeded.parcels);
  expect(await presser(seeded.ada)(destinationId)).toContain(en.suspended.works(CHANNEL));
  expect(await posted()).toBe(0);
});

it('posts once a minute at a destination, whoever presses', async () => {
  const { advanceClock } = running();
  const destinationId = await suspendedChannel();
  const press = presser(seeded.ada);
  await Promise.all(Array.from({ length: 5 }, () => press(destinationId)));
  expect(await posted()).toBe(1);
  await suspendAgain(destinationId);
  expect(await press(destinationId)).toContain(`${CHANNEL} was tested a moment ago`);
  advanceClock(MINUTE_MS);
  expect(await press(destinationId)).toContain('✅ Test posted');
  expect(await posted()).toBe(2);
});

it('posts for a follower who may write in the channel, and not without that right', async () => {
  const { local } = running();
  const destinationId = await suspendedChannel();
  const press = presser(seeded.mo);
  const deny = PermissionFlagsBits.SendMessages;
  local.discord.admin.setOverwrite(seeded.parcels, { id: seeded.mo, type: 1, allow: 0n, deny });
  expect(await press(destinationId)).toBe(MAY_NOT);
  expect(await posted()).toBe(0);
  local.discord.admin.setOverwrite(seeded.parcels, { id: seeded.mo, type: 1, allow: deny, deny: 0n });
  expect(await press(destinationId)).toContain('✅ Test posted');
});

it('posts for nobody who was banned, or left', async () => {
  const { local } = running();
  const destinationId = await suspendedChannel();
  local.discord.admin.removeMember(seeded.haulClub, seeded.mo);
  expect(await presser(seeded.mo)(destinationId)).toBe(MAY_NOT);
  expect(await posted()).toBe(0);
});
