import { describe, expect, it } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import type { OfferChange } from '../../../sandbox/service/index.ts';
import { priceDigestLine } from '../../../src/alerts/outbox/render-price.ts';
import type { PriceConditions } from '../../../src/domain/products/price-watch.ts';
import { variantKey } from '../../../src/domain/products/qc-sets.ts';
import { variantWithKey } from '../../../src/products/index.ts';
import { lookupResult } from '../../../src/service/index.ts';
import { textsFor } from '../../../src/texts/index.ts';
import { useAlerts } from '../../support/alerts-harness.ts';

const TOTE = { platform: 'weidian', id: '7240011893' } as const;
const KEY = 'weidian:7240011893';
const HOUR_MS = 3_600_000;
const CONDITIONS: PriceConditions = { cheaper: true, below: null, restock: true, fewLeft: null };

const running = useAlerts({ pollMinutes: 30 });

async function watch(conditions: Partial<PriceConditions> = {}, variantName = '') {
  const { api, alerts } = running();
  const { data: lookup, checkedAt } = await api.lookup(TOTE);
  const destination = { kind: 'user', discordId: seeded.mo, guildId: null, locale: 'en-US' } as const;
  const variant = variantName === '' ? '' : variantKey(variantName);
  const wanted = { ...CONDITIONS, ...conditions };
  await alerts.prices.watch(destination, {
    userId: seeded.mo,
    lookup,
    checkedAt,
    variant,
    variantName,
    ...wanted,
  });
}

const change = (how: OfferChange) => running().service.service.offers.change(TOTE, how);
const poll = () => running().alerts.prices.polling.poll(new AbortController().signal);

/** The three ways in which a change comes to be known. */
const WAYS: Readonly<Record<string, () => Promise<unknown>>> = {
  async 'a poll'() {
    running().advanceClock(2 * HOUR_MS);
    await poll();
  },
  async 'a webhook'() {
    const { api, clock, service } = running();
    const response = await fetch(`${service.url}/v1/lookup?platform=weidian&id=${TOTE.id}`, {
      headers: { authorization: 'Bearer demo-key' },
    });
    api.putLookup(lookupResult.parse(await response.json()), clock());
  },
  'a look-up': () => running().api.forUser(seeded.ada).lookup(TOTE, { fresh: true }),
};

async function alertsSoFar() {
  const { alerts, outboxIsEmpty, messagesIn } = running();
  await alerts.prices.settled();
  await outboxIsEmpty();
  return (await messagesIn(seeded.dmMo)).map(({ content }) => content);
}

describe.each(Object.entries(WAYS))('a lower price that %s brings', (_name, observe) => {
  it('is told once, whatever else brings it too', async () => {
    await watch();
    expect(await alertsSoFar()).toEqual([]);
    change('cheaper');
    await observe();
    const [first, ...others] = await alertsSoFar();
    expect(first).toMatch(/^📉 \*\*Waxed canvas tote.*\*\*: CN¥71, was CN¥79$/);
    expect(others).toEqual([]);
    for (const again of Object.values(WAYS)) await again();
    expect(await alertsSoFar()).toEqual([first]);
  });
});

it('a stock that comes back and a variant’s price are told with their names', async () => {
  change('sold_out');
  await watch();
  await watch({}, 'Khaki');
  change('restocked');
  await running().api.lookup(TOTE, { fresh: true });
  const told = await alertsSoFar();
  expect(told.toSorted()).toEqual([
    expect.stringMatching(/^🟢 \*\*Waxed.*\*\*: back in stock, 12 left$/),
    expect.stringMatching(/^🟢 \*\*Waxed.*\*\*: back in stock, 12 left · Khaki$/),
  ]);
});

it('an alert about a variant shows that variant, and draws no line of a single price', async () => {
  change('sold_out');
  const { data: lookup } = await running().api.lookup(TOTE);
  const image = variantWithKey(lookup, variantKey('Khaki'))?.image;
  expect(image).toBeDefined();
  expect(image).not.toBe(lookup.main_image);
  await watch({}, 'Khaki');
  change('restocked');
  await running().api.lookup(TOTE, { fresh: true });
  await alertsSoFar();
  const [message] = await running().messagesIn(seeded.dmMo);
  expect(message?.content).toContain('Khaki');
  expect(message?.embeds[0]?.thumbnail?.url).toBe(image);
  expect(message?.embeds[0]?.image).toBeUndefined();
});

it('what two people watch in one channel is told there once', async () => {
  const { api, alerts, outboxIsEmpty, messagesIn } = running();
  const { data: lookup, checkedAt } = await api.lookup(TOTE);
  const general = {
    kind: 'channel',
    discordId: seeded.general,
    guildId: seeded.haulClub,
    locale: 'en-US',
  } as const;
  for (const userId of [seeded.ada, seeded.mo])
    await alerts.prices.watch(general, {
      userId,
      lookup,
      checkedAt,
      variant: '',
      variantName: '',
      ...CONDITIONS,
    });
  change('cheaper');
  await api.lookup(TOTE, { fresh: true });
  await alerts.prices.settled();
  await outboxIsEmpty();
  const told = (await messagesIn(seeded.general)).filter(({ content }) => content.startsWith('📉'));
  expect(told).toHaveLength(1);
});

it('a price above the limit is recorded, and not told', async () => {
  await watch({ below: 70 });
  change('cheaper');
  await running().api.lookup(TOTE, { fresh: true });
  expect(await alertsSoFar()).toEqual([]);
  const history = await running().store.prices.history(KEY, '');
  expect(history.map(({ price }) => price)).toEqual([79, 71]);
  change('cheaper');
  await running().api.lookup(TOTE, { fresh: true });
  expect(await alertsSoFar()).toHaveLength(1);
});

it('an older report that comes late changes nothing', async () => {
  await watch();
  const { api, clock } = running();
  const before = (await api.lookup(TOTE)).data;
  running().advanceClock(60_000);
  change('cheaper');
  await api.lookup(TOTE, { fresh: true });
  api.putLookup({ ...before, price: { low: 1, high: 1, currency: 'CNY' } }, clock() - 30_000);
  expect(await alertsSoFar()).toHaveLength(1);
  expect((await running().store.priceWatches.of(KEY))[0]?.price).toBe(71);
});

it('a listing that changes its currency is not cheaper for that, whoever notices it', async () => {
  await watch({ below: 75 });
  const { api, alerts, clock, store } = running();
  const { data: lookup } = await api.lookup(TOTE);
  const listed = (low: number, currency: string) => ({ ...lookup, price: { low, high: low, currency } });
  running().advanceClock(60_000);
  // Somebody who begins to watch it now.
  const request = { userId: seeded.ada, variant: '', variantName: '', ...CONDITIONS };
  await alerts.prices.watch(
    { kind: 'user', discordId: seeded.ada, guildId: null, locale: 'en-US' },
    { ...request, lookup: listed(11, 'USD'), checkedAt: clock() },
  );
  expect(await alertsSoFar()).toEqual([]);
  expect((await store.prices.history(KEY, '')).map(({ price }) => price)).toEqual([11]);
  // An answer from before.
  api.putLookup(listed(79, 'CNY'), clock() - 30_000);
  running().advanceClock(60_000);
  api.putLookup(listed(10, 'USD'), clock());
  expect(await alertsSoFar()).toEqual([expect.stringMatching(/: \$10, was \$11$/)]);
  running().advanceClock(60_000);
  api.putLookup(listed(75, 'CNY'), clock());
  expect(await alertsSoFar()).toHaveLength(1);
});

it('a currency that is spelled differently changes no limit', async () => {
  await watch({ below: 75 });
  const { api, clock, store } = running();
  const { data: lookup } = await api.lookup(TOTE);
  running().advanceClock(60_000);
  api.putLookup({ ...lookup, price: { low: 79, high: 79, currency: 'cny' } }, clock());
  expect(await alertsSoFar()).toEqual([]);
  expect((await store.priceWatches.of(KEY))[0]).toMatchObject({ below: 75, price: 79, currency: 'cny' });
});

it('a product that nobody watches is not recorded', async () => {
  await running().api.lookup(TOTE);
  await running().alerts.prices.settled();
  expect(await running().store.prices.history(KEY, '')).toEqual([]);
});

it('an alert that waits for a digest has its line there', async () => {
  await watch();
  change('cheaper');
  await running().api.lookup(TOTE, { fresh: true });
  await alertsSoFar();
  const [watched] = await running().store.priceWatches.of(KEY);
  const [told] = await running().store.priceWatches.told(watched?.topicId ?? 0);
  const line = priceDigestLine({ data: told?.data ?? '' }, textsFor('en'));
  expect(line).toMatch(/^📉 \*\*Waxed canvas tote.*\*\*: CN¥71, was CN¥79$/);
});

describe('polling for prices', () => {
  const lookups = () =>
    running().service.service.requests.filter(({ url }) => url.startsWith('/v1/lookup')).length;
  const product = () => running().store.watchedProducts.find(KEY);

  it('looks each product up once an hour at first, and less often while nothing changes', async () => {
    await watch();
    const before = lookups();
    await poll();
    expect(lookups()).toBe(before);
    for (const expected of [1, 2, 3]) {
      running().advanceClock(1.3 * HOUR_MS);
      await poll();
      expect(lookups()).toBe(before + expected);
      expect((await product())?.quietPolls).toBe(expected);
    }
    change('cheaper');
    running().advanceClock(1.3 * HOUR_MS);
    await poll();
    expect((await product())?.quietPolls).toBe(0);
  });

  it('counts an outage as no quiet poll, and tells the news after it', async () => {
    await watch();
    running().service.service.fault.set('500');
    running().advanceClock(2 * HOUR_MS);
    await poll();
    expect((await product())?.quietPolls).toBe(0);
    running().service.service.fault.set(null);
    change('cheaper');
    running().advanceClock(2 * HOUR_MS);
    await poll();
    expect(await alertsSoFar()).toHaveLength(1);
  });
});
