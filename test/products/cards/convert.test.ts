import type { APIButtonComponentWithURL } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { convertView } from '../../../src/products/cards/convert.ts';
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
