/** Posts a message with discord.js to the channel received over IPC, and replies with the start time. */
import { REST, Routes } from 'discord.js';

const rest = new REST({ version: '10', api: process.env['DISCORD_API_URL'] ?? '' }).setToken(
  process.env['DISCORD_TOKEN'] ?? '',
);
const body: unknown = JSON.parse(process.env['MESSAGE'] ?? '{}');
process.on('message', async (channelId) => {
  const begunAt = Number(process.hrtime.bigint()) / 1e6;
  await rest.post(Routes.channelMessages(String(channelId)), { body });
  process.send?.(begunAt);
});
process.channel?.ref();
process.stdout.write('ready\n');
process.once('SIGTERM', () => process.exit(0));
