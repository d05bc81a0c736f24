import ICAL from 'ical.js';
import type { ClientMessage } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { deliveredParcels } from '../../sandbox/delivered-parcels.ts';
import { LOCAL_TOKEN } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';
import { createArrivals } from '../../src/parcels/arrival.ts';
import { createNumberHash } from '../../src/parcels/number-hash.ts';
import { asUser, descriptionOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

/** On its way in Germany, and at the courier in Britain. */
const SHOES = 'LX208857143CN';
const BACKPACK = '1ZR7V4316804425713';
/** Held by customs. */
const HELD = 'EE739146028CN';
const DAYS = /\d{1,2} \w{3}\b|today/;

const bot = useRunningBot({ POLL_MINUTES: '0' }, async (store) => {
  const arrivals = createArrivals({ store, hash: createNumberHash(LOCAL_TOKEN) });
  for (const { deliveredAt, ...parcel } of deliveredParcels(Date.now()))
    await arrivals.learn(parcel, { at: deliveredAt, watched: false });
});
const { runCommand, press, pressForged, submitForm } = asUser(bot);
const track = (number: string) => runCommand('track', { options: { number } });
/** As it is read: U+00A0 as a space, without what nobody sees. */
const read = (message: ClientMessage) =>
  descriptionOf(message).replaceAll('\u00A0', ' ').replaceAll('\u2060', '');

/** What the parser of Thunderbird's calendar reads in the file of a message. */
async function eventsOf({ attachments }: ClientMessage) {
  const [{ filename = '', url = '' } = {}] = attachments;
  expect(filename).toBe('parcels.ics');
  const calendar = new ICAL.Component(ICAL.parse(await (await fetch(url)).text()));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

describe('when a parcel is likely here', () => {
  it('is in the heading of its card, and in its line of a list', async () => {
    expect(read(await track(SHOES))).toMatch(/^### 🚚 Likely here \w{3} \d/);
    expect(read(await track(HELD))).not.toMatch(/[Ll]ikely/);
    const lines = read(await track(`${SHOES} ${BACKPACK} ${HELD}`)).split('\n');
    expect(lines[1]).toContain('held by customs');
    for (const line of lines.slice(2, 4)) expect(line).toMatch(DAYS);
  });

  it('is a file for calendars, one for a parcel and one for all, with the same entry in both', async () => {
    const followed = await pressForged(await track(SHOES), `track:follow:${SHOES}:dm`, seeded.ada);
    const more = await pressForged(followed, `track:more:${SHOES}`, seeded.ada);
    expect(more).toHaveButton('Get file');
    await submitForm(more, 'Name it', { label: 'Winter shoes' });
    const card = await pressForged(more, `track:calendar:${SHOES}`, seeded.ada);
    const [event, ...others] = await eventsOf(card);
    expect([event?.summary, others]).toEqual(['📦 Winter shoes', []]);
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.uid).toMatch(/^[\w-]{16,}@haulmate$/);
    expect(event?.uid).not.toContain(SHOES);
    expect(card.visibleTo).toBe(seeded.ada);

    await pressForged(await track(BACKPACK), `track:follow:${BACKPACK}:dm`, seeded.ada);
    await pressForged(await track(HELD), `track:follow:${HELD}:dm`, seeded.ada);
    const list = await press(await runCommand('track'), 'More');
    const all = await eventsOf(await pressForged(list, 'parcels:calendar', seeded.ada));
    expect(all).toHaveLength(2);
    const same = all.find(({ uid }) => uid === event?.uid);
    expect([same?.startDate.toString(), same?.endDate.toString()]).toEqual([
      event?.startDate.toString(),
      event?.endDate.toString(),
    ]);
  });

  it('is no file where it is not known', async () => {
    const held = await track(HELD);
    expect(await press(held, 'More')).not.toHaveButton('Get file');
    expect(await pressForged(held, `track:calendar:${HELD}`, seeded.ada)).toHaveText(
      'I don’t have a date right now',
    );
  });
});
