import { expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { allTextOf, asUser } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const NUMBER = 'LX208857143CN';
const bot = useRunningBot();
const { press, pressForged, runCommand } = asUser(bot);

it('a number in a channel is tracked for whoever presses, and nobody else sees it', async () => {
  const { discord } = bot();
  const content = `my parcel is ${NUMBER}, any idea?`;
  const { id } = await discord.as(seeded.mo).in(seeded.general).send(content);
  const offer = await discord.waitForMessage(({ replyTo }) => replyTo === id);
  expect(allTextOf(offer)).not.toContain('208857');
  for (const userId of [seeded.mo, seeded.lin]) {
    const card = await press(offer, 'Track privately', userId);
    expect(card.visibleTo).toBe(userId);
    expect(card).toHaveText(NUMBER);
  }
  // The sealed number works for this button only.
  const [sealed = ''] = /track:offered:([\w-]{72})/.exec(allTextOf(offer))?.slice(1) ?? [];
  const elsewhere = await runCommand('help', { userId: seeded.lin, channelId: seeded.parcels });
  const forged = await pressForged(elsewhere, `track:offered:${sealed}`, seeded.lin);
  expect(allTextOf(forged)).not.toContain(NUMBER);
});
