import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import { containerCard } from '../../../src/cards/container.ts';
import { MAX_HAUL_NAME } from '../../../src/cards/haul-name.ts';
import type { MessageView } from '../../../src/discord/messages/message-view.ts';
import { MAX_HAULS } from '../../../src/domain/hauls/limits.ts';
import { fullHaulView, moveMenu } from '../../../src/hauls/cards/adding.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import { text } from '../../support/arbitrary-results.ts';
import { FILLERS } from '../../support/maximal-results.ts';
import { countOf, optionCounts } from '../../support/message-parts.ts';

const product = { platform: 'w'.repeat(12), id: '9'.repeat(20), variant: 'zzzzzz' };
const haul = fc.record({
  id: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  name: fc.option(text),
  items: fc.nat(100),
  parcels: fc.nat(10),
  changedAt: fc.nat(),
  closedAt: fc.constant(null),
});
const hauls = fc.record({
  name: fc.option(text),
  others: fc.uniqueArray(haul, { maxLength: 40, selector: ({ id }) => id }),
});
const LONGEST = FILLERS.map((filler) => {
  const name = filler.repeat(MAX_HAUL_NAME);
  const others = Array.from({ length: MAX_HAULS }, (_, index) => ({
    id: Number.MAX_SAFE_INTEGER - index,
    name,
    items: 100,
    parcels: 10,
    changedAt: 0,
    closedAt: null,
  }));
  return { name, others };
});
const reaches = { 'a full menu': (view: MessageView) => optionCounts(view)[0] === 25 };

itIsAccepted('a haul without room for a product', {
  data: hauls,
  maximal: LONGEST,
  render: ({ name, others }, texts) => fullHaulView({ name }, product, others, texts),
  reaches: { ...reaches, 'the way to a new one': (view) => countOf(view, ComponentType.Button) === 1 },
  runs: 100,
});

itIsAccepted('the menu that moves what was just added', {
  data: hauls,
  maximal: LONGEST,
  render: ({ others }, texts) => {
    const menu = moveMenu([Number.MAX_SAFE_INTEGER - 1, Number.MAX_SAFE_INTEGER], others, texts);
    return containerCard(null, [{ type: ComponentType.TextDisplay, content: '.' }, ...menu]);
  },
  reaches,
  runs: 100,
});
