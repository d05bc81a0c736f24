import type { ClientMessage } from 'local-discord';
import { expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { MAX_FOLLOWS } from '../../src/alerts/index.ts';
import { parcelTopic, productTopic } from '../../src/domain/alerts/topic.ts';
import { allTextOf, asUser, buttonOf, descriptionOf, partsOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';
import { postEvent, qcBatchCreated } from '../support/signed-events.ts';

const TOTE = { platform: 'weidian', id: '7240011893' } as const;
const RUNNER = { platform: 'weidian', id: '7212345601' } as const;
const PRODUCTS = [
  'weidian:7240011893',
  'weidian:7212345601',
  'weidian:7298804417',
  'taobao:731204458890',
  '1688:684120097755',
];
/** The service knows no such product. */
const UNKNOWN = 'weidian:7999999999';
/** Mo has room for the photos and the price of one more item. */
const ROOM = 2;

const bot = useRunningBot({ POLL_MINUTES: '0' }, async ({ hauls, topics, destinations, follows }) => {
  const items = PRODUCTS.map((product) => ({ product }));
  await hauls.create(seeded.sam, { items: items.slice(0, 2) }, 1);
  const sam = { kind: 'user', discordId: seeded.sam, guildId: null, locale: 'en-US' } as const;
  const photos = await topics.upsert(productTopic(TOTE), 1);
  const samsDms = await destinations.upsert(sam);
  await follows.add({ topicId: photos, destinationId: samsDms, userId: seeded.sam }, MAX_FOLLOWS, 1);
  await hauls.create(seeded.ada, { items }, 1);
  await hauls.create(seeded.mo, { items: items.slice(0, 3) }, 1);
  await hauls.create(seeded.lin, { items: [...items.slice(0, 1), { product: UNKNOWN }] }, 1);
  const dm = { kind: 'user', discordId: seeded.mo, guildId: null, locale: 'en-US' } as const;
  const destinationId = await destinations.upsert(dm);
  for (let serial = 0; serial < MAX_FOLLOWS - ROOM; serial += 1) {
    const topicId = await topics.upsert(parcelTopic(`LP${10_000_000_000 + serial}CN`), 1);
    await follows.add({ topicId, destinationId, userId: seeded.mo }, MAX_FOLLOWS, 1);
  }
});
const { runCommand, press, pressForged } = asUser(bot);

const isHaul = (message: ClientMessage) =>
  partsOf<{ readonly label?: string }>(message.components).some(({ label }) => label === 'More');

/** A busy machine shows what has arrived first, and the haul may still grow while its button is pressed: waits for the rest. */
const whole = (card: ClientMessage) =>
  bot().discord.waitForMessage(
    (message) =>
      message.id === card.id &&
      !isHaul(message) &&
      !/in a moment|Setting up alerts…/.test(descriptionOf(message)),
  );

/** Presses a button that *More* has, on the user's haul. */
async function pressAll(
  component: 'watch' | 'unwatch',
  userId: string,
  channelId: string = seeded.general,
): Promise<ClientMessage> {
  const haul = await runCommand('haul', { userId, channelId });
  const id = buttonOf(haul, 'More').custom_id.replace(':more:', `:${component}:`);
  return whole(await pressForged(haul, id, userId));
}

const alertIn = (channelId: string, text: string) =>
  bot().discord.waitForMessage(
    (message) => message.channelId === channelId && message.content.includes(text),
  );

it('a haul is watched with one press: its price drops and new QC photos arrive in the DMs', async () => {
  const card = await pressAll('watch', seeded.ada);
  expect(descriptionOf(card)).toBe(
    '### 🔔 Watching 5 items: QC photos, price and stock\n-# My haul · in your DMs',
  );
  expect(card.visibleTo).toBe(seeded.ada);

  const again = await pressAll('watch', seeded.ada);
  expect(again).toHaveText('Watching 5 items');
  expect(again).toHaveText('5 were already watched');

  const lookup = bot().service.offers.change(TOTE, 'cheaper');
  await runCommand('lookup', {
    options: { link: lookup?.canonical ?? '', agent: 'Kakobuy', private: true },
    userId: seeded.lin,
  });
  expect((await alertIn(seeded.dmAda, '📉')).content).toContain('was CN¥79');

  const batch = bot().service.qc.addBatch(RUNNER);
  const { platform, id: product_id } = RUNNER;
  await postEvent(bot().receiverUrl, qcBatchCreated({ platform, product_id, batch }));
  expect((await alertIn(seeded.dmAda, '📸')).content).toContain('new QC photo');

  const products = await pressForged(again, 'parcels:products:0', seeded.ada);
  expect(products).toHaveText(/^### 5 watched products/);
});

it('Stop watching all ends everything, and says how much', async () => {
  const card = await pressAll('watch', seeded.ada);
  const more = await press(await runCommand('haul', { userId: seeded.ada }), 'More');
  expect(card).toHaveButton('Stop watching all');
  expect(more).toHaveText('**Watch all**\nWatching 5 of 5');
  const all = await press(more, 'Change');
  expect(all).not.toHaveButton('Watch all');
  const list = await press(all, 'Watched products');
  expect(list).toHaveText('5 watched products');
  const haulId = buttonOf(card, 'Stop watching all').custom_id.split(':').at(-1);
  const closed = await pressForged(card, `haul:close:${haulId}`, seeded.ada);
  expect(closed).toHaveText('Closed. *Watch all* stays on.');
  await pressForged(closed, `haul:reopen:${haulId}`, seeded.ada);
  const stopped = await pressForged(closed, buttonOf(closed, 'Stop watching all').custom_id, seeded.ada);
  expect(descriptionOf(stopped)).toBe('### Stopped watching 5 items\n-# My haul');
  expect(await pressAll('unwatch', seeded.ada)).toHaveText('*Watch all* isn’t on for this haul');
  const back = await whole(await press(stopped, 'Watch all'));
  expect(back).toHaveText('Watching 5 items');
  expect(back).not.toHaveText('before');
});

it('Stop watching all leaves what the person watched before, and what another haul needs', async () => {
  const watching = await pressAll('watch', seeded.sam, seeded.lobby);
  const stopped = await press(watching, 'Stop watching all', seeded.sam);
  expect(descriptionOf(stopped)).toBe(
    '### Stopped watching 1 item\n-# My haul\n-# Still watching 1 item, because you watch it separately or it’s in another haul',
  );
  const products = await press(stopped, 'Watched products', seeded.sam);
  expect(products).toHaveText(/^### 1 watched product/);
});

it('somebody who follows too much is told what is left out, and where to make room', async () => {
  const card = await pressAll('watch', seeded.mo);
  expect(card).toHaveText(
    /Items .+ weren’t added\. The limit is 300 parcels and products in total\. Remove some, then try again\./,
  );
  expect(await press(card, 'Watched products', seeded.mo)).toHaveText(/watched/);
});

it('an item without a listing is named, and the others are watched', async () => {
  const card = await pressAll('watch', seeded.lin);
  expect(card).toHaveText('### 🔔 Watching 1 item: QC photos, price and stock');
  expect(card).toHaveText('-# Item 2: no listing found, so price and stock can’t be watched.');
});

it('what the service didn’t answer is tried again with a button', async () => {
  await pressAll('unwatch', seeded.lin);
  bot().service.fault.set('500');
  const haul = await runCommand('haul', {
    options: { add: 'https://detail.1688.com/offer/740019928834.html' },
    userId: seeded.lin,
  });
  const id = buttonOf(haul, 'More').custom_id.replace(':more:', ':watch:');
  const card = await whole(await pressForged(haul, id, seeded.lin));
  bot().service.fault.set(null);
  expect(card).toHaveText('Item 3: price and stock couldn’t be loaded');
  const again = await whole(await press(card, 'Try again', seeded.lin));
  expect(again).toHaveText('Watching 2 items');
});

it('a forged id of somebody else’s haul is refused', async () => {
  const haul = await runCommand('haul', { userId: seeded.ada });
  const open = await runCommand('help', { userId: seeded.lin });
  for (const component of ['watch', 'unwatch']) {
    const id = buttonOf(haul, 'More').custom_id.replace(':more:', `:${component}:`);
    expect(allTextOf(await pressForged(open, id, seeded.lin))).toContain('This haul was deleted.');
  }
});
