import { type APIButtonComponent, ButtonStyle, ComponentType } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { rowWidth } from '../../../src/cards/button-layout.ts';
import { COLOURS } from '../../../src/cards/container.ts';
import type { MessageView } from '../../../src/discord/messages/message-view.ts';
import type { Arrival } from '../../../src/parcels/arrival.ts';
import { moreView } from '../../../src/parcels/cards/parcel-actions.ts';
import { type ParcelCard, trackView } from '../../../src/parcels/cards/track.ts';
import type { TrackingUpdate } from '../../../src/service/index.ts';
import { de } from '../../../src/texts/de.ts';
import { en } from '../../../src/texts/en.ts';
import { LANGUAGES } from '../../../src/texts/index.ts';
import { partsOf } from '../../support/discord-user.ts';
import { descriptionOf } from '../../support/message-parts.ts';
import {
  answerOf,
  arrivingToday,
  cardOf,
  expectedOn,
  lateSince,
  NOW,
  scanOf,
  scansSince,
} from '../../support/parcel-cards.ts';

const view = (updates: readonly TrackingUpdate[], card: Partial<ParcelCard> = {}, texts = en) =>
  trackView(answerOf(updates), cardOf(card), texts);
const linesOf = (message: MessageView) => descriptionOf(message).split('\n');
const colourOf = (message: MessageView) =>
  partsOf<{ accent_color?: number }>(message.components)[0]?.accent_color;
const buttonsOf = (message: MessageView) =>
  partsOf<{ label?: string; style?: ButtonStyle }>(message.components).flatMap(({ label, style }) =>
    label === undefined ? [] : [`${label}${style === ButtonStyle.Primary ? '!' : ''}`],
  );
const buttonRowsOf = (message: MessageView) =>
  partsOf<{ type?: number; components?: APIButtonComponent[] }>(message.components).flatMap(
    ({ type, components }) => (type === ComponentType.ActionRow && components ? [components] : []),
  );
const labels = (row: readonly APIButtonComponent[]) =>
  row.map((one) => ('label' in one ? one.label : '')).join(' ');
/** The labels of the first row of buttons. */
const rowOf = (message: MessageView) =>
  (buttonRowsOf(message)[0] ?? []).map((one) => ('label' in one ? one.label : ''));
/** Buttons that are estimated to be this wide take at most the 242 pixels of a 360 px phone. */
const ESTIMATED = 254;
const usual = { low: 9, high: 13 };

describe('the verdict', () => {
  it.each([
    ['on the last usual day', 13, usual, '### 🚚 In transit, on time', COLOURS.moving],
    ['a day later', 14, usual, '### 🐢 In transit, slower than usual', COLOURS.attention],
    ['without a usual duration', 40, null, '### 🚚 In transit', COLOURS.moving],
  ])('of a parcel in transit: %s', (_when, days, duration, heading, colour) => {
    const message = view(scansSince(days, { status: 'Departed from transit hub' }), { usual: duration });
    expect(linesOf(message)[0]).toBe(heading);
    expect(colourOf(message)).toBe(colour);
  });

  it('has one colon: after the name, where the parcel has one', () => {
    const held = [scanOf({ status: 'Held by customs: proof of value required' })];
    expect(linesOf(view(held, { label: 'Spring haul' }))[0]).toBe(
      '### 🛃 Spring haul: held by customs, proof of value needed',
    );
  });

  it('of a delivered parcel counts the days to the delivery, and compares them with no range that has them', () => {
    const message = view(scansSince(12, { status: 'Delivered' }), { usual });
    expect(descriptionOf(message)).not.toContain('Usually');
    expect(linesOf(message).slice(0, 3)).toEqual([
      '### ✅ Delivered in 11\u00A0days',
      'Leipzig\u00A0🇩🇪',
      `-# <t:${NOW / 1000 - 26 * 3_600}:R>`,
    ]);
    expect(colourOf(message)).toBe(COLOURS.good);
  });

  it.each([
    ['Delivery attempt failed: nobody home', '### 🚪 Delivery failed: nobody home'],
    ['Held by customs: proof of value required', '### 🛃 Held by customs: proof of value needed'],
    ['Parcel damaged', '### 💥 Damaged'],
    ['Being returned to sender: not collected in time', '### ↩️ Going back to the sender'],
  ])('says what is wrong with a parcel: %s', (status, heading) => {
    const message = view(scansSince(12, { status }));
    expect(linesOf(message)[0]).toBe(heading);
    expect(colourOf(message)).toBe(COLOURS.bad);
    expect(descriptionOf(message)).toContain('· day\u00A012');
    expect(descriptionOf(message)).toContain('**What to do:** ');
  });

  it('keeps the last known state when the newest words are not recognised, and quotes them', () => {
    const newest = scanOf({ status: 'Zzyzx *qwrt*' });
    const lines = linesOf(view([newest, ...scansSince(5, { status: 'Out for delivery' })]));
    expect(lines[0]).toBe('### 🛵 Out for delivery');
    expect(lines[1]).toBe('“Zzyzx \\*qwrt\\*” · Leipzig\u00A0🇩🇪');
  });

  it('of a parcel without scans is that there is none yet', () => {
    expect(linesOf(view([]))[0]).toBe('### ⏳ No scan yet');
  });
});

/** As it is read: U+00A0 as a space, without what nobody sees. */
const read = (message: MessageView) =>
  descriptionOf(message).replaceAll('\u00A0', ' ').replaceAll('\u2060', '');

describe('the date', () => {
  const scans = scansSince(12, { status: 'Departed from transit hub' });

  it('is the heading, and says what it follows from instead of how long parcels take', () => {
    const lines = read(view(scans, { arrival: expectedOn(), usual: { low: 9, high: 20 } })).split('\n');
    expect(lines[0]).toBe('### 🚚 Likely here Thu 26 – Sat 28 Nov');
    expect(lines[1]).toMatch(/^Left .* · Leipzig 🇩🇪$/);
    expect(lines[2]).toMatch(/ · day 12, on time$/);
    expect(lines[3]).toBe('-# 8 of 10 take 3–5 days after landing');
  });

  it('comes after the name, and says on time only where the whole journey is', () => {
    const card = {
      label: 'Winter shoes',
      following: true,
      arrival: expectedOn(),
      usual: { low: 9, high: 13 },
    };
    const lines = read(view(scans, card)).split('\n');
    expect(lines[0]).toBe('### 🚚 Winter shoes: likely here Thu 26 – Sat 28 Nov');
    expect(lines[2]).toMatch(/ · day 12$/);
  });

  it('of today is one word, and says how often it is true', () => {
    const out = view(scansSince(12, { status: 'Out for delivery' }), { arrival: arrivingToday });
    expect(linesOf(out)[0]).toBe('### 🛵 Likely here today');
    expect(read(out)).toContain('-# 9 of 10 come the same day');
    expect(linesOf(out)[1]).toBe('Out for delivery · Leipzig\u00A0🇩🇪');
  });

  it('is missing when the parcel is late: then the card says until when to wait', () => {
    const late = view(scans, { arrival: lateSince() });
    expect(linesOf(late)[0]).toBe('### 🐢 Later than usual: 9 of 10 had arrived by now');
    expect(read(late).match(/9 of 10/g)).toHaveLength(1);
    expect(read(late)).toContain('**What to do:** nothing before Mon 30 Nov. ');
    expect(colourOf(late)).toBe(COLOURS.attention);
    const named = read(view(scans, { arrival: lateSince(), label: 'Field watch' })).split('\n');
    expect(named[0]).toBe('### 🐢 Field watch: later than usual');
    expect(named[3]).toBe('-# 9 of 10 had arrived by now');
  });

  it('gives way to the text for the agent once the parcel is to be asked for, with one number of ten', () => {
    const overdue = lateSince({ waitUntil: lateSince().today });
    for (const following of [true, false]) {
      const card = view(scans, { arrival: overdue, following });
      expect(read(card)).toContain('**What to do:** ask your agent');
      expect(read(card).match(/\d+ of \d+/g)).toEqual(['9 of 10']);
      expect(rowOf(card)).toEqual(['Text for my agent', following ? 'History' : 'Follow']);
    }
    expect(rowOf(view(scans, { arrival: lateSince() }))).toEqual(['Follow', 'History']);
  });

  it.each([
    'Held by customs',
    'Being returned to sender',
    'Parcel lost',
    'Delivery attempt failed',
    'Ready for pickup',
    'Returned to sender',
  ])('is never said of a parcel that nobody knows to go on: %s', (status) => {
    const scans = scansSince(12, { status });
    for (const arrival of [expectedOn(), lateSince()]) {
      const said = read(view(scans, { arrival }));
      expect(said).toBe(read(view(scans)));
    }
  });

  it('is over once the parcel is delivered: then the card says how fast that was', () => {
    const delivered = scansSince(12, { status: 'Delivered' });
    const [fast, slow] = [7, 4].map((slowerOfTen) => read(view(delivered, { usual, slowerOfTen })));
    expect(fast).toContain('-# Faster than 7 of 10 on this route');
    expect(slow).not.toContain('on this route');
  });

  it('says what to do about a parcel to be picked up, and about a label that nobody has scanned for long', () => {
    expect(read(view(scansSince(5, { status: 'Ready for pickup' })))).toContain(
      '**What to do:** pick it up soon and take your ID.',
    );
    const label = (days: number) => [
      scanOf({ status: 'Shipment information received', at: NOW - days * 86_400_000 }),
    ];
    expect(read(view(label(7)))).toContain('**What to do:** longer than usual: ask your agent');
    expect(read(view(label(2)))).not.toContain('What to do');
  });

  it('says what was done, of a delivered parcel, too', () => {
    const done = en.track.stopped;
    expect(descriptionOf(view(scansSince(12, { status: 'Delivered' }), { done }))).toContain(`-# ${done}`);
  });

  it.each(LANGUAGES)('is part of what the picture says: $locale', (texts) => {
    const picture = { name: 'journey.png', bytes: Buffer.from('') };
    const [file] = view(scans, { picture, arrival: expectedOn() }, texts).files ?? [];
    expect(file?.description).toMatch(/28\D*[.。]$/u);
    expect(file?.description).not.toContain('..');
  });
});

describe('the lines of the card', () => {
  it('say what a follow will tell, unless the parcel was delivered', () => {
    const card = { done: 'followed', following: true };
    const lines = (status: string) => descriptionOf(view(scansSince(3, { status }), card));
    expect(lines('Out for delivery')).toContain(en.track.followsUndated);
    expect(lines('Delivered')).not.toContain(en.track.followsUndated);
  });

  it('say that a follow tells when the date moves, and by how much, only where there is a date', () => {
    const lines = (arrival: Arrival | null) =>
      descriptionOf(view(scansSince(3), { done: 'followed', following: true, arrival }));
    expect(lines(expectedOn())).toContain('when the date moves by a day or more');
    for (const arrival of [null, lateSince()]) expect(lines(arrival)).not.toContain('date moves');
  });

  it('name the country where no city is known, in the reader’s language', () => {
    const message = view(scansSince(3, { location: '', country: 'DE' }), {}, de);
    expect(linesOf(message)[1]).toMatch(/ · Deutschland$/);
  });

  it.each([
    ['Held by customs: ID document required', 'Vom Zoll angehalten: Identitätsnachweis fehlt'],
    ['Seized by customs', 'Vom Zoll beschlagnahmt'],
  ])('say in the reader’s language what customs wants: %s', (status, heading) => {
    expect(linesOf(view([scanOf({ status })], {}, de))[0]).toBe(`### 🛃 ${heading}`);
  });

  it.each([
    [
      'that waits in a locker',
      scanOf({ status: 'Ready for collection: parcel locker 1' }),
      'In a parcel locker',
    ],
    ['that is announced only', scanOf({ status: 'Shipping label created' }), 'Label created'],
  ])('say what else the scan says about a parcel %s', (_what, scan, said) => {
    expect(linesOf(view([scan]))[1]).toBe(`${said} · Leipzig\u00A0🇩🇪`);
  });

  it('say what the scan says where no place is known', () => {
    const nowhere = { location: '', country: '', status: 'In transit to the next facility' };
    expect(linesOf(view([scanOf(nowhere)]))[1]).toBe('On its way to the next facility');
  });

  it.each(['Shipment cancelled', 'Returned to sender'])('count no days: %s', (status) => {
    expect(descriptionOf(view(scansSince(5, { status })))).not.toMatch(/day/i);
  });

  it('never show a moment that is yet to come', () => {
    expect(descriptionOf(view([scanOf({ at: NOW + 1_000 })]))).not.toContain(`<t:${NOW / 1000 + 1}`);
  });

  it('quote the carrier where its words say more than their meaning, at most three small lines', () => {
    const advice = ' Please note that, owing to high volumes, this may take up to 15 days.'.repeat(4);
    const lines = linesOf(view([scanOf({ status: `Presented to customs.${advice}` })]));
    expect(lines[1]).toBe('Handed to customs · Leipzig\u00A0🇩🇪');
    expect(lines[2]).toMatch(
      /^-# “Presented to customs\. Please note that, owing .*…” Full text: \*History\*$/,
    );
    expect(lines[2]?.length).toBeLessThan(190);
  });

  it('quote a long text that is not recognised in small letters, below its place', () => {
    const status = 'Zzyzx qwrtp '.repeat(40).trim();
    const lines = linesOf(view([scanOf({ status }), ...scansSince(5, { status: 'Out for delivery' })]));
    expect(lines[1]).toBe('Leipzig\u00A0🇩🇪');
    expect(lines[2]).toMatch(/^-# “Zzyzx qwrtp .*…” Full text: \*History\*$/);
  });

  it('say when and which day in a small line of their own', () => {
    expect(linesOf(view(scansSince(12)))[2]).toMatch(/^-# <t:\d+:R> · day\u00A012$/);
  });

  it('say right below the heading that the data is stale, and not when it was checked', () => {
    const stale = trackView(answerOf(scansSince(3), { stale: true }), cardOf(), en);
    expect(linesOf(stale)[1]).toMatch(/^⚠️ I can’t get new data right now/);
    expect(descriptionOf(stale)).not.toContain('Checked');
  });
});

describe('the heading', () => {
  it.each([
    ['Flight departed', 'Shenzhen', 'CN', '✈️'],
    ['Vessel departed', 'Ningbo', 'CN', '🚢'],
    ['Train departed', 'Chongqing', 'CN', '🚆'],
    ['Arrived in destination country', 'Leipzig', 'DE', '🛬'],
    ['Handed over to local carrier', 'Leipzig', 'DE', '🚚'],
    ['Departed from transit hub', 'Shenzhen', 'CN', '🚚'],
  ])('has the emoji of the stage: %s', (status, location, country, emoji) => {
    expect(linesOf(view([scanOf({ status, location, country })]))[0]).toBe(`### ${emoji} In transit`);
  });

  it('names the parcel first, and has the number below the picture only', () => {
    const lines = linesOf(view(scansSince(3), { label: 'Winter *shoes*', following: true, usual }));
    expect(lines[0]).toBe('### 🚚 Winter \\*shoes\\*: in transit, on time');
    expect(lines.filter((line) => line.includes('shoes'))).toHaveLength(1);
    expect(lines).toContain('`LX208857143CN`');
  });

  it('keeps a German noun’s capital after the name', () => {
    const problem = [scanOf({ status: 'Delivery attempt failed: nobody home' })];
    expect(linesOf(view(problem, { label: 'Schuhe' }, de))[0]).toMatch(/^### 🚪 Schuhe: Zustellung /);
  });
});

const problem = scansSince(12, { status: 'Held by customs' });
const delivered = scansSince(3, { status: 'Delivered' });
const list = 'parcels:list:0';

describe('the buttons', () => {
  it.each<[string, TrackingUpdate[], Partial<ParcelCard>, string[]]>([
    ['in transit', scansSince(3), {}, ['More', 'Follow!', 'History']],
    ['followed', scansSince(3), { following: true }, ['More', 'Following', 'History']],
    ['in a list', scansSince(3), { following: true, backId: list }, ['More', 'History', 'Back']],
    ['with a problem', problem, {}, ['More', 'Text for my agent!', 'Follow']],
    ['with a problem, followed', problem, { following: true }, ['More', 'Text for my agent!', 'History']],
    ['with a problem, in a list', problem, { backId: list }, ['More', 'Text for my agent!', 'Back']],
    ['delivered', delivered, {}, ['More', 'History', 'Text for my agent']],
    [
      'that went back',
      scansSince(3, { status: 'Returned to sender' }),
      {},
      ['More', 'Text for my agent!', 'History'],
    ],
    ['delivered, followed', delivered, { following: true }, ['More', 'It’s here!', 'Not here yet']],
    ['missing', delivered, { following: true, missing: true }, ['More', 'It’s here', 'History']],
    [
      'no longer checked',
      scansSince(3),
      { following: true, ended: true },
      ['More', 'Keep checking!', 'History'],
    ],
    ['without scans', [], {}, ['More', 'Follow!']],
    ['that others see', scansSince(3), { following: null }, ['History', 'Refresh']],
    ['that others see, delivered', delivered, { following: null }, ['History']],
  ])('of a parcel %s', (_what, scans, card, buttons) => {
    expect(buttonsOf(view(scans, card))).toEqual(buttons);
  });

  const states = [scansSince(3), problem, delivered, []];
  const cards = [true, false, null].flatMap((following) =>
    [list, undefined].flatMap((backId) => [
      { following, backId },
      { following, backId, ended: true },
      { following, backId, missing: true },
    ]),
  );
  it.each(LANGUAGES)('are one row on a small phone, in $language', (texts) => {
    const messages = states.flatMap((scans) => cards.map((card) => view(scans, card, texts)));
    for (const rows of messages.map(buttonRowsOf)) {
      expect(rows.length).toBeLessThanOrEqual(1);
      for (const row of rows) expect(rowWidth(row), labels(row)).toBeLessThanOrEqual(ESTIMATED);
    }
  });
});

describe('a card that its owner shares', () => {
  const shared = { following: null, masked: true, label: 'Winter shoes', author: 'Shared by <@1>' };

  it('names both, and has the masked number instead of buttons for its owner', () => {
    const message = view(problem, shared);
    expect(linesOf(message)[0]).toMatch(/^### 🛃 Winter shoes: held by customs/);
    expect(descriptionOf(message)).toContain('-# Shared by <@1> · `LX••••43CN`');
    expect(descriptionOf(message)).not.toMatch(/What to do|Checked/);
    expect(buttonsOf(message)).toEqual(['History']);
  });

  it('names nobody where the owner hides the name', () => {
    const message = view(problem, { ...shared, label: null, author: '' });
    expect(descriptionOf(message)).toContain('\n-# `LX••••43CN`');
    expect(descriptionOf(message)).not.toMatch(/Shared|shoes/);
  });
});

describe('*More*', () => {
  const more = (scans: readonly TrackingUpdate[], card: Partial<ParcelCard> = {}) =>
    moreView(answerOf(scans), cardOf(card), en);
  /** What each row is called, without what it says and without the row below them. */
  const namesOf = (message: MessageView) =>
    [...descriptionOf(message).matchAll(/^\*\*(.*)\*\*$/gm)].map(([, name]) => name);
  it.each<[string, TrackingUpdate[], Partial<ParcelCard>, string[]]>([
    ['in transit', scansSince(3), {}, ['Text for my agent', 'Share']],
    [
      'followed under a name',
      scansSince(3),
      { following: true, label: 'Shoes' },
      ['Text for my agent', 'Rename', 'Share', 'Stop following'],
    ],
    ['with a date', scansSince(3), { hasDate: true }, ['Text for my agent', 'Add to calendar', 'Share']],
    [
      'with a problem, followed',
      problem,
      { following: true },
      ['Following', 'Name this parcel', 'Share', 'Stop following'],
    ],
    ['with a problem', problem, {}, ['History', 'Share']],
    [
      'delivered, followed',
      delivered,
      { following: true },
      ['History', 'Following', 'Text for my agent', 'Name this parcel', 'Share', 'Stop following'],
    ],
    ['in a chat with the bot', scansSince(3), { inDm: true }, ['Text for my agent']],
    ['that the service doesn’t know yet', [], { unknown: true }, ['Text for my agent', 'Correct it']],
  ])('has the other actions of a parcel %s, each with what it does', (_what, scans, card, names) => {
    const message = more(scans, card);
    expect(namesOf(message)).toEqual(names);
    const isOver = scans === delivered;
    expect(buttonsOf(message)).toHaveLength(names.length + (isOver ? 1 : 2));
    for (const name of names)
      expect(descriptionOf(message)).toMatch(new RegExp(`\\*\\*${name}\\*\\*\\n[A-Z]`));
    expect(buttonRowsOf(message).flat()).toMatchObject([{ label: 'Back' }]);
  });

  it('leaves out nothing: everything is on the card or behind it', () => {
    const card = { following: true, ended: true, label: 'Shoes', backId: list };
    const all = [...buttonsOf(view(problem, card)), ...namesOf(more(problem, card))];
    for (const label of ['Text for my agent!', 'History', 'Following', 'Keep checking', 'Rename', 'Share'])
      expect(all).toContain(label);
  });
});

describe('the journey', () => {
  const scans = [scanOf({ location: '', country: 'BE' }), ...scansSince(5, { status: 'Departed' })];
  const picture = { name: 'journey.webp', bytes: new Uint8Array([1]) };

  it('is a picture whose description names its stops in the reader’s language', () => {
    const { files, components } = view(scans, { picture }, de);
    expect(files).toMatchObject([{ name: 'journey.webp', bytes: picture.bytes }]);
    expect(files?.[0]?.description).toMatch(
      /^Reise: Shenzhen, Leipzig, Belgien\. Hat das Ursprungsland verlassen/,
    );
    expect(JSON.stringify(components)).toContain('attachment://journey.webp');
  });

  it('is described as returned, not as sent, when it has ended', () => {
    const { files } = view(scansSince(5, { status: 'Returned to sender' }), { picture });
    expect(files?.[0]?.description).toBe('Journey: Shenzhen, Leipzig. Returned to the sender');
  });

  it('is a line of signs without pictures', () => {
    const message = view(scans);
    expect(message.files).toBeUndefined();
    expect(descriptionOf(message)).toMatch(/^📦 ━ ➡️ .* 🏠$/m);
  });
});
