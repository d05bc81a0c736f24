import { journey } from '../support/journey.ts';

journey({ library: 'discord.js', command: ['node', 'discord.js/bot.mjs'] });
