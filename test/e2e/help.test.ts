import { expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { asUser, descriptionOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const bot = useRunningBot();
const { runCommand } = asUser(bot);

it('/help privately names the four commands so that a tap starts them', async () => {
  const card = await runCommand('help', {});
  expect(card.visibleTo).toBe(seeded.ada);
  for (const name of ['track', 'qc', 'lookup', 'convert'])
    expect(descriptionOf(card)).toMatch(new RegExp(`</${name}:\\d{17,20}>`));
});
