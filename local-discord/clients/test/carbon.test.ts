import { journey } from '../support/journey.ts';

journey({ library: 'Carbon', command: ['node', 'carbon/bot.mjs'] });
