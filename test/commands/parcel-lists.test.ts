import type { ButtonInteraction, ModalSubmitInteraction } from 'discord.js';
import { expect, it } from 'vitest';
import { LOCAL_TOKEN } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';
import { MAX_FOLLOWS } from '../../src/alerts/index.ts';
import { RequestError } from '../../src/cards/errors.ts';
import parcels from '../../src/commands/parcels.ts';
import track from '../../src/commands/track.ts';
import type { Context } from '../../src/context.ts';
import type { GrowingView, MessageView } from '../../src/discord/messages/message-view.ts';
import { createSeal } from '../../src/discord/messages/seal.ts';
import { createAttemptLimit } from '../../src/process/timing/attempt-limit.ts';
import { useAlerts } from '../support/alerts-harness.ts';
import { noPictures } from '../support/parcel-cards.ts';
import { followIn } from '../support/store-fixtures.ts';

const KNOWN = 'UJ558209175CN';
const TOTE = 'weidian:7240011893';

let offsetMs = 0;
const clock = () => Date.now() + offsetMs;
const running = useAlerts({ clock, pollMinutes: 30 });
const unknown = (index: number) => `LP${10_000_000_000 + index}CN`;
const list = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => unknown(from + index)).join('\n');

function contextOf(): Context {
  const { store, api, alerts } = running();
  const windowMs = 600_000;
  return {
    ...{ store, api, alerts, clock, seal: createSeal(LOCAL_TOKEN), pictures: noPictures },
    log: { info() {}, warn() {}, error() {} },
    exchangeRates: { rates: new Map() },
    unknownNumbers: createAttemptLimit({ max: 20, windowMs, clock }),
    listedNumbers: createAttemptLimit({ max: 100, windowMs: 5 * windowMs, clock }),
  } as unknown as Context;
}

const person = (userId: string) => ({
  locale: 'en-US',
  guildId: null,
  channelId: seeded.dmMo,
  authorizingIntegrationOwners: {},
  user: { id: userId },
});

const textOf = async (view: Promise<MessageView | GrowingView> | undefined) => JSON.stringify(await view);

function add(typed: string, userId: string, context: Context): Promise<string> {
  // Without a file, as in forms that were opened before there was a field for one.
  const fields = { getTextInputValue: () => typed, fields: new Map() };
  const interaction = { ...person(userId), fields } as unknown as ModalSubmitInteraction;
  return textOf(parcels.modals.add.submit({ interaction, args: [] }, context)?.view('private'));
}

function press(
  component: Exclude<keyof typeof parcels.components, 'add' | 'again'>,
  args: readonly string[],
  userId: string,
  context: Context,
  values: readonly string[] = [],
): Promise<string> {
  const interaction = person(userId) as unknown as ButtonInteraction;
  const reply = parcels.components[component].open({ interaction, args, values }, context);
  return textOf(reply?.view('private'));
}

const followed = (userId: string) => running().store.follows.list(userId, 'parcel');

it('a pasted list is followed and named; what isn’t a number is shown as it was typed', async () => {
  const context = contextOf();
  await add(unknown(0), seeded.mo, context);
  const answer = await add(
    `Old socks ${unknown(0)}\n${unknown(1)} - Hat\nSize 42\n\n${unknown(1)}`,
    seeded.mo,
    context,
  );
  expect(answer).toContain('1 parcel added');
  expect(answer).toContain('You already follow 1 of them');
  expect(answer).toContain('```\\nSize 42\\n```');
  const names = (await followed(seeded.mo)).map(({ key, label }) => [key, label]);
  expect(names).toEqual([
    [unknown(1), 'Hat'],
    [unknown(0), 'Old socks'],
  ]);
});

it('a list keeps names that parcels have', async () => {
  const context = contextOf();
  await add(`Mine ${unknown(0)}`, seeded.mo, context);
  await add(`Other ${unknown(0)}\n${unknown(1)}`, seeded.mo, context);
  expect((await followed(seeded.mo)).find(({ key }) => key === unknown(0))?.label).toBe('Mine');
});

it('lists are no way to guess numbers: a hundred in fifty minutes, and the answer says nothing about them', async () => {
  const context = contextOf();
  const asked = running().service.service.requests.length;
  const first = await add(`${KNOWN}\n${list(0, 89)}`, seeded.mo, context);
  expect(first).toContain('90 parcels added');
  expect(running().service.service.requests.length).toBe(asked);
  // Ending follows makes room for others, but not for more guesses.
  for (const { id } of await followed(seeded.mo)) await running().store.follows.remove(seeded.mo, id);
  const second = await add(list(100, 30), seeded.mo, context);
  expect(second).toContain('10 parcels added');
  expect(second).toMatch(/20 weren’t added yet\. You can add more <t:\d+:R>/);
  expect(await followed(seeded.mo)).toHaveLength(10);
  expect(await add(list(100, 2), seeded.lin, context)).toContain('2 parcels added');
  offsetMs += 3_001_000;
  expect(await add(list(200, 2), seeded.mo, context)).toContain('2 parcels added');
});

it('who has named too many unknown numbers can’t go on with a list', async () => {
  const context = contextOf();
  for (let guess = 0; guess < 20; guess += 1) context.unknownNumbers.begin(seeded.mo);
  await expect(add(list(0, 2), seeded.mo, context)).rejects.toThrow(/too many unknown numbers/);
  expect(await followed(seeded.mo)).toEqual([]);
});

it('says what didn’t fit into the limit of follows', async () => {
  const unlimited = createAttemptLimit({ max: 2 * MAX_FOLLOWS, windowMs: 600_000, clock });
  const context = { ...contextOf(), listedNumbers: unlimited };
  // The form takes about 200 numbers at once.
  for (let from = 0; from < MAX_FOLLOWS - 1; from += 100)
    await add(list(from, Math.min(100, MAX_FOLLOWS - 1 - from)), seeded.mo, context);
  const outcome = await add(list(MAX_FOLLOWS, 3), seeded.mo, context);
  expect(outcome).toContain(`2 weren’t added. The limit is ${MAX_FOLLOWS}`);
});

async function archived(userId: string): Promise<number> {
  const { store, alerts } = running();
  const dm = { kind: 'user', discordId: userId, guildId: null, locale: 'en-US' } as const;
  await alerts.follow.parcel(dm, KNOWN, userId);
  const topic = await store.topics.find({ kind: 'parcel', key: KNOWN });
  const [follow] = await followed(userId);
  await store.follows.rename(userId, follow?.id ?? 0, 'Boots');
  await store.archive.add(userId, topic?.id ?? 0, { days: 11, endedAt: null }, Date.now());
  const [row] = await store.archive.list(userId, { offset: 0, limit: 1 });
  return row?.id ?? 0;
}

it('an archived parcel is opened, and followed again under its name', async () => {
  const context = contextOf();
  const id = String(await archived(seeded.mo));
  expect(await press('archive', ['0'], seeded.mo, context)).toMatch(
    new RegExp(`Boots.*${KNOWN}.*took 11\u00A0days`),
  );
  expect(await press('archived', ['0'], seeded.mo, context, [id])).toContain('Follow again');
  await press('refollow', [id, '0'], seeded.mo, context);
  expect(await followed(seeded.mo)).toMatchObject([{ key: KNOWN, label: 'Boots' }]);
  expect(await running().store.archive.count(seeded.mo)).toBe(0);
});

it('a forged id neither shows nor changes somebody else’s archive', async () => {
  const context = contextOf();
  const id = String(await archived(seeded.ada));
  for (const shown of [
    await press('archived', ['0'], seeded.lin, context, [id]),
    await press('refollow', [id, '0'], seeded.lin, context),
    await press('forget', [id, '0'], seeded.lin, context),
    await press('clear', [], seeded.lin, context),
    await press('archivecsv', [], seeded.lin, context),
  ]) {
    expect(shown).not.toContain(KNOWN);
  }
  expect(await followed(seeded.lin)).toEqual([]);
  expect(await running().store.archive.count(seeded.ada)).toBe(1);
});

it('removes one parcel from the archive, or all', async () => {
  const context = contextOf();
  const id = String(await archived(seeded.mo));
  expect(await press('askclear', ['0'], seeded.mo, context)).toContain('can’t be undone');
  expect(await press('forget', [id, '0'], seeded.mo, context)).toContain('The archive is empty');
  await archived(seeded.mo);
  expect(await press('clear', [], seeded.mo, context)).toContain('The archive is empty');
  expect(await running().store.archive.count(seeded.mo)).toBe(0);
});

async function watched(userId: string) {
  const { store, alerts } = running();
  const dm = { kind: 'user', discordId: userId, guildId: null, locale: 'en-US' } as const;
  await alerts.follow.product(dm, { platform: 'weidian', id: '7240011893' }, userId);
  const destinationId = await store.destinations.upsert(dm);
  const seen = { price: 238, stock: 12 };
  const about = { product: TOTE, variant: '', variantName: '', currency: 'CNY', nextPollAt: null, seen };
  const tells = { cheaper: true, below: 200, restock: true, fewLeft: null };
  await store.priceWatches.add({ userId, destinationId, ...about, ...tells }, 100, Date.now());
}

const watches = async (userId: string) =>
  (await running().store.follows.list(userId, 'product')).length +
  (await running().store.priceWatches.list(userId)).length;

it('lists watched products with what is watched, and stops one watch or all', async () => {
  const context = contextOf();
  await watched(seeded.mo);
  const shown = await press('products', ['0'], seeded.mo, context);
  expect(shown).toContain('1 watched product');
  expect(shown).toContain('QC photos');
  expect(shown).toContain('drops to CN¥200 or less, restocks');
  expect(await press('more', [], seeded.mo, context)).toContain('Watched products (1)');
  const [photos] = await running().store.follows.list(seeded.mo, 'product');
  await press('unwatch', [String(photos?.id), TOTE, '0'], seeded.mo, context);
  expect(await watches(seeded.mo)).toBe(1);
  expect(await press('unwatchall', [TOTE, '0'], seeded.mo, context)).toContain('No watched products');
  expect(await watches(seeded.mo)).toBe(0);
});

it('a forged id stops no watch of somebody else', async () => {
  const context = contextOf();
  await watched(seeded.ada);
  const [photos] = await running().store.follows.list(seeded.ada, 'product');
  const [price] = await running().store.priceWatches.list(seeded.ada);
  for (const id of [photos?.id, price?.followId]) {
    await press('unwatch', [String(id), TOTE, '0'], seeded.lin, context);
  }
  await press('unwatchall', [TOTE, '0'], seeded.lin, context);
  expect(await watches(seeded.ada)).toBe(2);
});

it('a follow ends from a private card, even in a channel that is gone', async () => {
  const context = contextOf();
  const { store, alerts } = running();
  const dm = { kind: 'user', discordId: seeded.ada, guildId: null, locale: 'en-US' } as const;
  await alerts.follow.parcel(dm, KNOWN, seeded.ada);
  for (const gone of ['111111111111111111', '222222222222222222']) {
    await followIn(store, gone, KNOWN);
    const destination = await store.destinations.find('channel', gone);
    await store.destinations.suspend(destination?.id ?? 0, 'unknown_channel', Date.now());
  }
  const inChannels = (await followed(seeded.ada)).filter(
    ({ destinationKind }) => destinationKind === 'channel',
  );
  const open = (component: 'destinations' | 'leave' | 'leaveall', ...args: string[]) => {
    const interaction = person(seeded.ada) as unknown as ButtonInteraction;
    return textOf(
      track.components[component].open({ interaction, args, values: [] }, context)?.view('private'),
    );
  };
  const shown = await open('destinations', KNOWN);
  for (const { destinationDiscordId } of inChannels) expect(shown).toContain(destinationDiscordId);
  await open('leave', KNOWN, String(inChannels[0]?.id));
  expect(await followed(seeded.ada)).toHaveLength(2);
  await open('leaveall', KNOWN);
  expect(await followed(seeded.ada)).toEqual([]);
});

it('a follow can be ended while the service fails', async () => {
  const context = contextOf();
  await add(KNOWN, seeded.mo, context);
  running().service.service.fault.set('500');
  const fresh = { ...context, api: { ...context.api, tracking: () => failing(context) } } as Context;
  const error = await press('problem', [KNOWN, '0'], seeded.mo, fresh).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RequestError);
  expect(JSON.stringify((error as RequestError).next)).toContain(`track:destinations:${KNOWN}:p0`);
});

/** An answer that isn't cached. */
const failing = ({ api }: Context) => api.tracking('LX208857143CN', { fresh: true, stale: 'refuse' });
