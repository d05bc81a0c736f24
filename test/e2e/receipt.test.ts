import { expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { allTextOf, asUser, labelsOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';
import { postEvent, trackingUpdated } from '../support/signed-events.ts';

const DELIVERED = 'UJ558209175CN';

const bot = useRunningBot();
const { runCommand, press, pressForged, submitForm } = asUser(bot);

const track = (number: string) => runCommand('track', { options: { number }, userId: seeded.mo });
const follow = async (number: string) =>
  submitForm(
    await runCommand('track', { userId: seeded.mo }),
    'Add',
    { list: `Blue mugs ${number}` },
    seeded.mo,
  );

it('a delivered parcel is asked about once, and “It’s here” moves it to the archive', async () => {
  await follow(DELIVERED);
  const card = await track(DELIVERED);
  expect(labelsOf(card)).toEqual(['More', 'It’s here', 'Not here yet']);
  const advice = await press(card, 'Not here yet', seeded.mo);
  expect(advice.id).toBe(card.id);
  expect(advice).toHaveText('Ask at home and next door');
  expect(labelsOf(advice)).toEqual(['It’s here', 'Text for my agent']);

  const later = await track(DELIVERED);
  expect(labelsOf(later)).toEqual(['More', 'It’s here', 'History']);
  const answer = await press(later, 'It’s here', seeded.mo);
  expect(answer.id).toBe(later.id);
  expect(answer).toHaveText(/^### ✅ Blue mugs: received after \d\u00A0days\n`UJ558209175CN`/);
  expect(labelsOf(answer)).toEqual(['Not here yet', 'History']);
  expect(await runCommand('track', { userId: seeded.mo })).not.toHaveText('Blue mugs');
  expect(await pressForged(card, `track:received:${DELIVERED}`, seeded.mo)).toHaveText('received after');
});

it('an alert in a DM is edited in place', async () => {
  const number = 'LP900000019CN';
  await follow(number);
  const scan = { date: '2026-11-20', hour: '10:15', status: 'Delivered', location: 'Liège', country: 'BE' };
  await postEvent(bot().receiverUrl, trackingUpdated(number, scan));
  const alert = await bot().discord.waitForMessage(
    (message) => message.channelId === seeded.dmMo && allTextOf(message).toLowerCase().includes('delivered'),
  );
  const asked = await pressForged(alert, `track:missing:${number}`, seeded.mo);
  expect([asked.id, asked.content]).toEqual([alert.id, `🔎 **Blue mugs**: not here yet`]);
  const answer = await pressForged(asked, `track:received:${number}`, seeded.mo);
  expect([answer.id, answer.content]).toEqual([alert.id, `✅ **Blue mugs**: received after 1\u00A0day`]);
  expect(labelsOf(answer)).toEqual(['Not here yet', 'History']);
  const undone = await press(answer, 'Not here yet', seeded.mo);
  expect([undone.id, undone.content]).toEqual([alert.id, `🔎 **Blue mugs**: not here yet`]);
  expect(undone).toHaveText('I’ll keep checking');
  expect(await runCommand('track', { userId: seeded.mo })).toHaveText('Blue mugs');
});

it('nobody can answer for others, or edit a message in a channel', async () => {
  const open = await runCommand('track', { options: { number: DELIVERED, private: false } });
  const refused = await pressForged(open, `track:received:${DELIVERED}`, seeded.ada);
  expect(refused.id).not.toBe(open.id);
  expect(refused.visibleTo).toBe(seeded.ada);
  expect(refused).toHaveText('You’re not following this parcel');
});
