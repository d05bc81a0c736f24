import { journey } from '../support/journey.ts';

journey({ library: 'discordx', command: ['node', 'discordx/bot.mjs'] });
