import { expect, it } from 'vitest';
import { haulView } from '../../../src/hauls/cards/haul.ts';
import { deleteHaulView } from '../../../src/hauls/cards/list.ts';
import { de } from '../../../src/texts/de.ts';
import { haulCard, lookupOf } from '../../support/haul-cards.ts';
import { descriptionOf } from '../../support/message-parts.ts';

const CAP = { lookup: lookupOf({ title: 'Cap' }) };

it('says in German which items the weight leaves out, of one as of several', () => {
  const shown = (count: number) =>
    descriptionOf(haulView(haulCard(Array(count).fill(CAP)), { texts: de, currency: null }));
  expect(shown(1)).toContain('Artikel 1 nicht mitgezählt');
  expect(shown(2)).toContain('Artikel 1, 2 nicht mitgezählt');
});

it('asks in German before it deletes a haul, whatever case its number of items is in', () => {
  const { haul } = haulCard([CAP, CAP]);
  expect(descriptionOf(deleteHaulView(haul, de))).toContain('den Haul mit seinem Inhalt (2 Artikel)');
});
