/** A bot like the first one in the guide of discord.js: it defers commands, listens to messages, and does nothing else. */
import { Client, Events, MessageFlags } from 'discord.js';

const client = new Client({
  intents: Number(process.env['INTENTS']),
  rest: { api: process.env['DISCORD_API_URL'] ?? '' },
  shards: 'auto',
});
client.on(Events.InteractionCreate, (interaction) => {
  if (interaction.isChatInputCommand()) void interaction.deferReply({ flags: MessageFlags.Ephemeral });
});
client.on(Events.MessageCreate, () => {});
client.once(Events.ClientReady, () => process.stdout.write('ready\n'));
process.once('SIGTERM', () => process.exit(0));
await client.login(process.env['DISCORD_TOKEN']);
