import type { APIMediaGalleryComponent, APIStringSelectComponent } from 'discord.js';
import type { ClientMessage } from 'local-discord';
import { afterEach, describe, expect, it } from 'vitest';
import { loadDiscordOpenApi } from '../../local-discord/test/openapi/openapi.ts';
import { seeded } from '../../sandbox/seed.ts';
import { SAMPLES } from '../../sandbox/service/index.ts';
import { isOpenAgent } from '../../src/links/catalogue.ts';
import { allTextOf, asUser, type CommandOptions, descriptionOf, partsOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';
import { asSharer } from '../support/shared-posts.ts';

const EPHEMERAL = 64;
const SHOES = 'https://weidian.com/item.html?itemID=7212345601';
const LONG_WAY = 'YT2632110021889001';

const bot = useRunningBot();

const linkLabels = (message: ClientMessage) =>
  partsOf<{ label?: string; url?: string }>(message.components).flatMap(({ label, url }) =>
    url === undefined || label === undefined ? [] : [label],
  );

const user = asUser(bot);
const { press, choose, pressForged } = user;
const { postedBy } = asSharer(bot);
const runCommand = (name: string, options: CommandOptions['options'] = {}) =>
  user.runCommand(name, { options });

afterEach(() => bot().service.fault.set(null));

describe('/track', () => {
  it('answers privately, and pages in place through 34 scans, newest first', async () => {
    const card = await runCommand('track', { number: ' yt2632 1100-21889001 ' });
    expect(card.flags & EPHEMERAL).toBe(EPHEMERAL);
    expect(card).toHaveText(LONG_WAY);
    const first = await press(card, 'History');
    expect(first.id).toBe(card.id);
    expect(first).toHaveText('Scans 1–8 of 34');
    const second = await press(first, 'Next');
    expect(second).toHaveText('Scans 9–16 of 34');
    let last = second;
    for (let page = 3; page <= 5; page += 1) last = await press(last, 'Next');
    expect(last).toHaveText('Scans 33–34 of 34');
    expect(await press(last, 'Previous')).toHaveText('Scans 25–32 of 34');
    const back = await press(first, 'Back');
    expect(back.id).toBe(card.id);
    expect(back).toHaveText('Checked');
  });

  it('masks the number in public and shared cards', async () => {
    const open = await runCommand('track', { number: LONG_WAY, private: false });
    expect(open.flags & EPHEMERAL).toBe(0);
    expect(open).not.toHaveText(LONG_WAY);
    const more = await press(await runCommand('track', { number: LONG_WAY }), 'More');
    const preview = await press(more, 'Preview');
    expect(preview.visibleTo).toBe(seeded.ada);
    expect(preview).toHaveText(`Shared by <@${seeded.ada}>`);
    const posted = await press(preview, 'Post');
    expect(posted).toHaveText(`Posted in <#${seeded.general}>`);
    const shared = (await bot().discord.as(seeded.mo).in(seeded.general).messages()).findLast((message) =>
      allTextOf(message).includes('Shared by'),
    );
    expect(shared?.visibleTo).toBeNull();
    expect(JSON.stringify(shared)).toContain('YT••••9001');
    expect(JSON.stringify(shared)).not.toContain(LONG_WAY);
    await press(posted, 'Take it back');
    const left = await bot().discord.as(seeded.mo).in(seeded.general).messages();
    expect(left.some(({ id }) => id === shared?.id)).toBe(false);
  });

  it('gives everybody a private copy of a public card’s history, and leaves the message unchanged', async () => {
    const open = await runCommand('track', { number: LONG_WAY, private: false });
    for (const userId of [seeded.ada, seeded.mo]) {
      const copy = await press(open, 'History', userId);
      expect(copy.id).not.toBe(open.id);
      expect(copy.visibleTo).toBe(userId);
      const next = await press(copy, 'Next', userId);
      expect(next).toHaveText('Scans 9–16');
      expect(JSON.stringify(next)).not.toContain(LONG_WAY);
    }
    const [same] = (await bot().discord.as(seeded.ada).in(seeded.general).messages()).filter(
      ({ id }) => id === open.id,
    );
    expect(same ?? open).not.toHaveText('Scans');
  });

  it('lists several numbers, names the one that is none, and opens each', async () => {
    const list = await runCommand('track', { number: `LX208857143CN hello, ${LONG_WAY}` });
    expect(list).toHaveText('### 3 numbers\n');
    expect(list).toHaveText('hello · not a tracking number');
    const card = await choose(list, 0, () => LONG_WAY);
    expect(card).toHaveText(LONG_WAY);
    const open = await runCommand('track', { number: `LX208857143CN, ${LONG_WAY}`, private: false });
    expect(JSON.stringify(open)).not.toContain(LONG_WAY);
    const copy = await choose(open, 0, ({ options }) => options[0]?.value ?? '', seeded.mo);
    expect(copy.visibleTo).toBe(seeded.mo);
    expect(JSON.stringify(copy)).not.toContain(LONG_WAY);
  });

  it('offers a form with the number in it when it is not known, and watches it', async () => {
    const card = await runCommand('track', { number: 'ZZ999999999ZZ' });
    expect(card).toHaveText('### Check the number');
    const known = await user.submitForm(card, 'Correct it', { number: LONG_WAY });
    expect(known).toHaveText(LONG_WAY);
    const watched = await press(await runCommand('track', { number: 'ZZ999999999ZZ' }), 'Follow anyway');
    expect(watched).toHaveText('I’ll tell you when the first scan comes');
  });

  it('names the number when the service fails, and tries again', async () => {
    bot().service.fault.set('500');
    const failed = await runCommand('track', { number: 'RR482170353CN' });
    expect(failed).toHaveText(/^⚠️ I can’t get .*\n-# `RR482170353CN`$/m);
    bot().service.fault.set(null);
    const card = await press(failed, 'Try again');
    expect(card.id).toBe(failed.id);
    expect(card).toHaveText('Checked');
  });

  it('writes a text for the agent, in the reader’s language and in English', async () => {
    const card = await runCommand('track', { number: 'EE739146028CN' });
    const letter = await press(card, 'Text for my agent');
    expect(letter.visibleTo).toBe(seeded.ada);
    expect(letter).toHaveText(/```\nHello, there’s a problem with my parcel EE739146028CN\./);
  });

  it.each(SAMPLES.parcels)('shows the sample parcel $number ($shows)', async ({ number }) => {
    expect(await runCommand('track', { number })).toHaveText(number);
  });
});

describe('/qc', () => {
  it('shows a QC set, offers the others, and pages within the message', async () => {
    const product = SAMPLES.products.find(({ id }) => id === '698834420016');
    const first = await runCommand('qc', { link: product?.canonical ?? '' });
    expect(allTextOf(first)).toContain('of\u00A060');
    const other = await choose(first, 0, ({ options }) => options[1]?.value ?? '');
    expect(other.id).toBe(first.id);
    expect(allTextOf(other)).not.toBe(allTextOf(first));
  });

  it('shows each variant’s listing picture beside its newest photo', async () => {
    const gallery = await runCommand('qc', { link: SHOES });
    const beside = await choose(gallery, 0, () => 'listing');
    const rows = partsOf<APIMediaGalleryComponent>(beside.components).flatMap(({ items }) =>
      items === undefined ? [] : [items.map(({ description }) => description)],
    );
    expect(rows[0]).toEqual([
      'Listing photo: Black / Gum / 44',
      expect.stringMatching(/Black \/ Gum \/ 44: QC photo 1 of 6$/),
    ]);
    expect(rows[1]?.[0]).toContain('Navy / White');
    expect(allTextOf(await press(beside, 'Photos'))).toContain('Photos\u00A01–\u20606\u00A0of\u00A028');
  });

  it('asks the channel after a preview, once at a time, and takes it back', async () => {
    const card = await press(await runCommand('qc', { link: SHOES }), 'More');
    expect(card.visibleTo).toBe(seeded.ada);
    const shown = await press(card, 'Preview');
    expect(shown.visibleTo).toBe(seeded.ada);
    expect(shown).toHaveText(new RegExp(`^### Ask <#${seeded.general}>\\?\n`));
    expect(shown).toHaveText(`Asked by <@${seeded.ada}>`);
    const hidden = await press(shown, 'Hide my name');
    expect(hidden).not.toHaveText('Asked by');
    const named = await press(hidden, 'Show my name');
    const { answer, post } = await postedBy(() => press(named, 'Post'));
    expect(post.content).toMatch(new RegExp(`^📸 .+: what do you think\\?\\n-# Asked by <@${seeded.ada}>$`));
    expect(post.replyTo).toBeNull();
    expect(post.attachments).toHaveLength(1);
    expect(post.poll?.question).toBe('Would you keep it?');

    const other = await press(await runCommand('qc', { link: SHOES }), 'More', seeded.mo);
    const refused = await press(other, 'Preview', seeded.mo);
    expect(refused).toHaveText('already a poll about this product');
    expect(allTextOf(refused)).toContain(`/${seeded.general}/${post.id}`);

    await press(answer, 'Take it back');
    const again = await press(await press(refused, 'Back', seeded.mo), 'Preview', seeded.mo);
    expect(again).toHaveText(`Asked by <@${seeded.mo}>`);
  });

  it('has everything else behind More, in place in a private card, and leads back', async () => {
    const card = await user.runCommand('qc', { options: { link: SHOES, private: true } });
    const more = await press(await press(card, 'Next'), 'More');
    expect(more.id).toBe(card.id);
    expect(more).toHaveText('Only you see this page');
    const watched = await press(more, 'Turn on');
    expect(watched).toHaveText('**Watching**');
    expect(await press(watched, 'Change')).toHaveText('I’ll DM you new photos');
    const back = await press(watched, 'Back');
    expect(back.id).toBe(card.id);
    expect(allTextOf(back)).toContain('Photos\u00A07–\u2060');
  });

  it('draws a contact sheet, opens one photo, and leads back', async () => {
    const gallery = await runCommand('qc', { link: SHOES });
    const sheet = await press(gallery, 'Grid');
    expect(sheet.id).toBe(gallery.id);
    expect(sheet.attachments.map(({ filename }) => filename)).toEqual(['contact-sheet.webp']);
    const photo = await choose(sheet, 0, ({ options }) => options[6]?.value ?? '');
    expect(allTextOf(photo)).toContain('photo 7 of');
    expect(photo.attachments).toEqual([]);
    expect(allTextOf(await press(await press(photo, 'Back'), 'Back'))).toContain('Photos\u00A07–\u2060');
  });

  it.each(SAMPLES.products)('shows $platform $id ($shows)', async ({ platform, id, canonical }) => {
    const byLink = await runCommand('qc', { link: canonical });
    const byId = await runCommand('qc', { link: `${platform}:${id}` });
    expect(allTextOf(byLink)).toContain(id);
    expect(byLink.components).toEqual(byId.components);
  });
});

describe('/lookup', () => {
  it('narrows price and stock to the chosen variant, and back', async () => {
    const first = await runCommand('lookup', { link: SHOES });
    const inStock = ({ options }: APIStringSelectComponent) =>
      options.find(({ description }) => description?.includes('in stock'))?.value ?? '';
    expect(first).toHaveText(/^### CN¥[\d.]+–\u2060[\d.,]+\n.+\n-# [\d,]+\sin\sstock · Weidian/);
    const colour = await choose(first, 0, inStock);
    expect(colour).toHaveText('all variants CN¥');
    const size = await choose(colour, 1, inStock);
    expect(size).toHaveText(/^### CN¥[\d.]+\n.+\n-# \d+\sin\sstock · Weidian\n/);
    const any = ({ options }: APIStringSelectComponent) =>
      options.find(({ label }) => label === 'Any')?.value ?? '';
    const reset = await choose(await choose(size, 0, any), 1, any);
    expect(descriptionOf(reset)).toBe(descriptionOf(first));
  });

  it('shows the warehouse figures of the chosen agent', async () => {
    const card = await runCommand('lookup', { link: SHOES, agent: 'Superbuy' });
    expect(card).toHaveText(/⚖️ [\d.]+\sk?g · .+\n-# Measured at Superbuy$/m);
  });

  it('opens photos and the haul in private messages, and the first agent with a link', async () => {
    const card = await runCommand('lookup', { link: SHOES });
    for (const [label, text] of [
      ['28 QC photos', '7212345601'],
      ['Add to haul', 'Added to'],
    ] as const) {
      const beside = await press(card, label, seeded.mo);
      expect(beside.visibleTo).toBe(seeded.mo);
      expect(allTextOf(beside)).toContain(text);
    }
    expect(allTextOf(card)).toContain('CNFans');
  });

  it.each(SAMPLES.products)('shows $platform $id ($shows)', async ({ canonical, id }) => {
    expect(allTextOf(await runCommand('lookup', { link: canonical }))).toContain(id);
  });
});

describe('/convert', () => {
  it.each([
    ['share text around it', `看这双鞋 ${SHOES}？spider_token=1 太好了`],
    ['angle brackets', `<${SHOES}>`],
    [
      'an agent’s page, wrapped twice',
      `https://www.superbuy.com/en/page/buy?url=${encodeURIComponent(encodeURIComponent(SHOES))}`,
    ],
    ['a short link', SAMPLES.shortLinks[0] ?? ''],
  ])('accepts %s', async (_what, link) => {
    expect(await runCommand('convert', { link })).toHaveText(/-# Weidian · /);
  });

  it('has two agents as buttons, and all that are in business behind one, in place', async () => {
    const message = await runCommand('convert', { link: SHOES, private: true });
    expect(linkLabels(message)).toHaveLength(2);
    const agents = Object.keys(SAMPLES.products[0]?.agents ?? {}).filter(isOpenAgent);
    const list = await press(message, `All ${agents.length} agents`);
    expect(list.id).toBe(message.id);
    expect(descriptionOf(list).match(/\]\(https:[^)]+\)/g)).toHaveLength(agents.length);
    expect(list).toHaveText(/^\*\*C\*\*.*\[CNFans\]/m);
    expect(linkLabels(await press(list, 'Back'))).toHaveLength(2);
  });

  it('lists all links to copy, and goes back', async () => {
    const message = await runCommand('convert', { link: SHOES, private: true });
    const list = await press(
      await pressForged(message, 'convert:agents:weidian:7212345601', seeded.ada),
      'Copy all links',
    );
    expect(list.id).toBe(message.id);
    expect(list).toHaveText(/```\nWeidian \(original\): https:\/\/weidian\.com/);
    expect(await press(list, 'Back')).toHaveText(/^### \d+ agents/);
  });

  it('shows only the chosen agents', async () => {
    const message = await runCommand('convert', { link: SHOES, agents: 'Kakobuy, cnfans' });
    expect(linkLabels(message)).toEqual(['Kakobuy', 'CNFans']);
  });
});

describe('autocomplete', () => {
  const complete = (name: string, focused: string, value: string) =>
    bot()
      .discord.as(seeded.ada)
      .in(seeded.general)
      .autocomplete(name, focused, { [focused]: value });

  it('offers the products that an id can mean, and products seen before by title', async () => {
    const known = await runCommand('lookup', { link: SHOES });
    expect(known.visibleTo).toBeNull();
    const choices = (await complete('qc', 'link', '7212345601')).choices;
    expect(choices.map(({ value }) => value)).toEqual([
      'weidian:7212345601',
      'taobao:7212345601',
      '1688:7212345601',
      'tmall:7212345601',
    ]);
    expect(choices[0]?.name).toMatch(/· Weidian$/);
    expect(choices[1]?.name).toBe('Taobao · 7212345601');
    expect((await complete('convert', 'link', SHOES)).choices).toEqual([choices[0]]);
  });

  it('offers matching agents, and keeps agents already typed', async () => {
    expect((await complete('lookup', 'agent', 'cnf')).choices).toEqual([{ name: 'CNFans', value: 'cnfans' }]);
    expect((await complete('convert', 'agents', 'kakobuy, cnf')).choices).toEqual([
      { name: 'kakobuy, CNFans', value: 'kakobuy,cnfans' },
    ]);
  });
});

describe('bad input gets a private explanation', () => {
  it.each([
    ['track', { number: 'hello' }, /doesn’t look like a tracking number/],
    ['track', { number: 'ZZ999999999ZZ' }, /Check the number/],
    ['qc', { link: 'https://example.com/shoes' }, /can’t find a product in “https.*example.*shoes”/],
    ['qc', { link: 'https://weidian.com/?userid=232138271' }, /a shop or a search/],
    ['qc', { link: 'x'.repeat(6_000) }, /too long/],
    ['qc', { link: '7212345601' }, /Which platform is `7212345601` from/],
    ['lookup', { link: 'ebay 7212345601' }, /can’t find a product in “ebay 7212345601”/],
    ['lookup', { link: SHOES, agent: 'nobody' }, /don’t know an agent called “nobody”/],
    ['lookup', { link: 'Weidian · 999999999' }, /can’t find this product/],
    ['convert', { link: SHOES, agents: 'cnfans,nobody' }, /don’t know an agent called “nobody”/],
    ['convert', { link: 'https://m.tb.cn/h.unknown' }, /couldn’t find a product behind this link/],
  ])('/%s %j', async (name, options, sentence) => {
    const answer = await runCommand(name, options);
    expect(answer).toHaveText(sentence);
    expect(answer.visibleTo).toBe(seeded.ada);
  });
});

it('a bare id is not lost: its platforms are offered as buttons', async () => {
  const question = await runCommand('lookup', { link: '7212345601' });
  const product = await press(question, 'Weidian');
  expect(allTextOf(product)).toContain('7212345601');
  expect(allTextOf(product)).not.toContain('Which platform');
});

it('an input that names no product is followed by a form for another one', async () => {
  for (const name of ['qc', 'lookup', 'convert']) {
    const refused = await runCommand(name, { link: 'hello' });
    const card = await user.submitForm(refused, 'Try again', { link: 'weidian:7212345601' });
    expect(card.id).toBe(refused.id);
    expect(allTextOf(card)).toContain('Harbor Runner');
  }
});

it('an agent that has closed is named, and the others are offered', async () => {
  const card = await runCommand('convert', { link: SHOES, agents: 'pandabuy' });
  expect(card).toHaveText(/^\*\*PandaBuy\*\* has closed/);
  expect(allTextOf(card)).toContain('https://cnfans.com/');
});

describe('a failing service is explained', () => {
  it.each([
    ['down', /can’t get tracking or product data/],
    ['slow', /took too long/],
    ['401', /access key was rejected/],
    ['500', /can’t get tracking or product data/],
    ['html', /data back that I can’t read/],
    ['wrong_types', /data back that I can’t read/],
    ['huge', /data back that I can’t read/],
    // Last, since its Retry-After silences the calls after it for two seconds.
    ['429', /too many requests/],
  ] as const)('%s', async (fault, sentence) => {
    bot().service.fault.set(fault);
    // A new number, so that no cached answer exists.
    const answer = await runCommand('track', { number: `LB0000${fault.replace(/\W|_/g, '').toUpperCase()}` });
    expect(answer).toHaveText(sentence);
    expect(answer).toHaveText(/Reference [0-9A-Z]{6}/);
    expect(bot().process.child.exitCode).toBeNull();
  });
});

describe('a forged or outdated button', () => {
  it.each([
    'nonsense',
    'track',
    'track:constructor',
    'track:page:lower:0:s',
    'lookup:pick:weidian:1:cnfans:99:zz',
    'qc:next:weidian:7212345601:all:-5',
    'old:button:1',
  ])('%s has no effect', async (customId) => {
    const card = await runCommand('convert', { link: SHOES });
    const answer = await user.pressForged(card, customId, seeded.mo);
    expect(answer).toHaveText(/out of date/);
    expect(answer.visibleTo).toBe(seeded.mo);
  });
});

describe('commands', () => {
  it.each([
    ['a DM with the bot', seeded.ada, seeded.dmAda],
    ['a server that only has a member who installed it', seeded.sam, seeded.lobby],
    ['a thread', seeded.mo, seeded.thread],
  ])('and their buttons work in %s', async (_where, userId, channelId) => {
    const card = await user.runCommand('lookup', { options: { link: SHOES }, userId, channelId });
    expect(allTextOf(card)).toContain('7212345601');
    expect(allTextOf(await press(card, '28 QC photos', userId))).toContain(
      'Photos\u00A01–\u20606\u00A0of\u00A028',
    );
  });
});

describe('the gateway', () => {
  it('resumes a dropped session, and commands keep working', async () => {
    bot().discord.faults.dropGateway();
    await bot().discord.waitUntilReady();
    expect(await runCommand('track', { number: LONG_WAY })).toHaveText(LONG_WAY);
  });
});

describe('every request body of this run', () => {
  const file = process.env['DISCORD_OPENAPI'];

  it.skipIf(file === undefined)(
    'is valid in Discord’s OpenAPI description (set DISCORD_OPENAPI to its file; skipped without it)',
    async () => {
      const { validateRequest } = await loadDiscordOpenApi(file ?? '');
      const sent = bot().discord.requests.filter(({ body }) => body !== null && body !== undefined);
      expect(sent.length).toBeGreaterThan(100);
      const refused = sent.flatMap(({ method, route, body }) =>
        validateRequest(method, route, body).map((fault) => `${method} ${route}: ${fault}`),
      );
      expect(refused).toEqual([]);
    },
  );
});

describe('a private answer that fails', () => {
  // The bot caches what it knows: each command needs a product of its own.
  const product = (id: number) => ({ link: `https://weidian.com/item.html?itemID=${id}`, private: true });
  it.each([
    ['track', { number: 'RR123456785CN' }],
    ['lookup', product(7240077001)],
    ['convert', product(7240077002)],
    ['qc', product(7240077003)],
  ])('/%s stays one message, however often it is tried again', async (name, options) => {
    bot().service.fault.set('500');
    const failed = await user.runCommand(name, { options, userId: seeded.mo });
    expect(failed.visibleTo).toBe(seeded.mo);
    const again = await press(failed, 'Try again', seeded.mo);
    expect(again.id).toBe(failed.id);
    expect(again).toHaveText('⚠️');
    bot().service.fault.set(null);
    const answer = await press(again, 'Try again', seeded.mo);
    expect(answer.id).toBe(failed.id);
    expect(answer).not.toHaveText('⚠️');
  });
});
