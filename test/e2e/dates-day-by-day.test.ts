import type { ClientMessage } from 'local-discord';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliveredParcels } from '../../sandbox/delivered-parcels.ts';
import { LOCAL_TOKEN } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';
import type { ParcelSheet } from '../../sandbox/service/index.ts';
import { createArrivals } from '../../src/parcels/arrival.ts';
import { createNumberHash } from '../../src/parcels/number-hash.ts';
import { asUser, descriptionOf } from '../support/discord-user.ts';
import { receiveParcel } from '../support/received-parcel.ts';
import { startWalkingBot, type WalkingBot } from '../support/walking-bot.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A Monday. */
const FROM = Date.parse('2026-11-02T06:00:00Z');
const WALK_MS = 600_000;

interface Walked {
  readonly name: string;
  readonly number: string;
  readonly userId: string;
  /** Where it is followed. */
  readonly channelId: string;
  /** On which day each scan comes; at noon in Europe. */
  readonly scans: readonly (readonly [day: number, status: string, location: string, country: string])[];
}

/** In Ada's DMs: customs takes longer than usual. */
const COAT: Walked = {
  ...{ name: 'Coat', number: 'LX208857143CN', userId: seeded.ada, channelId: seeded.dmAda },
  scans: [
    [0, 'Accepted by carrier', 'Shenzhen', 'CN'],
    [2, 'Departed from country of origin', 'Shenzhen', 'CN'],
    [4, 'Arrived in destination country', 'Leipzig', 'DE'],
    [5, 'Inbound into customs', 'Leipzig', 'DE'],
    [9, 'Import customs clearance completed', 'Leipzig', 'DE'],
    [10, 'Arrived at delivery office', 'Leipzig', 'DE'],
    [11, 'Out for delivery', 'Leipzig', 'DE'],
    [11, 'Delivered', 'Leipzig', 'DE'],
  ],
};

/** In a channel: everything as usual. */
const SHOES: Walked = {
  ...{ name: 'Shoes', number: 'RR482170353CN', userId: seeded.ada, channelId: seeded.parcels },
  scans: [
    [1, 'Accepted by carrier', 'Shenzhen', 'CN'],
    [3, 'Departed from country of origin', 'Shenzhen', 'CN'],
    [4, 'Arrived in destination country', 'London', 'GB'],
    [5, 'Inbound into customs', 'London', 'GB'],
    [7, 'Import customs clearance completed', 'London', 'GB'],
    [8, 'Arrived at delivery office', 'Manchester', 'GB'],
    [9, 'Out for delivery', 'Manchester', 'GB'],
    [9, 'Delivered', 'Manchester', 'GB'],
  ],
};

/** In the DMs of Mo, whose parcels go to Germany: it is forgotten at customs. */
const LAMP: Walked = {
  ...{ name: 'Lamp', number: 'LX336205171CN', userId: seeded.mo, channelId: seeded.dmMo },
  scans: [
    [0, 'Accepted by carrier', 'Shenzhen', 'CN'],
    [2, 'Departed from country of origin', 'Shenzhen', 'CN'],
    [4, 'Arrived in destination country', 'Leipzig', 'DE'],
    [5, 'Inbound into customs', 'Leipzig', 'DE'],
    [12, 'Inbound into customs', 'Leipzig', 'DE'],
    [24, 'Delivered', 'Leipzig', 'DE'],
  ],
};
const WALKED = [COAT, SHOES, LAMP];
const DAYS = 25;

const sheetOf = ({ number, name, scans }: Walked): ParcelSheet => ({
  ...{ number, shows: name, scans: [] },
  next: scans.map(([, ...text]) => text),
});

let bot: WalkingBot;
beforeAll(async () => {
  bot = await startWalkingBot({
    from: FROM,
    parcels: WALKED.map(sheetOf),
    async fill(store) {
      const arrivals = createArrivals({ store, hash: createNumberHash(LOCAL_TOKEN) });
      for (const { deliveredAt, ...parcel } of deliveredParcels(FROM))
        await arrivals.learn(parcel, { at: deliveredAt, watched: false });
      for (const number of ['LX100000001CN', 'LX100000002CN', 'LX100000003CN'])
        await receiveParcel(store, number, 'DE', seeded.mo);
    },
  });
});
afterAll(() => bot.stop());

const { runCommand, pressForged, submitForm } = asUser(() => bot);
/** As it is read: U+00A0 as a space, without what nobody sees. */
const read = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
const card = ({ number, userId, channelId }: Walked) =>
  runCommand('track', { options: { number }, userId, channelId });

async function follow(parcel: Walked): Promise<void> {
  const { name, number, userId, channelId } = parcel;
  const where = channelId === seeded.parcels ? 'here' : 'dm';
  const followed = await pressForged(await card(parcel), `track:follow:${number}:${where}`, userId);
  const more = await pressForged(followed, `track:more:${number}`, userId);
  await submitForm(more, 'Name it', { label: name }, userId);
}

/** What a follower sees on a day when they look, and what they were told on it. */
interface Seen {
  readonly name: string;
  readonly day: number;
  readonly heading: string;
  readonly inList: string;
  readonly pushes: readonly string[];
}

const told = new Set<string>();

async function look(parcel: Walked, day: number): Promise<Seen> {
  const { name, userId, channelId } = parcel;
  const messages = await bot.discord.as(userId).in(channelId).messages();
  const news = messages.filter((message) => !told.has(message.id) && isAbout(parcel, message));
  for (const { id } of news) told.add(id);
  const [heading = ''] = read(descriptionOf(await card(parcel))).split('\n');
  const list = read(descriptionOf(await runCommand('track', { userId })));
  const inList = list.split('\n').find((line) => line.includes(name)) ?? '';
  return { name, day, heading, inList, pushes: news.map(({ content }) => read(content)) };
}

/** In the same place, there is news of others. */
const isAbout = ({ name, number }: Walked, { content }: ClientMessage) =>
  content.includes(name) || content.includes(`${number.slice(0, 2)}••••${number.slice(-4)}`);

async function walk(): Promise<Seen[]> {
  for (const parcel of WALKED) await follow(parcel);
  const seen: Seen[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    const date = FROM + day * DAY_MS;
    // After ten o'clock at the destinations: dates are worked out that no scan has changed.
    await bot.passUntil(date + 4 * HOUR_MS + 60_000);
    await bot.passUntil(date + 5 * HOUR_MS);
    for (const { number, scans } of WALKED)
      for (const _ of scans.filter(([on]) => on === day)) await bot.nextScan(number);
    // Whole days after a scan something can change: a look within the same minute could come before or after.
    await bot.passUntil(date + 6 * HOUR_MS);
    for (const parcel of WALKED) seen.push(await look(parcel, day));
  }
  return seen;
}

/** Day by day: a card or a line that has changed, and what was told. */
function tableOf(seen: readonly Seen[]): string {
  const days = Map.groupBy(seen, ({ day }) => day);
  const lines = [...days].flatMap(([day, ofDay]) => {
    const changes = ofDay.flatMap(({ name, heading, inList, pushes }) => {
      const before = days.get(day - 1)?.find((other) => other.name === name);
      return [
        ...(before?.heading === heading ? [] : [`  ${name} card  ${heading}`]),
        ...(before?.inList === inList ? [] : [`  ${name} list  ${inList}`]),
        ...pushes.map((push) => `  ${name} told  ${push}`),
      ];
    });
    return changes.length === 0 ? [] : [new Date(FROM + day * DAY_MS).toUTCString().slice(0, 11), ...changes];
  });
  return `${lines.join('\n')}\n`;
}

describe('whoever follows a parcel', () => {
  let seen: readonly Seen[];
  beforeAll(async () => {
    seen = await walk();
  }, WALK_MS);

  it('sees and is told these dates', async () => {
    await expect(tableOf(seen)).toMatchFileSnapshot('dates-day-by-day.txt');
  });

  it.each(WALKED)('is told of $name about five times, and nothing twice', ({ name }) => {
    const pushes = seen.filter((each) => each.name === name).flatMap((each) => each.pushes);
    expect(pushes.length).toBeGreaterThanOrEqual(4);
    expect(pushes.length).toBeLessThanOrEqual(6);
    expect(new Set(pushes).size).toBe(pushes.length);
  });

  it('is told the date that is on the card', () => {
    for (const { pushes, heading } of seen)
      for (const push of pushes) {
        const [, days] = /likely (?:here )?([^,]*\w{3})(?:,|$)/.exec(push) ?? [];
        if (days !== undefined) expect(heading).toContain(days);
      }
  });

  it('is not told that a date moves while the parcel is expected on the same day', () => {
    for (const { heading, pushes } of seen)
      if (heading.includes('today')) expect(pushes.filter((push) => push.startsWith('📅'))).toEqual([]);
  });
});
