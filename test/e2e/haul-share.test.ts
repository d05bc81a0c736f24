import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIStringSelectComponent, PermissionFlagsBits } from 'discord.js';
import type { ClientMessage } from 'local-discord';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { MAX_HAULS } from '../../src/domain/hauls/limits.ts';
import { variantKey } from '../../src/domain/products/qc-sets.ts';
import { openCurrentStore, type Store } from '../../src/store/index.ts';
import { allTextOf, asUser, buttonOf, descriptionOf, partsOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';
import { asSharer } from '../support/shared-posts.ts';
import { prepareDatabase } from '../support/store-fixtures.ts';

const TOTE = 'weidian:7240011893';
const RUNNER = 'weidian:7212345601';
const CAP = 'https://cnfans.com/product?platform=WEIDIAN&id=7240011901';
const PARCEL = 'YT2632110021889001';
const FORGED_KEY = 'A'.repeat(16);

const folder = mkdtempSync(join(tmpdir(), 'haulmate-'));
const path = join(folder, 'haulmate.db');
await prepareDatabase(path, async () => {});
const bot = useRunningBot({
  DATABASE_PATH: path,
  EXCHANGE_RATES: 'EUR=0.128',
  POLL_MINUTES: '0',
});
const { runCommand, press, pressForged, choose } = asUser(bot);
const { preview, share } = asSharer(bot);

/** The bot's own database, beside it. */
let store: Store;
beforeAll(async () => {
  store = await openCurrentStore(path, () => 'all');
});
afterEach(() => bot().service.fault.set(null));
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

type NewHaul = Parameters<Store['hauls']['create']>[1];
/** A haul of Ada. @returns its id */
const adasHaul = async (haul: NewHaul) => (await store.hauls.create(seeded.ada, haul, Date.now())) ?? 0;
const springHaul = () =>
  adasHaul({
    name: 'Spring haul',
    divisor: 8_000,
    items: [
      { product: TOTE, quantity: 2 },
      { product: RUNNER, variant: 'abc123', variantName: 'Secret navy / 43', quantity: 1 },
      { product: RUNNER, variant: 'abc124', variantName: 'Secret black / 44', quantity: 3 },
    ],
  });
const shareHaul = (id: number) => share(`haul:share:${id}`);
const many = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => ({ product: `weidian:${from + index}` }));
const current = async (userId: string) => {
  const haul = await store.hauls.current(userId);
  if (haul === undefined) throw new Error('no haul');
  return haul;
};
/** A card with everything that it waited for; the first answer may have to do without. */
const grown = (
  { id }: ClientMessage,
  isComplete = (message: ClientMessage) => message.attachments.length > 0,
) => bot().discord.waitForMessage((message) => message.id === id && isComplete(message));
const photoMenu = (message: ClientMessage) =>
  partsOf<APIStringSelectComponent>(message.components).find(
    ({ custom_id }) => custom_id === 'convert:otherPhotos',
  );

describe('a shared haul', () => {
  it('is a public card of what it costs, with nothing personal in it but the name', async () => {
    const id = await springHaul();
    await store.hauls.setParcels(seeded.ada, id, [PARCEL], Date.now());
    const card = await grown(await shareHaul(id));
    expect(card.visibleTo).toBeNull();
    expect(card).toHaveText(`Shared by <@${seeded.ada}>`);
    expect(card).toHaveText(/^### Spring haul: 3 items, CN¥[\d,]+/);
    expect(card).toHaveText(/\*\*1\*\* \[Waxed canvas tote.*\]\(https:.*\) × 2\n-# CN¥158 · /);
    expect(card.attachments.map(({ filename }) => filename)).toEqual(['items.webp']);
    const shown = JSON.stringify([
      descriptionOf(card),
      card.attachments,
      partsOf(card.components),
    ]).replaceAll(`<@${seeded.ada}>`, '');
    for (const personal of ['Secret', '/ 43', 'abc123', PARCEL, '…9001', seeded.ada])
      expect(shown).not.toContain(personal);
    expect(card).not.toHaveText(/\bAda\b/);
  });

  it('becomes a haul of whoever copies it, named after its owner, without variants and parcels', async () => {
    const id = await springHaul();
    await store.hauls.setParcels(seeded.ada, id, [PARCEL], Date.now());
    const card = await shareHaul(id);
    const opened = await press(card, 'Copy to my hauls', seeded.mo);
    expect(opened.visibleTo).toBe(seeded.mo);
    expect(opened).toHaveText('Copied to your hauls. Now choose your sizes.');
    expect(allTextOf(opened)).not.toMatch(/Secret|YT2632/);
    expect(await current(seeded.mo)).toMatchObject({
      name: 'Ada’s Spring haul',
      divisor: 8_000,
      parcels: [],
    });
    expect((await current(seeded.mo)).items).toMatchObject([
      { product: TOTE, variant: '', variantName: '', quantity: 2 },
      { product: RUNNER, variant: '', variantName: '', quantity: 4 },
    ]);
  });

  it('is copied in its colors, and asks for the sizes', async () => {
    const black = { variant: variantKey('Black / Gum, 44'), variantName: 'Black / Gum, 44' };
    const card = await shareHaul(await adasHaul({ items: [{ product: RUNNER, ...black, quantity: 2 }] }));
    const opened = await press(card, 'Copy to my hauls', seeded.mo);
    expect(opened).toHaveText(/× 2 · Black \/ Gum, size\?/);
    expect(await current(seeded.mo)).toMatchObject({ name: 'Ada’s haul' });
    const item = await choose(opened, 0, ({ options: [first] }) => first?.value ?? '', seeded.mo);
    expect(item).toHaveText('**Black / Gum**');
    expect(item).toHaveText('Choose the remaining options.');
    const sized = await choose(
      item,
      1,
      ({ options }) => options.find(({ label }) => label === '43')?.value ?? '',
      seeded.mo,
    );
    expect(sized).toHaveText('**Black / Gum, 43**');
  });

  it('is copied once, however often it is pressed, until the copy has changed', async () => {
    const card = await shareHaul(await springHaul());
    const copies = await Promise.all([1, 2].map(() => press(card, 'Copy to my hauls', seeded.lin)));
    const notes = copies.map((copy) => descriptionOf(copy).includes('You’ve already copied this haul.'));
    expect(notes.toSorted()).toEqual([false, true]);
    expect(await store.hauls.list(seeded.lin)).toHaveLength(1);
    const { id, items } = await current(seeded.lin);
    await store.haulItems.change(seeded.lin, items[0]?.id ?? 0, { quantity: 9 }, Date.now());
    await press(card, 'Copy to my hauls', seeded.lin);
    expect(await store.hauls.list(seeded.lin)).toHaveLength(2);
    expect((await current(seeded.lin)).id).not.toBe(id);
  });

  it('stays as it was when its owner adds something', async () => {
    const id = await adasHaul({ name: 'Small', items: [{ product: TOTE }] });
    const card = await shareHaul(id);
    await runCommand('haul', { options: { add: CAP } });
    expect((await current(seeded.ada)).items).toHaveLength(2);
    const [, , key = ''] = buttonOf(card, 'Copy to my hauls').custom_id.split(':');
    const page = await pressForged(card, `haul:shared:${key}:0`, seeded.mo);
    expect(page).toHaveText(/^### Small: 1 item\b/);
    await press(card, 'Copy to my hauls', seeded.mo);
    expect((await current(seeded.mo)).items.map(({ product }) => product)).toEqual([TOTE]);
  });

  it('speaks the server’s language and names its currency, and a private copy the reader’s', async () => {
    await store.settings.updateGuild(seeded.haulClub, { language: 'de', currency: 'EUR' });
    await store.settings.updateUser(seeded.mo, { currency: '' });
    const id = await adasHaul({ name: 'Taschen', items: [{ product: TOTE, quantity: 11 }] });
    const card = await grown(await shareHaul(id));
    expect(card).toHaveText(`Geteilt von <@${seeded.ada}>`);
    const [, , key = ''] = buttonOf(card, 'Haul kopieren').custom_id.split(':');
    const copy = await grown(await pressForged(card, `haul:shared:${key}:0`, seeded.mo));
    await store.settings.updateGuild(seeded.haulClub, { language: null, currency: null });
    expect(card).toHaveText(/^### Taschen: 1 Artikel, 869\sCN¥ \(≈ 111\s€\)\n/);
    expect(copy).toHaveText(/^### Taschen: 1 item, CN¥869\n/);
  });

  it('opens the photos of one product, with a menu of the others', async () => {
    const card = await shareHaul(await springHaul());
    const photos = await press(card, 'QC photos', seeded.mo);
    expect(photos.visibleTo).toBe(seeded.mo);
    expect(photoMenu(photos)?.options.map(({ value }) => value)).toEqual([TOTE, RUNNER]);
    const runner = await pressForged(photos, 'convert:otherPhotos', seeded.mo, [RUNNER]);
    expect(runner.id).toBe(photos.id);
    expect(photoMenu(runner)?.options.find((option) => option.default)?.value).toBe(RUNNER);
    expect(photoMenu(runner)?.options).toHaveLength(2);
  });

  it('says which details the service didn’t send', async () => {
    const id = await adasHaul({ name: 'Unlucky', items: many(2, 7_600_000_000) });
    bot().service.fault.set('500');
    const isComplete = (message: ClientMessage) => descriptionOf(message).includes('didn’t load');
    const card = await grown(await shareHaul(id), isComplete);
    expect(card).toHaveText(/^### Unlucky: 2 items\n/);
    expect(descriptionOf(card).match(/.*didn’t load.*/g)).toEqual(Array(2).fill('-# details didn’t load'));
  });
});

describe('sixty items', () => {
  it('are six pages, which everybody turns in a copy of their own', async () => {
    // The service knows only one of them.
    const sixty = many(60, 7_500_000_000).with(52, { product: RUNNER });
    const card = await shareHaul(await adasHaul({ name: 'Everything', items: sixty }));
    expect(card).toHaveText(/^### Everything: 60 items/);
    expect(card).toHaveText(/\*\*10\*\* (?!.*\*\*11\*\*)/s);
    const copy = await press(card, 'Next', seeded.mo);
    expect(copy.visibleTo).toBe(seeded.mo);
    expect(copy.id).not.toBe(card.id);
    let page = await press(card, 'Next', seeded.ada);
    for (let first = 11; first <= 51; first += 10) {
      if (first > 11) page = await press(page, 'Next', seeded.ada);
      expect(page.visibleTo).toBe(seeded.ada);
      expect(page).toHaveText(`**${first}** `);
    }
    expect(page).not.toHaveButton('Next');
    const photos = await press(page, 'QC 51–60');
    expect(photoMenu(photos)?.options).toHaveLength(10);
    expect(photoMenu(photos)?.options.find((option) => option.default)?.value).toBe(RUNNER);
    await press(card, 'Copy to my hauls', seeded.mo);
    expect((await current(seeded.mo)).items).toHaveLength(60);
  });
});

describe('what can’t be shared or copied', () => {
  it('is a deleted haul, and one that never was', async () => {
    const id = await springHaul();
    const card = await shareHaul(id);
    await store.hauls.remove(seeded.ada, id);
    const gone = 'This haul is no longer shared. Ask in the channel for a new card.';
    expect(allTextOf(await press(card, 'Copy to my hauls', seeded.mo))).toContain(gone);
    expect(allTextOf(await press(card, 'QC photos', seeded.mo))).toContain(gone);
    for (const forged of [`copy:${FORGED_KEY}`, `qcall:${FORGED_KEY}:0`, `shared:${FORGED_KEY}:10`])
      expect(allTextOf(await pressForged(card, `haul:${forged}`, seeded.mo))).toContain(gone);
    expect(allTextOf(await preview(`haul:share:${id}`))).toContain('This haul was deleted.');
  });

  it('is somebody else’s haul, an empty one, and one that nobody would see', async () => {
    const id = await springHaul();
    const mos = await runCommand('haul', { userId: seeded.mo });
    const others = await pressForged(mos, `haul:share:${id}`, seeded.mo);
    expect(others.visibleTo).toBe(seeded.mo);
    expect(allTextOf(others)).toContain('This haul was deleted.');
    const empty = await preview(`haul:share:${await adasHaul({ name: 'Empty' })}`);
    expect(empty.visibleTo).toBe(seeded.ada);
    expect(allTextOf(empty)).toContain('There’s nothing in this haul to share yet.');
    expect(buttonOf(empty, 'Add items').custom_id).toMatch(/^haul:add:/);
    const alone = await preview(`haul:share:${id}`, { channelId: seeded.dmAda });
    expect(allTextOf(alone)).toContain('Only you can see this chat.');
  });

  it('is any haul where the person may not write', async () => {
    const { discord } = bot();
    const channelId = discord.admin.createChannel({ guildId: seeded.haulClub, name: 'read-only' });
    const id = (await store.hauls.create(seeded.mo, { items: [{ product: TOTE }] }, Date.now())) ?? 0;
    const card = await runCommand('haul', { userId: seeded.mo, channelId });
    const deny = PermissionFlagsBits.SendMessages;
    discord.admin.setOverwrite(channelId, { id: seeded.mo, type: 1, allow: 0n, deny });
    const refused = await pressForged(card, `haul:share:${id}`, seeded.mo);
    expect(refused.visibleTo).toBe(seeded.mo);
    expect(allTextOf(refused)).toContain('You can’t send messages in this channel.');
  });

  it('is a haul more than anybody may have', async () => {
    const card = await shareHaul(await springHaul());
    for (let index = 0; index < MAX_HAULS; index += 1)
      await store.hauls.create(seeded.lin, { name: String(index) }, Date.now());
    const refused = await press(card, 'Copy to my hauls', seeded.lin);
    expect(refused.visibleTo).toBe(seeded.lin);
    expect(allTextOf(refused)).toContain(
      `You already have ${MAX_HAULS} hauls, which is the limit. Delete one to add another.`,
    );
    expect(buttonOf(refused, `All hauls (${MAX_HAULS})`).custom_id).toBe('haul:hauls:0');
  });
});
