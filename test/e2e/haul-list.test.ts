import type { APIStringSelectComponent } from 'discord.js';
import type { ClientMessage } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import type { Store } from '../../src/store/index.ts';
import { allTextOf, asUser, buttonOf, descriptionOf, partsOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const TOTE = 'weidian:7240011893';
const RUNNER = 'weidian:7212345601';
const SECRET = 'Present for Robin';

const bot = useRunningBot({ POLL_MINUTES: '0' }, fillHauls);
const { runCommand, press, pressForged, submitForm, choose } = asUser(bot);

/** Mo has one that nobody else may see, Lin has as many as anybody may have, Sam has closed ones only. */
async function fillHauls(store: Store): Promise<void> {
  const now = Date.now();
  const items = [{ product: TOTE, quantity: 2 }, { product: RUNNER }];
  const secret = await store.hauls.create(seeded.mo, { name: SECRET, items }, now);
  expect(secret).toBe(1);
  for (let index = 0; index < 100; index += 1) {
    await store.hauls.create(seeded.lin, { name: `Haul ${index}` }, now + index);
  }
  for (const name of ['Winter', 'Autumn']) {
    const id = (await store.hauls.create(seeded.sam, { name, items }, now)) ?? 0;
    await store.hauls.close(seeded.sam, id, now);
  }
}

const haul = (userId: string, options = {}, channelId: string = seeded.general) =>
  runCommand('haul', { options, userId, channelId });
const more = async (userId: string) => press(await haul(userId), 'More', userId);

/** The lines of the page *Shipping line*. */
const linesOf = (card: ClientMessage) =>
  partsOf<APIStringSelectComponent>(card.components).flatMap(({ options = [] }) => options);
const chosenLine = (card: ClientMessage) => linesOf(card).find((line) => line.default)?.label;

async function fileOf(card: ClientMessage): Promise<{ name: string; text: string }> {
  const [{ filename = '', url = '' } = {}] = card.attachments;
  const response = await fetch(url);
  return { name: filename, text: await response.text() };
}

describe('what *More* opens', () => {
  it('names the haul, and takes the name away again', async () => {
    await haul(seeded.ada, { add: 'https://weidian.com/item.html?itemID=7240011893' });
    const card = await more(seeded.ada);
    expect(card).toHaveText(/^### My haul\n1 item\n/);
    expect([card.visibleTo, card.attachments]).toEqual([seeded.ada, []]);
    const named = await submitForm(card, 'Rename', { name: ' Spring *haul* ' });
    expect(named.id).toBe(card.id);
    expect(named).toHaveText(/^### Spring \\\*haul\\\*\n/);
    expect(await press(named, 'Back')).toHaveText('Spring \\*haul\\* · 1 item');
    const unnamed = await submitForm(await more(seeded.ada), 'Rename', { name: '' });
    expect(unnamed).toHaveText(/^### My haul\n/);
  });

  it('closes the haul, so that /haul opens the next open one, and reopens it', async () => {
    const list = await press(await more(seeded.ada), 'All hauls (1)');
    await submitForm(list, 'New haul', { name: 'Summer' });
    const card = await more(seeded.ada);
    expect(card).toHaveText(/^### Summer\n0 items\n/);
    const closed = await press(card, 'Close');
    expect(closed).toHaveText(/^### Summer\n0 items · closed\n/);
    expect(await haul(seeded.ada)).toHaveText('My haul · 1 item');
    const both = await press(closed, 'All hauls (2)');
    expect(both).toHaveText(/\*\*My haul\*\*\n-# 1 item · [^\n]+\n### Closed\n\*\*Summer\*\*/);
    const summer = await choose(both, 0, ({ options }) => options[1]?.value ?? '');
    expect(descriptionOf(summer)).toBe('### Nothing in it yet\nSummer · closed');
    const reopened = await press(await press(summer, 'More'), 'Reopen');
    expect(reopened).toHaveText(/^### Nothing in it yet\nSummer\nPress /);
    expect(buttonOf(reopened, 'Add items').custom_id).toMatch(/^haul:add:/);
    expect(await haul(seeded.ada)).toHaveText('Summer');
  });

  it('reopens a closed haul that somebody wants to add to', async () => {
    const card = await haul(seeded.ada);
    const closed = await press(await press(card, 'More'), 'Close');
    const refused = await pressForged(
      closed,
      buttonOf(closed, 'Rename').custom_id.replace(':rename:', ':add:'),
      seeded.ada,
    );
    expect(descriptionOf(refused)).toBe('**Summer** is closed. Reopen it to add products.');
    const reopened = await press(refused, 'Reopen');
    expect(reopened).toHaveText(/^### Nothing in it yet\nSummer\nPress /);
  });

  it('deletes the haul once the question is answered, and only that one', async () => {
    const asked = await press(await more(seeded.ada), 'Delete');
    const { custom_id: deleteId } = buttonOf(asked, 'Delete');
    expect(asked).toHaveText(/^### Delete Summer\?\nThis deletes the haul and its 0 items\./);
    expect(buttonOf(asked, 'Delete').style).toBe(4);
    const kept = await press(asked, 'Back');
    expect(kept).toHaveText(/^### Summer\n/);
    const list = await press(await press(kept, 'Delete'), 'Delete');
    expect(list).toHaveText(/^### 1 haul\nDeleted Summer\.\n\*\*My haul\*\*\n-# 1 item · /);
    expect(allTextOf(await pressForged(list, deleteId, seeded.ada))).toContain('This haul was deleted.');
  });

  it('saves the haul as a file with a row for each item', async () => {
    const card = await press(await more(seeded.mo), 'Export', seeded.mo);
    const { name, text } = await fileOf(card);
    expect(name).toBe('present-for-robin.csv');
    const [headings, tote, runner, end] = text.split('\r\n');
    expect(headings).toContain('No.,Title,Platform,ID,Product link,Agent link,Variant,Quantity,Unit price');
    expect(tote).toMatch(
      /^1,"Waxed canvas tote, 18 L, brass zip",Weidian,7240011893,https:\/\/\S+?,https:\/\/\S+?,,2,79,158,158,CNY,/,
    );
    expect(runner).toMatch(/^2,.+,,1,238–298,238,298,CNY,1215,11270,35 x 23 x 14 cm,28$/);
    expect(end).toBe('');
    expect(await press(card, 'Back', seeded.mo)).toHaveText(/^### Present for Robin\n/);
  });
});

describe('Shipping line', () => {
  it('says what the haul ships as with each line, and chooses one', async () => {
    const card = await press(await haul(seeded.mo), 'Shipping line', seeded.mo);
    expect(linesOf(card).map(({ label }) => label.replaceAll('\u00A0', ' '))).toEqual([
      expect.stringMatching(/^÷ 5000 · .* kg$/),
      expect.stringMatching(/^÷ 6000 · .* kg$/),
      expect.stringMatching(/^÷ 8000 · .* kg$/),
      expect.stringMatching(/^Weight only · .* kg$/),
    ]);
    const chosen = await choose(card, 0, ({ options: [, , eights] }) => eights?.value ?? '', seeded.mo);
    expect(chosen.id).toBe(card.id);
    expect(chosenLine(chosen)).toMatch(/8000/);
    const [, weight = ''] = /· (.*)$/.exec(chosenLine(chosen) ?? '') ?? [];
    expect(await press(chosen, 'Back', seeded.mo)).toHaveText(weight.replace(/^at least /, ''));
  });

  it('refuses another number', async () => {
    const card = await haul(seeded.mo);
    const answer = await pressForged(card, 'haul:setdivisor:1:1', seeded.mo);
    expect(answer).toHaveText(/out of date/);
    expect(chosenLine(await press(await haul(seeded.mo), 'Shipping line', seeded.mo))).toMatch(/8000/);
  });

  it('takes a price per kilogram once for all hauls, and forgets it', async () => {
    const type = async (amount: string, currency: string) => {
      const page = await press(await haul(seeded.mo), 'Shipping line', seeded.mo);
      return submitForm(page, 'Price per kg', { amount, currency }, seeded.mo);
    };
    const priced = await type('48', 'cny');
    expect(priced).toHaveText(/^### ≈\sCN¥[\d,–\u2060]+ in all\n/);
    expect(priced).toHaveText(' at CN¥48 per\u00A0kg');
    expect(await type('a lot', 'CNY')).toHaveText(/^That isn’t a price\./);
    const wrong = await type('48', 'gold');
    expect(wrong).toHaveText(/^I don’t know that currency\./);
    expect(buttonOf(wrong, 'Try again').custom_id).toMatch(/:48:gold$/);
    // In place: nothing with the former price stays behind.
    const right = await submitForm(wrong, 'Try again', { amount: '50', currency: 'CNY' }, seeded.mo);
    expect(right.id).toBe(wrong.id);
    expect(right).toHaveText(' at CN¥50 per\u00A0kg');
    const page = await press(right, 'Shipping line', seeded.mo);
    expect((await submitForm(page, 'Price per kg', { amount: '-', currency: '' }, seeded.mo)).id).toBe(
      page.id,
    );
    expect(await type('', '')).not.toHaveText('per\u00A0kg');
  });

  it('counts the price that the server’s managers set where the person typed none', async () => {
    const { discord } = bot();
    const userId = seeded.ada;
    const opened = new Promise<string>((resolve) => {
      const stop = discord.subscribe(userId, (event) => {
        if (event.type !== 'modal') return;
        stop();
        resolve(event.interactionId);
      });
    });
    await discord.forgeComponent({
      userId,
      messageId: (await runCommand('help')).id,
      customId: 'haul:serverprice',
    });
    const values = { amount: '50', currency: 'CNY' };
    const sent = await discord.as(userId).submit({ interactionId: await opened }, values);
    const set = await discord.waitForAnswer(sent.interactionId);
    expect(set).toHaveText('CN¥50 per kg. Members’ hauls use it');
    expect(await haul(seeded.mo)).toHaveText(' at CN¥50 per\u00A0kg');
    const refused = await pressForged(await haul(seeded.mo), 'haul:serverprice', seeded.mo);
    expect(refused).toHaveText('Manage Server');
  });
});

describe('all hauls', () => {
  it('come in pages, and one more than 100 is refused before it has a name', async () => {
    const first = await press(await more(seeded.lin), 'All hauls (100)', seeded.lin);
    expect(first).toHaveText(/^### 100 hauls\n\*\*Haul 99\*\*\n-# 0 items · <t:\d+:R>\n/);
    expect(first).toHaveText('Hauls 1–12 of 100');
    const second = await press(first, 'Next', seeded.lin);
    expect(second).toHaveText('Hauls 13–24 of 100');
    const opened = await choose(second, 0, ({ options }) => options[0]?.value ?? '', seeded.lin);
    expect(opened).toHaveText('Haul 87');
    const refused = await pressForged(opened, 'haul:new', seeded.lin);
    expect(descriptionOf(refused)).toBe(
      'You already have 100 hauls, which is the limit. Delete one to add another.',
    );
    expect(await press(refused, 'All hauls (100)', seeded.lin)).toHaveText('100 hauls');
  });

  it('are what /haul shows while none is open, with the way to a new one', async () => {
    const list = await haul(seeded.sam, {}, seeded.lobby);
    expect(list).toHaveText(
      /^### 2 hauls\n### Closed\n\*\*Autumn\*\*\n-# 2 items · <t:\d+:R>\n\*\*Winter\*\*/,
    );
    expect(buttonOf(list, 'New haul').style).toBe(1);
    const opened = await choose(list, 0, ({ options }) => options[1]?.value ?? '', seeded.sam);
    expect(opened).toHaveText('Winter · 2 items · closed');
    const again = await haul(seeded.sam, {}, seeded.lobby);
    const created = await submitForm(again, 'New haul', { name: '' }, seeded.sam);
    expect(created).toHaveText(/^### Nothing in it yet\nMy haul\n/);
    expect(created.visibleTo).toBe(seeded.sam);
  });
});

describe('somebody else’s haul', () => {
  it('is neither shown nor changed, whatever id is forged', async () => {
    const before = descriptionOf(await more(seeded.mo));
    const open = await runCommand('help', { userId: seeded.ada });
    for (const component of ['more', 'close', 'reopen', 'askdelete', 'delete', 'csv', 'divisor', 'rename']) {
      const answer = await pressForged(open, `haul:${component}:1`, seeded.ada);
      expect([component, descriptionOf(answer), answer.visibleTo]).toEqual([
        component,
        'This haul was deleted.',
        seeded.ada,
      ]);
    }
    for (const answer of [
      await pressForged(open, 'haul:setdivisor:1:5000', seeded.ada),
      await pressForged(open, 'haul:openhaul:0', seeded.ada, ['1']),
    ]) {
      expect(answer).toHaveText(/This haul was deleted|out of date/);
      expect(allTextOf(answer)).not.toContain(SECRET);
    }
    expect(descriptionOf(await more(seeded.mo))).toBe(before);
    expect(chosenLine(await press(await haul(seeded.mo), 'Shipping line', seeded.mo))).toMatch(/8000/);
  });

  it('is not opened by ids that no button has', async () => {
    const open = await runCommand('help', { userId: seeded.mo });
    for (const id of ['haul:more:0', 'haul:more:x', 'haul:more', 'haul:hauls:-1', 'haul:new:1']) {
      const answer = await pressForged(open, id, seeded.mo);
      expect([id, descriptionOf(answer)]).toEqual([id, expect.stringMatching(/out of date/)]);
    }
  });
});
