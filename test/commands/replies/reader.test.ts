import type { BaseInteraction } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { agentOrder } from '../../../src/commands/replies/agent-link.ts';
import { currencyToOffer, readerOf, textsForReply } from '../../../src/commands/replies/reader.ts';
import { requestOf } from '../../../src/commands/replies/request.ts';
import type { Context } from '../../../src/context.ts';
import type { Store } from '../../../src/store/index.ts';
import { openMemoryStore } from '../../support/store-fixtures.ts';

const exchangeRates = {
  rates: new Map([
    ['EUR', 0.128],
    ['USD', 0.139],
  ]),
  setAt: 1,
};
const interaction = () =>
  ({ user: { id: 'mo' }, guildId: 'haul-club', guildLocale: 'de', locale: 'fr' }) as BaseInteraction;

const contextOf = (store: Store) => ({ store, exchangeRates }) as unknown as Context;

describe('the second currency of a reply', () => {
  let store: Store;
  const codeFor = async (visibility: 'private' | 'public') =>
    (await readerOf(requestOf(interaction(), contextOf(store), visibility))).currency?.code ?? null;
  beforeEach(async () => {
    store = openMemoryStore();
    await store.settings.updateGuild('haul-club', { currency: 'USD' });
  });
  afterEach(() => store.close());

  it('is the server’s until the person chooses one', async () => {
    expect(await codeFor('private')).toBe('USD');
    await store.settings.updateUser('mo', { currency: 'EUR' });
    expect(await codeFor('private')).toBe('EUR');
  });

  it('is the server’s in public, whatever the person chose', async () => {
    await store.settings.updateUser('mo', { currency: 'EUR' });
    expect(await codeFor('public')).toBe('USD');
  });

  it('is left out for a person who wants none, and for a currency without a rate', async () => {
    await store.settings.updateUser('mo', { currency: '' });
    expect(await codeFor('private')).toBeNull();
    await store.settings.updateUser('mo', { currency: 'GBP' });
    expect(await codeFor('private')).toBeNull();
  });
});

describe('the second currency that is offered', () => {
  const DAY_MS = 86_400_000;
  let store: Store;
  let now: number;
  const offered = async (isPriced = true, visibility: 'private' | 'public' = 'private') => {
    const context = { ...contextOf(store), clock: () => now };
    const second = await currencyToOffer(requestOf(interaction(), context, visibility), () => isPriced);
    return second?.code ?? null;
  };
  beforeEach(() => {
    store = openMemoryStore();
    now = Date.parse('2026-11-21T12:00:00Z');
  });
  afterEach(() => store.close());

  it('is offered for a day from the first card that can show it', async () => {
    expect([await offered(false), await offered(true, 'public')]).toEqual([null, null]);
    now += 2 * DAY_MS;
    expect(await offered()).toBe('EUR');
    now += DAY_MS - 1;
    expect(await offered()).toBe('EUR');
    now += 1;
    expect(await offered()).toBeNull();
    await store.personal.delete('mo');
    expect(await offered()).toBe('EUR');
  });
});

it('a public reply reads the server’s settings once, for all that depends on them', async () => {
  const store = openMemoryStore();
  const read = vi.spyOn(store.settings, 'guild');
  const settings = { currency: 'USD', language: 'fr', haulButtons: false, agents: ['sugargoo'] };
  await store.settings.updateGuild('haul-club', settings);
  const asked = requestOf(interaction(), contextOf(store), 'public');
  const [{ texts, currency, hidesHaul }, agents] = await Promise.all([readerOf(asked), agentOrder(asked)]);
  expect([texts.locale, currency?.code, hidesHaul]).toEqual(['fr', 'USD', true]);
  expect([agents, await textsForReply(asked)]).toEqual([['sugargoo'], texts]);
  expect(read).toHaveBeenCalledOnce();
  await store.close();
});
