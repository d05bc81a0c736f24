import { expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { asUser, descriptionOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const bot = useRunningBot();
const { runCommand, press } = asUser(bot);

it('/help privately names the four commands so that a tap starts them', async () => {
  const card = await runCommand('help', {});
  expect(card.visibleTo).toBe(seeded.ada);
  for (const name of ['track', 'qc', 'lookup', 'convert'])
    expect(descriptionOf(card)).toMatch(new RegExp(`</${name}:\\d{17,20}>`));
});

it('/help opens the preferred agents in place, from where Back leads to all settings', async () => {
  const card = await runCommand('help', {});
  const agents = await press(card, 'My agents');
  expect(agents.id).toBe(card.id);
  expect(descriptionOf(agents)).toMatch(/^### Your agents/);
  const settings = await press(agents, 'Back');
  expect([settings.id, descriptionOf(settings)]).toEqual([
    card.id,
    expect.stringMatching(/^### Your settings/),
  ]);
});
