import { journey } from '../support/journey.ts';

journey({ library: 'Oceanic.js', command: ['node', 'oceanic/bot.mjs'] });
