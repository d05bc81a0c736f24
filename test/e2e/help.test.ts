import type { ClientMessage } from 'local-discord';
import { expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { asUser, descriptionOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const bot = useRunningBot();
const { runCommand, press } = asUser(bot);

const commandsIn = (card: ClientMessage) =>
  [...descriptionOf(card).matchAll(/<\/(\w+):\d{17,20}>/g)].map(([, name]) => name);
const FOR_ALL = ['track', 'qc', 'lookup', 'convert', 'haul', 'settings'];

it('/help privately names the commands so that a tap starts them, /alerts only to those who can use it', async () => {
  const card = await runCommand('help', {});
  expect(card.visibleTo).toBe(seeded.ada);
  expect(commandsIn(card)).toEqual([...FOR_ALL, 'alerts']);
  expect(commandsIn(await runCommand('help', { userId: seeded.mo }))).toEqual(FOR_ALL);
});

it('/help says where to paste: in a channel or a DM, and in a DM, right there', async () => {
  const card = await runCommand('help', {});
  expect(card).toHaveText(
    /^### Paste a link or a tracking number\nIn a channel, or in a DM to me. Only you see your parcels\./,
  );
  const inDm = await runCommand('help', { channelId: seeded.dmAda });
  expect(inDm).toHaveText(/^### Send me a link or a tracking number here\n/);
  expect(inDm).not.toHaveText('in a DM to me');
});

it('/help leads those who manage the server to its settings before anything else, and nobody else', async () => {
  const card = await runCommand('help', {});
  const text = descriptionOf(card);
  expect(text.indexOf('You manage this server')).toBeLessThan(text.indexOf('</track:'));
  expect(card).toHaveText('You manage this server: choose where I reply and where alerts go.');
  expect(await press(card, 'This server')).toHaveText(/^### This server/);
  const plain = await runCommand('help', { userId: seeded.mo });
  expect(plain).not.toHaveText('manage');
  expect(JSON.stringify(plain.components)).not.toContain('This server');
});

it('/help opens the preferred agents in place, from where Back leads to all settings', async () => {
  const card = await runCommand('help', {});
  const agents = await press(card, 'My agents');
  expect(agents.id).toBe(card.id);
  expect(agents).toHaveText(/^### Your agents/);
  const settings = await press(agents, 'Back');
  expect([settings.id, descriptionOf(settings)]).toEqual([
    card.id,
    expect.stringMatching(/^### Your settings/),
  ]);
});
