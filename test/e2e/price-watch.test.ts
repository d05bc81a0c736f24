import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { ClientMessage } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { allTextOf, asUser, buttonOf, descriptionOf, embedOf, partsOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const TOTE = { platform: 'weidian', id: '7240011893' } as const;
const LINK = 'https://weidian.com/item.html?itemID=7240011893';
const SOLD_OUT = { platform: 'taobao', id: '731204458890' } as const;

const bot = useRunningBot({ EXCHANGE_RATES: 'EUR=0.128', POLL_MINUTES: '0' });
const { runCommand, press, pressForged, submitForm, choose } = asUser(bot);

const lookup = (link = LINK, userId: string = seeded.ada) =>
  runCommand('lookup', { options: { link, private: true }, userId });

const idOf = (card: ClientMessage, component: string) =>
  partsOf<APIButtonComponentWithCustomId>(card.components).find(({ custom_id: id = '' }) =>
    id.startsWith(`lookup:${component}:`),
  )?.custom_id ?? '';

/** Starts Ada's watch, or opens it. */
async function adasWatch(): Promise<ClientMessage> {
  const card = await lookup();
  return pressForged(card, idOf(card, 'watch'), seeded.ada);
}

const alertIn = (channelId: string, text: string) =>
  bot().discord.waitForMessage(
    (message) => message.channelId === channelId && message.content.includes(text),
  );

it('a price is watched with one press, and its alert has the news, the line and a way to stop', async () => {
  const settings = await runCommand('settings', { userId: seeded.mo });
  await choose(await pressForged(settings, 'settings:mine-currency', seeded.mo), 0, () => 'EUR', seeded.mo);
  const card = await press(await lookup(LINK, seeded.mo), 'Watch price', seeded.mo);
  expect(card).toHaveText(/^### 🔔 Watching price and stock\n/);
  expect(card).toHaveText('**Price drop**\nAny price drop');
  expect(card).toHaveText('**Where I’ll alert you**\nIn your DMs');
  expect(card.visibleTo).toBe(seeded.mo);
  expect(card.attachments).toEqual([]);
  expect(await lookup(LINK, seeded.mo)).toHaveButton('Watching price');

  bot().service.offers.change(TOTE, 'cheaper');
  await lookup(LINK, seeded.lin);
  const other = await runCommand('lookup', {
    options: { link: LINK, agent: 'Superbuy', private: true },
    userId: seeded.lin,
  });
  expect(other).toHaveText('CN¥71');
  const alert = await alertIn(seeded.dmMo, '📉');
  expect(alert.content).toBe('📉 **Waxed canvas tote, 18 L**: CN¥71 (≈ €9.09), was CN¥79');
  expect(embedOf(alert)).toMatchObject({ title: 'Waxed canvas tote, 18 L, brass zip', url: LINK });
  expect(alert.attachments[0]?.description).toBe('Price over 1 day: CN¥79, now CN¥71');
  const added = await press(alert, 'Add to haul', seeded.mo);
  expect(added).toHaveText('Added to **My haul**.');
  const drawn = await press(await lookup(LINK, seeded.mo), 'Watching price', seeded.mo);
  expect(drawn.attachments.map(({ filename }) => filename)).toEqual(['price-line.webp']);
  const stopped = await press(alert, 'Stop watching', seeded.mo);
  expect(descriptionOf(stopped)).toBe('No more price alerts about this product here.');
  expect(await lookup(LINK, seeded.mo)).toHaveButton('Watch price');
  await pressForged(stopped, 'qc:watch:weidian:7240011893:dm', seeded.mo);
  const again = await press(await lookup(LINK, seeded.mo), 'Watch price', seeded.mo);
  const topicId = buttonOf(again, 'Stop watching').custom_id.split(':').at(-1) ?? '';
  const left = await pressForged(alert, `lookup:unwatch:${topicId}`, seeded.mo);
  expect(descriptionOf(left)).toBe('No more price alerts about this product here.\nQC photo alerts stay on.');
  expect(await press(left, 'Stop those too', seeded.mo)).toHaveText('Watch for new photos');
});

describe('the card of a watch', () => {
  it('takes a price limit in the listing’s or the reader’s currency, and says what it can’t read', async () => {
    const card = await adasWatch();
    const limited = await submitForm(card, 'Change', { value: '60,50' });
    expect(limited).toHaveText('**Price drop**\nCN¥60.50 or less');
    const wrong = await submitForm(card, 'Change', { value: 'cheap' });
    expect(allTextOf(wrong)).toContain('**cheap** isn’t a price I can read.');
    expect(allTextOf(wrong)).toMatch(/lookup:watchprice:\d+:cheap\b/);
    const corrected = await submitForm(wrong, 'Try again', { value: '55' });
    expect(corrected).toHaveText('**Price drop**\nCN¥55 or less');
    const off = await submitForm(card, 'Change', { value: '0' });
    expect(off).toHaveText('**Price drop**\nOff');
    const any = await submitForm(card, 'Change', { value: '' });
    expect(any).toHaveText('**Price drop**\nAny price drop');
  });

  it('turns stock alerts on and off, and moves the alerts to this channel and back', async () => {
    const card = await adasWatch();
    expect(card).toHaveText('**Restock**\nOff');
    const on = await pressForged(card, idOf(card, 'watchstock'), seeded.ada);
    expect(on).toHaveText('**Restock**\nOn');
    const here = await pressForged(card, idOf(card, 'watchplace'), seeded.ada);
    expect(here).toHaveText(`**Where I’ll alert you**\nIn <#${seeded.general}>`);
    bot().service.offers.change(TOTE, 'sold_out');
    await lookupFresh();
    bot().service.offers.change(TOTE, 'restocked');
    await lookupFresh();
    const alert = await alertIn(seeded.general, '🟢');
    expect(alert.content).toContain('**: back in stock, 12 left');
    // Members who can't end it are offered a watch of their own.
    const refused = await press(alert, 'Stop watching', seeded.mo);
    expect(descriptionOf(refused)).toContain('You didn’t set this up');
    const own = await press(refused, 'Watch price', seeded.mo);
    expect(descriptionOf(own)).toContain('**Where I’ll alert you**\nIn your DMs');
    await press(own, 'Stop watching', seeded.mo);
    const back = await pressForged(card, idOf(card, 'watchplace'), seeded.ada);
    expect(back).toHaveText('**Where I’ll alert you**\nIn your DMs');
  });

  it('opens from the list of watched products, and leads back there', async () => {
    const card = await adasWatch();
    const list = await press(card, 'Watched products');
    const product = await choose(
      list,
      0,
      ({ options }) => options.find(({ label }) => label.startsWith('Waxed'))?.value ?? '',
    );
    const again = await press(product, 'Change');
    expect(descriptionOf(again)).toBe(descriptionOf(card));
    expect(descriptionOf(await press(again, 'Watched products'))).toBe(descriptionOf(list));
  });

  it('ends the watch and starts it again in place', async () => {
    const card = await adasWatch();
    const ended = await press(card, 'Stop watching');
    expect(ended).toHaveText(/^### No longer watching this price\n/);
    expect(ended.id).toBe(card.id);
    expect(await press(ended, 'Watch again')).toHaveText(/^### 🔔 Watching price and stock\n/);
  });

  it('is closed to everybody else, whatever id they forge', async () => {
    const card = await adasWatch();
    const open = await runCommand('help', { userId: seeded.lin });
    for (const component of ['watched', 'watchstock', 'watchplace', 'endwatch']) {
      const id = idOf(card, 'endwatch').replace('endwatch', component);
      const answer = await pressForged(open, id, seeded.lin);
      expect([component, allTextOf(answer)]).toEqual([
        component,
        expect.stringContaining('No longer watching this price'),
      ]);
    }
    const answer = await pressForged(open, idOf(card, 'endwatch').replace('endwatch', 'unwatch'), seeded.lin);
    expect(allTextOf(answer)).toContain('No longer watching this price');
    expect(descriptionOf(await adasWatch())).toBe(descriptionOf(card));
  });
});

it('what is sold out is watched for a new stock first', async () => {
  bot().service.offers.change(SOLD_OUT, 'sold_out');
  const found = await lookup(`https://item.taobao.com/item.htm?id=${SOLD_OUT.id}`, seeded.lin);
  const card = await press(found, 'Watch stock', seeded.lin);
  expect(card).toHaveText('**Price drop**\nOff');
  expect(card).toHaveText('**Restock**\nOn');
});

/** Changes of the service reach the bot with the next look-up that it doesn't have in its cache. */
let agents = ['Kakobuy', 'CNFans', 'Mulebuy', 'Oopbuy', 'Hoobuy'];
async function lookupFresh(): Promise<void> {
  const [agent = '', ...others] = agents;
  agents = others;
  await runCommand('lookup', { options: { link: LINK, agent, private: true }, userId: seeded.lin });
}
