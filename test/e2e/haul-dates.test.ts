import type { ClientMessage } from 'local-discord';
import { expect, it } from 'vitest';
import { deliveredParcels } from '../../sandbox/delivered-parcels.ts';
import { LOCAL_TOKEN } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';
import { createArrivals } from '../../src/parcels/arrival.ts';
import { createNumberHash } from '../../src/parcels/number-hash.ts';
import { asUser, descriptionOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const CAP = 'https://cnfans.com/product?platform=WEIDIAN&id=7240011901';
/** On its way in Germany, and at the courier in Britain. */
const SHOES = 'LX208857143CN';
const BACKPACK = '1ZR7V4316804425713';

const bot = useRunningBot({ POLL_MINUTES: '0' }, async (store) => {
  const arrivals = createArrivals({ store, hash: createNumberHash(LOCAL_TOKEN) });
  for (const { deliveredAt, ...parcel } of deliveredParcels(Date.now()))
    await arrivals.learn(parcel, { at: deliveredAt, watched: false });
});
const { runCommand, pressForged, submitForm } = asUser(bot);
/** As it is read: U+00A0 as a space, without what nobody sees. */
const read = (message: ClientMessage) =>
  descriptionOf(message).replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
const haul = (options = {}) => runCommand('haul', { userId: seeded.mo, ...options });

it('a haul says when its last parcel is likely here, and each of its parcels when it is', async () => {
  const card = await haul({ options: { add: CAP } });
  const [, id = ''] = /haul:more:(\d+)/.exec(JSON.stringify(card.components)) ?? [];
  const parcels = () => pressForged(card, `haul:parcels:${id}`, seeded.mo);
  await submitForm(
    await parcels(),
    'Add numbers',
    { list: `Shoes ${SHOES}\nBackpack ${BACKPACK}` },
    seeded.mo,
  );
  await expect
    .poll(async () => read(await haul()), { timeout: 10_000 })
    .toMatch(/\n📦 Last parcel likely here \w{3} \d[^\n]+\n-# 2 in transit\n/);
  const list = read(await parcels());
  expect(list).toMatch(/^### Last parcel likely here \w{3} \d[^\n]+\nMy haul · 2 parcels: 2 in transit\n/);
  expect(list).toMatch(/\*\*Shoes\*\* · \d/);
  expect(list).toMatch(/\*\*Backpack\*\* · (\d|today)/);
});

it('Look up says when the parcels of a message are likely here', async () => {
  const { discord } = bot();
  const message = await discord.as(seeded.mo).in(seeded.general).send(`${CAP} comes as ${SHOES}`);
  const { interactionId } = await discord.as(seeded.mo).runMessageMenu(message, 'Look up');
  expect(read(await discord.waitForAnswer(interactionId))).toMatch(/\n🚚 \*\*Shoes\*\* · \d[^\n]* \w{3}\n/);
});
