import { journey } from '../support/journey.ts';

journey({ library: 'discord.js 13', command: ['node', 'discord.js-13/bot.mjs'], overHttps: true });
