import { DefaultRestOptions } from 'discord.js';

// Every client of discord.js takes its REST options from here. Load this before a bot that is not to be changed:
// `node --import ./discord-js-here.mjs bot.js`
DefaultRestOptions.api = process.env.LOCAL_DISCORD_API;
