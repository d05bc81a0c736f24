import { journey } from '../support/journey.ts';

journey({
  library: 'detritus-client',
  command: ['node', 'detritus/bot.mjs'],
  absent: { 'opens a modal and reads it': 'its newest version is older than modals' },
});
