import { journey } from '../support/journey.ts';

journey({ library: 'Seyfert', command: ['node', 'seyfert/bot.mjs'] });
