import { journey } from '../support/journey.ts';

const reason = 'it is only for interactions';

journey({
  library: 'slash-create',
  command: ['node', 'slash-create/bot.mjs'],
  absent: {
    'reads a message and replies to it': reason,
    'reads the files of a message': reason,
    'adds a reaction': reason,
    'sees a reaction of a person': reason,
    'opens a thread and writes in it': reason,
  },
});
