import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import { button } from '../../../src/cards/components.ts';
import { agentDisplayName } from '../../../src/cards/display-names.ts';
import { sharePreview } from '../../../src/cards/sharing.ts';
import { DIVISORS } from '../../../src/domain/hauls/limits.ts';
import { sharedHaulView } from '../../../src/hauls/cards/shared.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import { anyLookup, text, url } from '../../support/arbitrary-results.ts';
import { withLargestFigures } from '../../support/haul-cards.ts';
import { FILLERS, fill, LONGEST_ID, maximalLookup } from '../../support/maximal-results.ts';
import { countOf, descriptionOf } from '../../support/message-parts.ts';
import { STRIP, sharedCardOf } from '../../support/shared-haul-cards.ts';

const CURRENCY = { code: 'EUR', rates: new Map([['EUR', 0.128]]) };
/** As long as a page of ten has room for. */
const ADDRESS = `https://agent.example/${'a'.repeat(128)}`;

const line = fc.record({
  product: text.map((id) => `weidian:${id}`),
  variant: fc.constantFrom('', 'abc123'),
  quantity: fc.integer({ min: 1, max: 99 }),
  lookup: fc.option(anyLookup.map(({ data }) => data)),
  link: fc.option(fc.record({ agent: text, name: text.map(agentDisplayName), url })),
});
const MAXIMAL = FILLERS.flatMap((filler) =>
  [ADDRESS, `https://agent.example/${'漢'.repeat(50)}`].map((address) => ({
    name: fill(filler),
    divisor: 5_000 as const,
    lines: Array.from({ length: 100 }, (_, index) => {
      const data = withLargestFigures(maximalLookup(filler).data);
      return {
        product: `${'p'.repeat(12)}:${LONGEST_ID}${index}`,
        variant: '' as const,
        quantity: 99,
        lookup: index % 3 === 0 ? { ...data, warehouse: undefined } : data,
        link: { agent: 'a', name: agentDisplayName(fill(filler)), url: address },
      };
    }),
    offset: 90 as const,
    strip: STRIP,
    pending: false,
  })),
);

itIsAccepted('a shared haul', {
  data: fc.record({
    name: fc.option(text),
    divisor: fc.constantFrom(...DIVISORS),
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    offset: fc.constantFrom(0, 10, 90),
    strip: fc.constantFrom(STRIP, null),
    pending: fc.boolean(),
  }),
  maximal: MAXIMAL,
  render: (card, texts) =>
    sharedHaulView(sharedCardOf({ ...card, offset: card.offset < card.lines.length ? card.offset : 0 }), {
      texts,
      currency: CURRENCY,
    }),
  reaches: {
    'a button of the pages': (view) => countOf(view, ComponentType.Button) >= 3,
    'ten links': (view) => descriptionOf(view).match(/\]\(https:\/\/agent/g)?.length === 10,
    'more than 2,500 characters': (view) => descriptionOf(view).length > 2_500,
    'the drawn strip': (view) => view.files?.length === 1,
  },
  runs: 100,
});

const PREVIEW = {
  channel: `<#${'9'.repeat(19)}>`,
  isNamed: true,
  canUndo: true,
  buttons: ['Post', 'Hide my name', 'Back'].map((label, index) => button(label, `haul:${index}`)),
  last: {
    url: `https://discord.com/channels/${'9'.repeat(19)}/${'9'.repeat(19)}/${'9'.repeat(19)}`,
    postedAt: 0,
    undo: button('Take it back', 'haul:takeback:1'),
  },
};

itIsAccepted('the preview of a shared haul', {
  data: fc.record({ name: fc.option(text), lines: fc.array(line, { minLength: 1, maxLength: 12 }) }),
  maximal: MAXIMAL,
  render({ name, lines }, texts) {
    const card = sharedCardOf({ name, lines, divisor: 8_000, strip: STRIP });
    const post = sharedHaulView(card, { texts, currency: CURRENCY });
    return sharePreview(post, { ...PREVIEW, hint: texts.haulShare.staysPrivate }, texts);
  },
  reaches: { 'only the preview’s buttons': (view) => countOf(view, ComponentType.Button) === 4 },
});
