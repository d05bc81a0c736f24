import type { APISectionComponent } from 'discord.js';
import { expect, it } from 'vitest';
import { variantKey } from '../../../src/domain/products/qc-sets.ts';
import { qcMoreView } from '../../../src/products/cards/qc-more.ts';
import { en } from '../../../src/texts/en.ts';
import { partsOf } from '../../support/discord-user.ts';
import { descriptionOf } from '../../support/message-parts.ts';
import { qcAnswer, qcCard, reader } from '../../support/qc-cards.ts';

const SETS = [
  { sku: 'Black, 44', photos: 6 },
  { sku: 'Navy, 43', photos: 12 },
];
const HAUL = { name: 'Spring haul', items: [] };

function more(offset: number, changes: Parameters<typeof qcCard>[1] = {}, filter = 'all') {
  return qcMoreView(qcCard(qcAnswer(SETS), changes), HAUL, { filter, offset }, reader(en));
}

/** What each line offers: its name, its button and where that leads. */
function rows(view: ReturnType<typeof more>) {
  return partsOf<APISectionComponent>(view.components)
    .filter((part) => 'accessory' in part)
    .map(({ components: [text], accessory }) => {
      const { label, custom_id: id } = { label: '', custom_id: '', ...accessory };
      return [text?.content.split('\n')[0], label, id];
    });
}

it('offers what else can be done, each with what it does, and leads back to the photos', () => {
  expect(rows(more(0))).toEqual([
    ['**Ask the channel**', 'Preview', 'qc:ask:weidian:7212345601:all:0'],
    ['**Add to haul**', 'Add', 'haul:save:weidian:7212345601:'],
    ['**Watch**', 'Turn on', 'qc:turnon:weidian:7212345601:all:0'],
    ['**Details**', 'Open', 'lookup:open:weidian:7212345601:'],
  ]);
  const text = descriptionOf(more(0));
  expect(text).toMatch(/^### Weidian item .+\n-# Only you see this page( |\n|$)/);
  expect(text).toContain('Spring haul · 0 items');
  expect(text).toContain('I’ll DM you new photos');
  expect(JSON.stringify(more(6))).toContain('qc:photos:weidian:7212345601:all:6');
});

it('has the sheet where the gallery has no room for it', () => {
  expect(rows(more(6)).at(-1)).toEqual(['**Grid**', 'Open', 'qc:sheet:weidian:7212345601:all:6']);
  expect(JSON.stringify(more(6, { canDraw: false }))).not.toContain('qc:sheet');
});

it('adds the variant that was chosen', () => {
  const key = variantKey('Navy, 43');
  expect(rows(more(0, {}, key))).toContainEqual([
    '**Add to haul**',
    'Add',
    `haul:save:weidian:7212345601:${key}`,
  ]);
});

it('says how to change what is watched, and where a first haul comes from', () => {
  expect(rows(more(0, { watching: true }))[2]).toEqual([
    '**Watching**',
    'Change',
    'qc:watching:weidian:7212345601',
  ]);
  const without = qcMoreView(qcCard(qcAnswer(SETS)), null, { filter: 'all', offset: 0 }, reader(en));
  expect(descriptionOf(without)).toContain('Your first haul');
});

it('asks no channel outside of servers, nor about a product without photos', () => {
  expect(JSON.stringify(more(0, { canAsk: false }))).not.toContain('qc:ask');
  const none = qcMoreView(qcCard(qcAnswer([])), null, { filter: 'all', offset: 0 }, reader(en));
  expect(JSON.stringify(none)).not.toContain('qc:ask');
});
