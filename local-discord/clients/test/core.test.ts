import { journey } from '../support/journey.ts';

journey({ library: '@discordjs/core', command: ['node', 'core/bot.mjs'] });
