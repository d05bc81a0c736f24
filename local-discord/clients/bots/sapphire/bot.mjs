import { fileURLToPath } from 'node:url';
import { SapphireClient } from '@sapphire/framework';
import { GatewayIntentBits as Intent, Partials } from 'discord.js';

const privileged = [Intent.GuildMembers, Intent.GuildPresences, Intent.MessageContent];
const intents = Object.values(Intent).filter((bit) => typeof bit === 'number' && !privileged.includes(bit));

// Sapphire loads what is in the folders `commands`, `interaction-handlers` and `listeners`.
const client = new SapphireClient({
  baseUserDirectory: fileURLToPath(new URL('src/', import.meta.url)),
  intents,
  partials: [Partials.Message, Partials.Reaction],
  rest: { api: process.env.LOCAL_DISCORD_API },
});
await client.login(process.env.LOCAL_DISCORD_TOKEN);
