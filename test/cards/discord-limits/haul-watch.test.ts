import fc from 'fast-check';
import { haulUnwatchedView, haulWatchView, type WatchOutcome } from '../../../src/hauls/cards/watch.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import { text } from '../../support/arbitrary-results.ts';
import { FILLERS, fill } from '../../support/maximal-results.ts';
import { descriptionOf } from '../../support/message-parts.ts';

const OUTCOMES: readonly WatchOutcome[] = ['added', 'already', 'pending', 'no_answer', 'unknown', 'too_many'];
const outcome = fc.constantFrom(...OUTCOMES);

itIsAccepted('what is watched of a haul', {
  data: fc.record({
    name: fc.option(text),
    items: fc.array(fc.record({ photos: outcome, price: outcome }), { minLength: 1, maxLength: 100 }),
    stopped: fc.boolean(),
  }),
  maximal: FILLERS.map((filler) => ({
    name: fill(filler),
    items: Array.from({ length: 100 }, (_, index) => {
      const each = OUTCOMES[index % OUTCOMES.length] ?? 'added';
      return { photos: each, price: each };
    }),
    stopped: false,
  })),
  render: ({ name, items, stopped }, texts) => {
    const owned = { id: Number.MAX_SAFE_INTEGER, name };
    return stopped
      ? haulUnwatchedView(
          { haul: owned, ended: items.length, kept: items.length, elsewhere: items.length },
          texts,
        )
      : haulWatchView({ haul: owned, items, limit: 300, canStop: true }, texts);
  },
  reaches: {
    'lists that are cut': (view) => descriptionOf(view).includes('…'),
  },
  runs: 100,
});
