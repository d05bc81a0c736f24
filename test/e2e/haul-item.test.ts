import type { APIStringSelectComponent } from 'discord.js';
import type { ClientMessage } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { allTextOf, asUser, buttonOf, descriptionOf, partsOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const RUNNER = 'https://weidian.com/item.html?itemID=7212345601';
const CAP = 'https://cnfans.com/product?platform=WEIDIAN&id=7240011901';
const TOTE = 'https://weidian.com/item.html?itemID=7240011893';

const bot = useRunningBot({ EXCHANGE_RATES: 'EUR=0.128', POLL_MINUTES: '0' });
const { runCommand, press, pressForged, submitForm, choose } = asUser(bot);

const menusOf = (card: ClientMessage) =>
  partsOf<APIStringSelectComponent>(card.components).filter((part) => 'options' in part);
const chosenIn = (card: ClientMessage) =>
  menusOf(card).map(({ options }) => options.find((option) => option.default)?.label);
const valueIn =
  (label: string) =>
  ({ options }: APIStringSelectComponent) =>
    options.find((option) => option.label.endsWith(label))?.value ?? '';

/** A new haul of somebody who had none, and the card of its first item. */
async function firstItem(userId: string, links: string, channelId: string = seeded.general) {
  return openItem(await runCommand('haul', { options: { add: links }, userId, channelId }), 0, userId);
}

const openItem = (haul: ClientMessage, index: number, userId: string) =>
  choose(haul, 0, ({ options }) => options[index]?.value ?? '', userId);

const pick = (card: ClientMessage, menu: number, label: string, userId: string) =>
  choose(card, menu, valueIn(label), userId);

describe('a haul', () => {
  const inDms = { userId: seeded.sam, channelId: seeded.dmSam };

  it('starts with pasted links, and says what it costs and weighs', async () => {
    const none = await runCommand('haul', inDms);
    expect(none).toHaveText(/^### Plan a haul\n/);
    const links = `${TOTE} and ${RUNNER}\n${CAP}`;
    const { id } = await submitForm(none, 'Add items', { links }, seeded.sam);
    // Pictures may come after the card.
    const card = await bot().discord.waitForMessage(
      (message) => message.id === id && message.attachments.length > 0,
    );
    expect(card.attachments.map(({ filename }) => filename)).toEqual(['items.webp']);
    expect(card).toHaveText(/^### At least CN¥317–\u2060377\n/);
    expect(card.visibleTo).toBe(seeded.sam);
    expect(card).toHaveText('My haul · 3 items\nAdded 3 items.');
    expect(card).toHaveText(/Shipping weight \*\*1\.\d\skg\*\*/);
    const again = await runCommand('haul', { ...inDms, options: { add: CAP } });
    expect(again).toHaveText('1 was already in it.');
  });
});

describe('an item of a haul', () => {
  it('says what it costs, and takes a variant as soon as only one is left', async () => {
    const card = await firstItem(seeded.ada, `${RUNNER} ${TOTE}`);
    expect(card.visibleTo).toBe(seeded.ada);
    expect(card).toHaveText(/^### CN¥238–\u2060298 · 1\.\d\d\skg\n\[Harbor Runner 2\.0 /);
    expect(card).toHaveText(/-# 3\d\s×\s2\d\s×\s1\d\scm · volumetric 1\.\d+\skg\n-# Latest QC photos <t:/);
    const navy = await pick(card, 0, 'Navy / White', seeded.ada);
    expect(navy.id).toBe(card.id);
    expect(navy).toHaveText('Choose the remaining options.');
    expect(navy).toHaveText('### CN¥238–\u2060298');
    const chosen = await pick(navy, 1, '40', seeded.ada);
    expect(chosen).toHaveText(/^### CN¥268 · 1\.\d\d\skg\n[^\n]+\n\*\*Navy \/ White, 40\*\*\n/);
    expect(chosenIn(chosen)).toEqual(['Navy / White', '40']);
    expect(buttonOf(chosen, '7 QC photos').custom_id).toMatch(/^qc:open:weidian:7212345601:[0-9a-z]{6}$/);
    const haul = await press(chosen, 'Back');
    expect(haul).toHaveText(/^### CN¥347\n/);
    // The same photos as the item's own page counts, not those of all variants.
    expect(haul).toHaveText(/\n\*\*1\*\* [^\n]+ · Navy \/ White, 40\n-# CN¥268 · [^\n]+ · 7 QC photos\n/);
    expect(chosenIn(await openItem(haul, 0, seeded.ada))).toEqual(['Navy / White', '40']);
  });

  it('keeps its variant until another one is chosen to the end, and none where nothing is chosen', async () => {
    const haul = await runCommand('haul');
    const card = await openItem(haul, 0, seeded.ada);
    const open = await pick(card, 1, 'Any', seeded.ada);
    expect(open).toHaveText(
      '**Navy / White, 40** stays in the haul until your choices match a single variant.',
    );
    expect(open).toHaveText('### CN¥268');
    const more = await press(open, '+');
    expect(more).toHaveText('stays in the haul until');
    expect(chosenIn(more)).toEqual(['Navy / White', undefined]);
    const none = await pick(more, 0, 'Any', seeded.ada);
    expect(none).toHaveText(/^### CN¥476–\u2060596 · /);
  });

  it('changes its quantity by one, and to a number that is typed', async () => {
    const card = await firstItem(seeded.mo, RUNNER);
    expect(card).toHaveButton('−', { disabled: true });
    const two = await press(card, '+', seeded.mo);
    expect(two).toHaveText(/^### CN¥476–\u2060596 · 2\.\d+\skg\n[^\n]+ × 2\n/);
    expect(two).toHaveText(/-# Each 1\.\d+\skg · /);
    const wrong = await submitForm(two, '× 2', { quantity: '1,5' }, seeded.mo);
    expect(allTextOf(wrong)).toContain('Enter a whole number from 1 to 99.');
    expect(buttonOf(wrong, 'Try again').custom_id).toMatch(/^haul:pieces:\d+::1,5$/);
    const full = await submitForm(wrong, 'Try again', { quantity: '９９' }, seeded.mo);
    expect(full).toHaveButton('× 99');
    expect(full).toHaveButton('+', { disabled: true });
    for (const quantity of ['0', '100', '-3']) {
      const refused = await submitForm(full, '× 99', { quantity }, seeded.mo);
      expect([quantity, allTextOf(refused)]).toEqual([
        quantity,
        expect.stringContaining('Enter a whole number'),
      ]);
    }
    const less = await press(full, '−', seeded.mo);
    expect(await press(less, 'Back', seeded.mo)).toHaveText(') × 98\n');
  });

  it('loses no piece when two cards are pressed at once', async () => {
    const card = await firstItem(seeded.sam, RUNNER, seeded.dmSam);
    await Promise.all(Array.from({ length: 3 }, () => press(card, '+', seeded.sam)));
    expect(await press(card, 'Back', seeded.sam)).toHaveText(') × 4\n');
  });

  it('becomes one with the item that has its variant already', async () => {
    const haul = await runCommand('haul', { userId: seeded.mo });
    const card = await openItem(haul, 0, seeded.mo);
    const black = await pick(await pick(card, 0, 'Black / Gum', seeded.mo), 1, '44', seeded.mo);
    await runCommand('haul', { options: { add: RUNNER }, userId: seeded.mo });
    const both = await press(black, 'Back', seeded.mo);
    expect(both).toHaveText('2 items');
    const other = await press(await openItem(both, 1, seeded.mo), '+', seeded.mo);
    const merged = await pick(await pick(other, 0, 'Black / Gum', seeded.mo), 1, '44', seeded.mo);
    expect(merged).toHaveText('This variant was already in the haul, so I merged the two.');
    expect(merged).toHaveText('A haul holds up to 99 of each item, so 1 wasn’t added.');
    expect(merged).toHaveButton('× 99');
    expect(await press(merged, 'Back', seeded.mo)).toHaveText('1 item');
  });

  it('is removed at once, and comes back with its variant and quantity', async () => {
    const haul = await runCommand('haul', { userId: seeded.mo });
    const item = await openItem(haul, 0, seeded.mo);
    const empty = await press(item, 'Remove', seeded.mo);
    expect(empty).toHaveText(/^### Nothing in it yet\nMy haul\n\*\*Harbor Runner 2\.0 /);
    const gone = await pressForged(empty, buttonOf(item, '+').custom_id, seeded.mo);
    expect(allTextOf(gone)).toContain('This item is no longer in your haul.');
    expect(await press(gone, 'Back', seeded.mo)).toHaveText('Nothing in it yet');
    const back = await press(empty, 'Undo', seeded.mo);
    expect(back).toHaveText(/Put back\.\n.* × 99 · Black \/ Gum, 44/);
    const again = await pressForged(back, buttonOf(empty, 'Undo').custom_id, seeded.mo);
    expect(again).toHaveText('1 was already in it.');
  });

  it('is closed to everybody else, whatever id they forge', async () => {
    const haul = await runCommand('haul');
    const card = await openItem(haul, 0, seeded.ada);
    const id = buttonOf(card, '+').custom_id.split(':')[2] ?? '';
    const open = await runCommand('help', { userId: seeded.lin });
    const forged = ['item-card', 'fewer', 'another', 'drop'].map((component) =>
      ['fewer', 'another'].includes(component) ? `haul:${component}:${id}:` : `haul:${component}:${id}`,
    );
    for (const customId of [...forged, `haul:pick:${id}:0:`]) {
      const answer = await pressForged(open, customId, seeded.lin, ['1']);
      expect([customId, allTextOf(answer)]).toEqual([
        customId,
        expect.stringContaining('no longer in your haul'),
      ]);
      expect(allTextOf(answer)).not.toContain('Harbor');
    }
    const undo = await pressForged(open, `haul:undrop:1:weidian:7212345601::2`, seeded.lin);
    expect(allTextOf(undo)).toContain('This haul was deleted');
    expect(descriptionOf(await runCommand('haul'))).toBe(descriptionOf(haul));
  });
});
