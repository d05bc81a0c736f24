import type { APIStringSelectComponent } from 'discord.js';
import type { ClientMessage } from 'local-discord';
import { beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { shortenNumber } from '../../src/domain/parcels/mask-number.ts';
import { en } from '../../src/texts/en.ts';
import { asUser, descriptionOf, partsOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const CAP = 'https://cnfans.com/product?platform=WEIDIAN&id=7240011901';
const MOVING = 'YT2632110021889001';
const DELIVERED = 'UJ558209175CN';
/** As lines name it. */
const SHOWN = shortenNumber(DELIVERED);
const FORUM = seeded.finds;
const UNKNOWN = 'LP900000002CN';

const bot = useRunningBot({ POLL_MINUTES: '0' });
const { runCommand, press, pressForged, choose, submitForm } = asUser(bot);

const lastHaul = () => runCommand('haul', { userId: seeded.mo });
const idOf = (card: ClientMessage) => /haul:add:(\d+)/.exec(JSON.stringify(card.components))?.[1] ?? '';
const openParcels = async (card: ClientMessage, userId: string = seeded.mo) =>
  pressForged(card, `haul:parcels:${idOf(card)}`, userId);
const chosenIn = (message: ClientMessage) => {
  const [menu] = partsOf<Partial<APIStringSelectComponent>>(message).filter((part) => 'options' in part);
  return (menu?.options ?? []).filter((option) => option.default === true).map(({ value }) => value);
};
const addNumbers = (card: ClientMessage, list: string) =>
  submitForm(card, 'Add numbers', { list }, seeded.mo);

let card: ClientMessage;
beforeEach(async () => {
  card = await runCommand('haul', { userId: seeded.mo, options: { add: CAP } });
});

describe('the parcels of a haul', () => {
  it('are added by number, counted on both cards, and unlinked in the menu', async () => {
    const none = await openParcels(card);
    expect(none).toHaveText(/^### No parcels yet\nMy haul\nLink this haul’s parcels/);
    expect(none).toHaveButton('Add numbers');
    await addNumbers(none, `Shoes ${MOVING}\n${DELIVERED}`);
    const scanned = async () => descriptionOf(await openParcels(card));
    await expect.poll(scanned, { timeout: 10_000 }).toMatch(/^### 2 parcels: 1 in transit, 1 delivered\n/);
    const both = await openParcels(card);
    expect(both).toHaveText(
      new RegExp(
        `\\n\\S+ \\*\\*Shoes\\*\\* · in transit · day\\u00A0\\d+\\n✅ ${SHOWN} · delivered\\n-# Parcels in this haul$`,
      ),
    );
    expect(chosenIn(both).toSorted()).toEqual([DELIVERED, MOVING].toSorted());
    const haul = await press(both, 'Back', seeded.mo);
    expect(haul.id).toBe(both.id);
    expect(haul).toHaveText('📦 1 in transit, 1 delivered');
    expect(haul).not.toHaveButton('Close haul');

    const one = await choose(await openParcels(haul), 0, () => [DELIVERED], seeded.mo);
    expect(descriptionOf(one)).toBe(`### Delivered\nMy haul\n✅ ${SHOWN}\n-# Parcels in this haul`);
    expect(chosenIn(one)).toEqual([DELIVERED]);
    expect(one).toHaveButton('Close haul');
    expect(await lastHaul()).toHaveButton('Close haul');
    const again = await choose(one, 0, () => [DELIVERED, MOVING], seeded.mo);
    expect(again).toHaveText(/^### 2 parcels: /);
  });

  it('open as cards, whose “Back” leads to the haul’s parcels', async () => {
    const list = await openParcels(card);
    const parcel = await choose(list, 1, () => MOVING, seeded.mo);
    expect(parcel).toHaveText(MOVING);
    expect(parcel.id).toBe(list.id);
    const history = await press(parcel, 'History', seeded.mo);
    const back = await press(await press(history, 'Back', seeded.mo), 'Back', seeded.mo);
    expect(back).toHaveText(/^### 2 parcels: 1 in transit, 1 delivered\n/);
  });

  it('stay linked in the archive, and when nobody follows them any longer', async () => {
    await addNumbers(await openParcels(card), UNKNOWN);
    const list = await openParcels(card);
    expect(list).toHaveText(/^### 3 parcels: 1 in transit, 1 without a scan, 1 delivered\n/);
    const answer = await press(await choose(list, 1, () => DELIVERED, seeded.mo), 'It’s here', seeded.mo);
    const archived = await press(answer, 'Back', seeded.mo);
    expect(archived).toHaveText(new RegExp(`✅ ${SHOWN} · delivered · took \\d+\\u00A0days`));

    const followed = await choose(archived, 1, () => UNKNOWN, seeded.mo);
    await press(await press(followed, 'More', seeded.mo), 'Stop', seeded.mo);
    const left = await openParcels(card);
    expect(left).toHaveText(/^### 3 parcels: 1 in transit, 1 delivered, 1 not followed\n/);
    expect(left).toHaveText(`📦 ${shortenNumber(UNKNOWN)} · not followed`);
    expect(chosenIn(left)).toHaveLength(3);
    const without = await choose(left, 0, () => [MOVING, DELIVERED], seeded.mo);
    expect(without).not.toHaveText(UNKNOWN);
  });

  it('takes back rows that are no numbers', async () => {
    const answer = await addNumbers(await openParcels(card), 'nonsense');
    expect(answer).toHaveText('Not a tracking number:\n```\nnonsense\n```');
    const after = await submitForm(answer, 'Try again', { list: `Cap ${UNKNOWN}` }, seeded.mo);
    expect(after).toHaveText('Linked 1 parcel.\nI’m checking it now.');
    expect(after).toHaveText(`-# ${en.track.followsUndated}`);
    expect(after).toHaveText('**Cap**');
  });

  it('are nobody else’s', async () => {
    const id = idOf(card);
    const own = await runCommand('haul', { userId: seeded.ada, options: { add: CAP } });
    for (const forged of [`haul:parcels:${id}`, 'haul:parcels:0', 'haul:parcels:x']) {
      const refused = await pressForged(own, forged, seeded.ada);
      expect(refused).not.toHaveText(MOVING);
      expect(refused).toHaveText(/This haul was deleted|This button is out of date/);
    }
    const list = await pressForged(own, `haul:parcels:${idOf(own)}`, seeded.ada);
    const withoutMenu = await pressForged(list, `haul:setparcels:${idOf(own)}`, seeded.ada, [MOVING]);
    expect(withoutMenu).toHaveText('This button is out of date');
    const followed = await submitForm(list, 'Add numbers', { list: `${UNKNOWN} LX208857143CN` }, seeded.ada);
    const ids = [UNKNOWN, MOVING];
    const forged = await pressForged(followed, `haul:setparcels:${idOf(own)}`, seeded.ada, ids);
    expect(forged).toHaveText(/^### No scan yet\nMy haul\n/);
    expect(forged).not.toHaveText(MOVING);
  });

  it('get no review in a forum any more, as the old buttons for that say', async () => {
    const id = idOf(card);
    for (const old of [`review:${id}`, `rewrite:${id}:${FORUM}`, `reviewtags:${id}:x`, `post:${id}:x:y`]) {
      const answer = await pressForged(card, `haul:${old}`, seeded.mo);
      expect(answer).toHaveText(`\n${en.haulList.reviewsEnded}`);
    }
    const closed = await pressForged(card, `haul:reviewclose:${id}`, seeded.mo);
    expect(closed).toHaveButton('Reopen');
    const own = await runCommand('haul', { userId: seeded.ada, options: { add: CAP } });
    expect(await pressForged(own, `haul:post:${id}`, seeded.ada)).toHaveText('This haul was deleted');
  });

  it('are marked when they have a typo', async () => {
    const haul = await runCommand('haul', {
      userId: seeded.sam,
      options: { add: CAP },
      channelId: seeded.dmSam,
    });
    const list = 'LX208857143CN\nLX208857144CN\nLX20885714CN';
    const added = await submitForm(await openParcels(haul, seeded.sam), 'Add numbers', { list }, seeded.sam);
    expect(added).toHaveText(/LX208857144CN` · check for typos\n⚠️ `LX20885714CN` · check for typos/);
  });
});
