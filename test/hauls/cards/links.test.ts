import type { APIButtonComponentWithURL } from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { MessageView } from '../../../src/discord/messages/message-view.ts';
import { type HaulLink, haulLinksView } from '../../../src/hauls/cards/links.ts';
import type { ItemLinks } from '../../../src/hauls/load-haul-csv.ts';
import { textsFor } from '../../../src/texts/index.ts';
import { partsOf } from '../../support/discord-user.ts';
import { descriptionOf, linkButtonsOf } from '../../support/message-parts.ts';

const PRODUCT = { platform: 'weidian', id: '7212345601' };
const FAILURES = ['pending', 'no_answer', 'unknown'] as const;
const en = textsFor('en');

function converted(agents: Readonly<Record<string, string>>): ItemLinks {
  return { ...PRODUCT, canonical: undefined, agents: { ...agents }, source: undefined, docs: undefined };
}

const item = (links: ItemLinks): HaulLink => ({ product: PRODUCT, title: 'Harbor Runner 2.0', links });
const view = (items: readonly HaulLink[], { chosen = null as string | null, from = 0 } = {}) =>
  haulLinksView({ haul: { id: 7, name: null }, items, chosen, preferred: ['cnfans'], from }, en);

const at = (agent: string, index: number) => `https://${agent}.example/${index}`;
const linksOf = (count: number) =>
  Array.from({ length: count }, (_, index) => item(converted({ cnfans: at('cnfans', index) })));
const labelsOf = (card: MessageView) =>
  partsOf<APIButtonComponentWithURL>(card.components).flatMap(({ url: link, label }) =>
    link === undefined ? [] : [label],
  );

describe('the links of a haul', () => {
  it('are those of the agent that was chosen, or of the reader’s first one', () => {
    const items = [item(converted({ superbuy: at('superbuy', 0), cnfans: at('cnfans', 0) }))];
    expect(descriptionOf(view(items))).toBe(
      `### 1 link at CNFans\n-# My haul\n\`\`\`\n${at('cnfans', 0)}\n\`\`\``,
    );
    expect(descriptionOf(view(items, { chosen: 'superbuy' }))).toContain(at('superbuy', 0));
  });

  it('name every item without a link, and why', () => {
    const items = [...FAILURES.map(item), item(converted({ superbuy: at('superbuy', 3) })), ...linksOf(1)];
    const lines = descriptionOf(view(items)).split('\n').slice(5);
    expect(lines).toEqual([
      '-# Item 1: getting the link…',
      '-# Item 2: the link couldn’t be loaded. Try again.',
      '-# Item 3 can’t be converted: no agent has it. The shop may have removed it.',
      '-# Item 4: CNFans has no link. Choose another agent below.',
    ]);
  });

  it('never lead anywhere but to a web page', () => {
    const card = view([item(converted({ cnfans: 'javascript:alert(1)' }))]);
    expect(descriptionOf(card)).toContain('No links at CNFans');
    expect(linkButtonsOf(card)).toBe(0);
  });

  it('have buttons five at a time, with the numbers that the haul has', () => {
    expect(labelsOf(view(linksOf(7), { from: 6 }))).toEqual(['6 Harbor Runner 2.0', '7 Harbor Runner 2.0']);
  });

  it('are all in a file when the list has no room for them', () => {
    const { files = [] } = view(linksOf(100));
    expect(files).toHaveLength(0);
    const long = Array.from({ length: 100 }, (_, index) =>
      item(converted({ cnfans: `https://cnfans.example/${'x'.repeat(80)}/${index}` })),
    );
    expect(descriptionOf(view(long))).toContain('-# links.txt has all 100 links');
    const [file] = view(long).files ?? [];
    const lines = Buffer.from(file?.bytes ?? [])
      .toString()
      .split('\n');
    expect(lines).toHaveLength(100);
    expect(lines[99]).toBe(`https://cnfans.example/${'x'.repeat(80)}/99`);
  });
});
