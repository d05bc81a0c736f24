import { type APIButtonComponentWithURL, ButtonStyle } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { allAgentsView, convertView } from '../../../src/products/cards/convert.ts';
import { NO_FACTS } from '../../../src/products/index.ts';
import { textsFor } from '../../../src/texts/index.ts';
import { partsOf } from '../../support/discord-user.ts';
import { descriptionOf } from '../../support/message-parts.ts';

function view(missing: readonly string[]) {
  const agents = { superbuy: 'https://superbuy.example/1', cnfans: 'https://cnfans.example/1' };
  const data = { platform: 'weidian', id: '7212345601', agents, canonical: undefined, source: undefined };
  const answer = { data: { ...data, docs: undefined }, checkedAt: 0, stale: false };
  return convertView(
    { answer, preferred: [], missing, facts: NO_FACTS },
    { texts: textsFor('en'), currency: null },
  );
}

describe('links to a product', () => {
  it('says first which agents that were asked for have no link, and why', () => {
    expect(descriptionOf(view(['pandabuy', 'kakobuy']))).toMatch(
      /^\*\*PandaBuy\*\* has closed\.\n\*\*Kakobuy\*\* has no link for this product\.\n/,
    );
    expect(descriptionOf(view([]))).not.toContain('closed');
  });

  it('offers the other agents then', () => {
    const links = partsOf<APIButtonComponentWithURL>(view(['pandabuy']).components);
    expect(links.flatMap(({ url }) => url ?? [])).toContain('https://cnfans.example/1');
  });
});

describe('the buttons under a product', () => {
  const agents = Object.fromEntries(
    ['superbuy', 'cnfans', 'kakobuy', 'cssbuy'].map((agent) => [agent, `https://${agent}.example/1`]),
  );
  const data = { platform: 'weidian', id: '7212345601', agents, canonical: undefined, source: undefined };
  const answer = { data: { ...data, docs: undefined }, checkedAt: 0, stale: false };
  const reader = { texts: textsFor('en'), currency: null };

  it('are the reader’s first two agents, all agents and the photos, none of them blue', () => {
    const view = convertView({ answer, preferred: ['kakobuy'], facts: NO_FACTS }, reader);
    const buttons = partsOf<APIButtonComponentWithURL>(view.components).filter(
      ({ label }) => label !== undefined,
    );
    expect(buttons.map(({ label }) => label)).toEqual(['Kakobuy', 'CNFans', 'All 4 agents', 'QC photos']);
    expect(buttons.filter(({ style }) => Number(style) === ButtonStyle.Primary)).toEqual([]);
  });

  it('lead to all agents by their first letters, the reader’s own above them', () => {
    const text = (own: readonly string[]) => descriptionOf(allAgentsView(answer.data, own, reader));
    expect(text(['kakobuy'])).toBe(
      [
        '### 4 agents',
        'Yours: [Kakobuy](https://kakobuy.example/1)',
        '**C**\u00A0 [CNFans](https://cnfans.example/1)\u00A0· [CSSBuy](https://cssbuy.example/1)',
        '**K**\u00A0 [Kakobuy](https://kakobuy.example/1)',
        '**S**\u00A0 [Superbuy](https://superbuy.example/1)',
      ].join('\n'),
    );
    expect(text([])).toContain('Choose yours, and they come first.');
  });
});
