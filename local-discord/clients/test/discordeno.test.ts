import { journey } from '../support/journey.ts';

journey({ library: 'Discordeno', command: ['node', 'discordeno/bot.mjs'] });
