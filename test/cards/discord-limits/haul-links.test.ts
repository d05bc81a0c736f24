import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import { haulLinksView } from '../../../src/hauls/cards/links.ts';
import type { ItemLinks } from '../../../src/hauls/load-haul-csv.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import { anyConvert, text, url } from '../../support/arbitrary-results.ts';
import { FILLERS, fill, LONGEST_ID, longUrl, maximalConvert } from '../../support/maximal-results.ts';
import { countOf, linkButtonsOf, optionCounts, withoutCodeBlock } from '../../support/message-parts.ts';

const FAILURES = ['pending', 'no_answer', 'unknown'] as const;

function converted(agents: Readonly<Record<string, string>>): ItemLinks {
  const product = { platform: 'weidian', id: LONGEST_ID };
  return { ...product, canonical: undefined, agents: { ...agents }, source: undefined, docs: undefined };
}

const anyLinks = fc.oneof(
  anyConvert.map(({ data }) => data),
  fc.dictionary(fc.constantFrom('cnfans', 'superbuy'), url).map(converted),
  fc.constantFrom(...FAILURES),
);

itIsAccepted('the links of a haul', {
  data: fc.record({
    name: fc.option(text),
    items: fc.array(fc.record({ title: fc.option(text), links: anyLinks }), { minLength: 1, maxLength: 100 }),
    chosen: fc.option(fc.constantFrom('cnfans', 'superbuy')),
    from: fc.nat(120),
  }),
  maximal: FILLERS.flatMap((filler) => [
    {
      name: fill(filler),
      // Every second one fails, each time for another reason, so that no numbers become a run.
      items: Array.from({ length: 100 }, (_, index) => ({
        title: fill(filler),
        links:
          index % 2 === 0
            ? {
                ...maximalConvert(filler).data,
                agents: { ...maximalConvert(filler).data.agents, cnfans: longUrl(index) },
              }
            : (FAILURES[((index - 1) / 2) % FAILURES.length] ?? 'pending'),
      })),
      chosen: 'cnfans' as const,
      from: 50,
    },
    {
      name: null,
      items: Array.from({ length: 100 }, (_, index) => ({
        title: fill(filler),
        links: converted({ cnfans: `https://cnfans.example/${'x'.repeat(400)}/${index}` }),
      })),
      chosen: null,
      from: 0,
    },
  ]),
  render: ({ name, items, chosen, from }, texts) =>
    withoutCodeBlock(
      haulLinksView(
        {
          haul: { id: Number.MAX_SAFE_INTEGER, name },
          items: items.map((one) => ({ ...one, product: { platform: 'weidian', id: LONGEST_ID } })),
          chosen,
          preferred: ['cnfans'],
          from,
        },
        texts,
      ),
    ),
  reaches: {
    'five link buttons': (card) => linkButtonsOf(card) === 5,
    'a file for what does not fit': (card) => countOf(card, ComponentType.File) === 1,
    'a full menu': (card) => optionCounts(card).some((count) => count === 25),
  },
  runs: 100,
});
