import { journey } from '../support/journey.ts';

journey({ library: 'Eris', command: ['node', 'eris/bot.mjs'] });
