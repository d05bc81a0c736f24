import { Client, type ClientOptions, type Interaction } from 'discord.js';
import { LOCAL_TOKEN, type RunningLocalDiscord } from '../src/index.ts';

export const commands = [
  { name: 'slow', description: 'Defers, then answers' },
  { name: 'secret', description: 'Answers privately' },
  { name: 'retract', description: 'Defers publicly, answers privately' },
  { name: 'careless', description: 'Defers privately, follows up publicly' },
  { name: 'late', description: 'Answers too late' },
  { name: 'panel', description: 'Shows buttons' },
  { name: 'form', description: 'Opens a form' },
  { name: 'upload', description: 'Sends a file' },
  { name: 'admin', description: 'For administrators', default_member_permissions: '0' },
  {
    name: 'find',
    description: 'Completes itself',
    integration_types: [0, 1],
    options: [
      { type: 3, name: 'what', description: 'What', required: true, autocomplete: true },
      { type: 7, name: 'where', description: 'Where', channel_types: [0] },
      { type: 4, name: 'count', description: 'How many', min_value: 1, choices: [{ name: 'two', value: 2 }] },
    ],
  },
  { name: 'Convert', type: 3 },
];

/** Logs the real client in and hands every interaction to `onInteraction`. */
export async function loginBot(
  running: RunningLocalDiscord,
  onInteraction: (interaction: Interaction) => Promise<unknown>,
  options: Partial<ClientOptions> = {},
): Promise<Client<true>> {
  const client = new Client({ intents: [], ...options, rest: { api: running.apiUrl, ...options.rest } });
  client.on('interactionCreate', (interaction) => {
    onInteraction(interaction).catch((error: unknown) => client.emit('error', error as Error));
  });
  const ready = new Promise<Client<true>>((resolve) => client.once('clientReady', resolve));
  await client.login(LOCAL_TOKEN);
  const bot = await ready;
  await bot.rest.put(`/applications/${bot.application.id}/commands`, { body: commands });
  await running.discord.waitUntilReady();
  return bot;
}
