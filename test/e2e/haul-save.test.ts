import type {
  APIButtonComponent,
  APIButtonComponentWithCustomId,
  APIStringSelectComponent,
} from 'discord.js';
import type { ClientMessage } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { MAX_HAUL_ITEMS, MAX_HAULS } from '../../src/domain/hauls/limits.ts';
import type { Store } from '../../src/store/index.ts';
import { allTextOf, asUser, buttonOf, descriptionOf, partsOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const RUNNER = 'https://weidian.com/item.html?itemID=7212345601';
const TOTE = 'https://weidian.com/item.html?itemID=7240011893';
/** In *Half haul* from the beginning. */
const HALF_HAD = '7700000001';
const linkTo = (id: string) => `https://weidian.com/item.html?itemID=${id}`;

/** In servers that the tests don't look at otherwise, so that nobody's hauls get in each other's way. */
const someHauls = async ({ hauls }: Store) => {
  const full = Array.from({ length: MAX_HAUL_ITEMS }, (_, index) => ({
    product: `weidian:${9_000_000 + index}`,
  }));
  const half = [HALF_HAD, '7700000009'].map((id) => ({ product: `weidian:${id}` }));
  await hauls.create(seeded.lin, { name: 'Half haul', items: half }, 500);
  await hauls.create(seeded.lin, { name: 'Summer *haul*' }, 1_000);
  await hauls.create(seeded.lin, { name: 'Full haul', items: full }, 2_000);
  for (let made = 0; made < MAX_HAULS; made += 1) {
    const id = await hauls.create(seeded.sam, { name: `Old ${made}` }, 1_000);
    await hauls.close(seeded.sam, id ?? 0, 2_000);
  }
};

const bot = useRunningBot({ POLL_MINUTES: '0' }, someHauls);
const { runCommand, press, pressForged, choose } = asUser(bot);

const card = (name: string, link: string, userId: string = seeded.ada) =>
  runCommand(name, { options: name === 'qc' ? { link } : { link, private: true }, userId });
const haulOf = async (userId: string) => descriptionOf(await runCommand('haul', { userId }));
const menusOf = (message: ClientMessage) =>
  partsOf<APIStringSelectComponent>(message.components).filter((part) => 'options' in part);
const menuAt = (message: ClientMessage, prefix: string) =>
  menusOf(message).findIndex(({ custom_id }) => custom_id.startsWith(`haul:${prefix}:`));
const option =
  (label: string) =>
  ({ options }: APIStringSelectComponent) =>
    options.find((each) => each.label === label)?.value ?? '';
const hasButton = (message: ClientMessage, label: string) =>
  partsOf<APIButtonComponent>(message.components).some((part) => 'label' in part && part.label === label);
const hasAdd = (message: ClientMessage) => hasButton(message, 'Add to haul');

/** A new channel, because the bot doesn't answer the same link twice in one. */
async function replyTo(content: string, userId: string = seeded.mo): Promise<ClientMessage> {
  const { discord } = bot();
  const channelId = discord.admin.openThread(seeded.general, content.slice(-20));
  const { id } = await discord.as(userId).in(channelId).send(content);
  return discord.waitForMessage(({ replyTo: source }) => source === id);
}

/** The button of a list of links: the only one for products that the service doesn't know. */
const addFromList = async (id: string, userId: string) =>
  pressForged(await card('convert', linkTo(id), userId), `haul:save:weidian:${id}:`, userId);

describe('Add to haul', () => {
  it('adds the chosen variant once, at its own price', async () => {
    const product = await card('lookup', RUNNER);
    const coloured = await choose(product, 0, ({ options }) => options[1]?.value ?? '');
    const chosen = await choose(coloured, 1, ({ options }) => options[2]?.value ?? '');
    const price = /^### (CN¥\d+)/.exec(descriptionOf(chosen))?.[1] ?? 'no price';
    expect(price).toMatch(/^CN¥\d+$/);
    const added = await press(chosen, 'Add to haul');
    expect(added.visibleTo).toBe(seeded.ada);
    expect(added.id).not.toBe(chosen.id);
    expect(added).toHaveText('Added to **My haul**.');
    expect(menuAt(added, 'moveto')).toBe(-1);
    const again = await press(chosen, 'Add to haul');
    expect(again).toHaveText('It’s already in **My haul**.');
    const haul = await haulOf(seeded.ada);
    expect(haul).toContain('My haul · 1 item');
    expect(haul).toContain(`\n-# ${price} · `);
  });

  it('starts one haul, however fast somebody presses', async () => {
    const { discord } = bot();
    const links = await card('lookup', TOTE, seeded.mo);
    const { custom_id: customId } = buttonOf(links, 'Add to haul');
    const presses = await Promise.all([1, 2, 3].map(() => discord.as(seeded.mo).press(links, customId)));
    const answers = await Promise.all(
      presses.map(({ interactionId }) => discord.waitForAnswer(interactionId)),
    );
    const notes = answers.map(
      (answer) => /(Added to|It’s already in) \*\*My haul\*\*/.exec(descriptionOf(answer))?.[1],
    );
    expect(notes.toSorted()).toEqual(['Added to', 'It’s already in', 'It’s already in']);
    for (const answer of answers) expect(menuAt(answer, 'saveto')).toBe(-1);
    expect(await haulOf(seeded.mo)).toContain('My haul · 1 item');
  });

  it('is under QC photos, products and the reply to one link', async () => {
    const links = await press(await replyTo(TOTE), 'More');
    const photos = await press(await card('qc', RUNNER), 'More');
    const cards = [
      [photos, 'Add'] as const,
      [await card('lookup', TOTE), 'Add to haul'] as const,
      [links, 'Add to haul'] as const,
    ];
    for (const [one, label] of cards) {
      const answer = await press(one, label);
      expect(answer.visibleTo).toBe(seeded.ada);
      expect(answer).toHaveText(/(?:Added to|It’s already in) \*\*My haul\*\*/);
    }
    expect(await haulOf(seeded.ada)).toContain('My haul · 3 items');
  });

  it('refuses what no card of the bot has', async () => {
    const open = await runCommand('help');
    for (const id of [
      'haul:save:weidian',
      'haul:save:weidian:1:UPPERC',
      'haul:moveto:1:x',
      'haul:saveto:weidian:1:',
    ])
      expect([id, allTextOf(await pressForged(open, id, seeded.ada))]).toEqual([
        id,
        expect.stringContaining('This button'),
      ]);
  });
});

describe('Add to haul for somebody with several hauls', () => {
  it('adds to another one when the first is full', async () => {
    const product = await card('lookup', RUNNER, seeded.lin);
    const full = await press(product, 'Add to haul', seeded.lin);
    expect(descriptionOf(full)).toBe(
      '**Full haul** is full: a haul holds up to 100 items. Choose another one.',
    );
    const added = await choose(full, menuAt(full, 'saveto'), option('Summer *haul*'), seeded.lin);
    expect(added.id).toBe(full.id);
    expect(added).toHaveText('Added to **Summer \\*haul\\***.');
    expect(await haulOf(seeded.lin)).toContain('Summer \\*haul\\* · 1 item');
  });

  it('starts a new one beside the full one', async () => {
    await press(await card('lookup', TOTE, seeded.lin), 'Add to haul', seeded.lin);
    const added = await press(await card('lookup', TOTE, seeded.lin), 'Add to haul', seeded.lin);
    expect(added).toHaveText('It’s already in **Summer \\*haul\\***.');
    const full = await choose(added, menuAt(added, 'saveto'), option('Full haul'), seeded.lin);
    const fresh = await press(full, 'New haul', seeded.lin);
    expect(fresh).toHaveText('Added to **My haul**.');
    expect(await haulOf(seeded.lin)).toContain('My haul · 1 item');
  });

  it('moves what was just added in one step, after which that haul comes first', async () => {
    const added = await addFromList('7240011901', seeded.lin);
    expect(added).toHaveText('Added to **My haul**.');
    const refused = await choose(added, menuAt(added, 'moveto'), option('Full haul'), seeded.lin);
    expect(allTextOf(refused)).toContain('**Full haul** is full');
    expect(menuAt(refused, 'moveto')).toBe(menuAt(added, 'moveto'));
    expect(await haulOf(seeded.lin)).toContain('My haul · 2 items');
    const again = await addFromList('7240011777', seeded.lin);
    const moved = await choose(again, menuAt(again, 'moveto'), option('Summer *haul*'), seeded.lin);
    expect(moved.id).toBe(again.id);
    expect(moved).toHaveText('Moved to **Summer \\*haul\\***.');
    expect(await haulOf(seeded.lin)).toContain('Summer \\*haul\\* · 3 items');
    const back = await choose(moved, menuAt(moved, 'moveto'), option('My haul'), seeded.lin);
    expect(back).toHaveText('Moved to **My haul**.');
    expect(await haulOf(seeded.lin)).toContain('My haul · 3 items');
  });

  it('leaves other people’s items and hauls alone', async () => {
    const mine = await addFromList('7240011778', seeded.ada);
    const theirs = await addFromList('7240011778', seeded.lin);
    const { custom_id: customId, options } = menusOf(theirs)[menuAt(theirs, 'moveto')] ?? {
      custom_id: '',
      options: [],
    };
    const before = await haulOf(seeded.lin);
    const refused = await pressForged(mine, customId, seeded.ada, [options[0]?.value ?? '']);
    expect(allTextOf(refused)).toContain('This haul was deleted');
    expect(await haulOf(seeded.lin)).toBe(before);
  });

  it('says so when all hauls are closed and there can be no more', async () => {
    const product = await runCommand('lookup', {
      options: { link: TOTE, private: true },
      userId: seeded.sam,
      channelId: seeded.dmSam,
    });
    const answer = await press(product, 'Add to haul', seeded.sam);
    expect(answer).toHaveText('You already have 100 hauls, which is the limit. Delete one to add another.');
  });
});

describe('Add to haul under several links', () => {
  const SEVEN = Array.from({ length: 7 }, (_, index) => `740000000${index}`);

  it('adds all of them, also those that the reply leaves out, and from the list of links', async () => {
    const reply = await replyTo(SEVEN.map(linkTo).join(' '));
    const before = Number(/My haul · (\d+) item/.exec(await haulOf(seeded.mo))?.[1]);
    const list = await press(reply, 'Show all 7', seeded.mo);
    const answer = await press(list, 'Add to haul', seeded.mo);
    expect(answer.visibleTo).toBe(seeded.mo);
    expect(answer).toHaveText(`My haul · ${before + 7} items\nAdded 7 items.`);
    const again = await press(list, 'Add to haul', seeded.mo);
    expect(again).toHaveText(`My haul · ${before + 7} items\n7 were already in it.`);
  });

  it('moves on only what was moved before: what the other haul had stays there', async () => {
    const { discord } = bot();
    const content = [HALF_HAD, '7700000002'].map(linkTo).join(' ');
    const message = await discord.as(seeded.mo).in(seeded.general).send(content);
    const { interactionId } = await discord.as(seeded.lin).runMessageMenu(message, 'Look up');
    const added = await press(await discord.waitForAnswer(interactionId), 'Add to haul', seeded.lin);
    const moved = await choose(added, menuAt(added, 'moveto'), option('Half haul'), seeded.lin);
    expect(moved).toHaveText(/^### 3 items\nMoved to \*\*Half haul\*\*\.\n/);
    const on = await choose(moved, menuAt(moved, 'moveto'), option('My haul'), seeded.lin);
    const half = menusOf(on)[menuAt(on, 'moveto')]?.options.find(({ label }) => label === 'Half haul');
    expect(half?.description).toBe('2 items');
  });

  it('adds them from Apps › Look up, and moves them together', async () => {
    const { discord } = bot();
    const ids = ['7500000001', '7500000002', '7500000003'];
    const channelId = seeded.general;
    const { id: messageId } = await discord.as(seeded.mo).in(channelId).send(ids.map(linkTo).join(' '));
    const name = 'Look up';
    const { interactionId } = await discord.as(seeded.lin).runMessageMenu({ id: messageId }, name);
    const added = await press(await discord.waitForAnswer(interactionId), 'Add to haul', seeded.lin);
    expect(added).toHaveText('Added 3 items.');
    const from = /\n(.+) · \d+ items\nAdded/.exec(descriptionOf(added))?.[1];
    const menu = menusOf(added)[menuAt(added, 'moveto')];
    const target = menu?.options.find(({ label }) => label !== 'Full haul')?.label ?? '';
    const moved = await choose(added, menuAt(added, 'moveto'), option(target), seeded.lin);
    expect(target).not.toBe(from);
    expect(moved).toHaveText(/ items\nMoved to \*\*/);
  });
});

describe('the server’s setting', () => {
  it('hides the button from what everybody sees, and leaves it in private', async () => {
    const server = await press(await runCommand('settings'), 'This server');
    expect(server).toHaveText('***Add to haul* in public replies and alerts**\nOn');
    const off = await pressForged(server, 'settings:hauls:n', seeded.ada);
    expect(off).toHaveText('public replies and alerts**\nOff');
    const shared = [
      await replyTo(linkTo('7240012001')),
      await replyTo(`${linkTo('7240012002')} ${linkTo('7240012003')}`),
      await runCommand('lookup', { options: { link: RUNNER } }),
      await runCommand('convert', { options: { link: RUNNER } }),
    ];
    expect(shared.map(({ visibleTo }) => visibleTo)).toEqual([null, null, null, null]);
    expect(shared.map(hasAdd)).toEqual([false, false, false, false]);
    expect(hasAdd(await card('lookup', RUNNER))).toBe(true);
    expect(hasAdd(await press(shared[1] ?? server, 'More'))).toBe(true);
    await pressForged(off, 'settings:hauls:y', seeded.ada);
    expect(hasAdd(await runCommand('lookup', { options: { link: RUNNER } }))).toBe(true);
  });

  it('is for managers', async () => {
    const settings = await runCommand('settings', { userId: seeded.mo });
    const refused = await pressForged(settings, 'settings:hauls:n', seeded.mo);
    expect(allTextOf(refused)).not.toContain('\nOff');
    expect(hasAdd(await runCommand('lookup', { options: { link: RUNNER } }))).toBe(true);
  });
});

it('the buttons under several products have ids of their own', async () => {
  const reply = await press(await replyTo(`${linkTo('7240013001')} ${linkTo('7240013002')}`), 'More');
  const ids = partsOf<APIButtonComponentWithCustomId>(reply.components).map(({ custom_id: id }) => id);
  expect(ids).toContain('haul:saveall');
});

it('several links for a full haul come with the way to a new one', async () => {
  const own = await runCommand('haul', { userId: seeded.lin });
  // Whatever was reopened last is what is added to next.
  for (const component of ['close', 'reopen']) await pressForged(own, `haul:${component}:3`, seeded.lin);
  const links = '7600000001 7600000002'.split(' ').map(linkTo).join(' ');
  const reply = await press(await replyTo(links, seeded.lin), 'More', seeded.lin);
  const answer = await press(reply, 'Add to haul', seeded.lin);
  expect(answer).toHaveText('Full haul\n100 items\n2 weren’t added. A haul holds up to 100 items.');
  expect(buttonOf(answer, 'New haul').custom_id).toBe('haul:new');
  await pressForged(own, 'haul:close:3', seeded.lin);
  const added = await press(reply, 'Add to haul', seeded.lin);
  expect(added).toHaveText('Added 2 items.');
  expect(hasButton(added, 'New haul')).toBe(false);
});
