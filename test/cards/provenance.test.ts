import { describe, expect, it } from 'vitest';
import { historyView } from '../../src/parcels/cards/track-history.ts';
import { convertView } from '../../src/products/cards/convert.ts';
import { lookupView } from '../../src/products/cards/lookup.ts';
import { qcView } from '../../src/products/cards/qc.ts';
import { QC_START } from '../../src/products/cards/qc-selection.ts';
import { NO_FACTS } from '../../src/products/index.ts';
import type { CachedResponse } from '../../src/service/index.ts';
import { en } from '../../src/texts/en.ts';
import { answerOf, cardOf } from '../support/parcel-cards.ts';
import { qcCard } from '../support/qc-cards.ts';

const SOURCE = 'Parcel *data* Ltd';
const DOCS = 'https://service.example/docs';
const from = { source: SOURCE, docs: DOCS };
const product = { platform: 'weidian', canonical: 'https://weidian.com/item.html?itemID=1', ...from };
const photos = { provider: undefined, total_photos: undefined, listing_photos: [] };
const nothing = {
  source_agent: 'cnfans',
  title: undefined,
  main_image: undefined,
  price: undefined,
  availability: undefined,
  variant_source: undefined,
  sizes: [],
  versions: [],
  variants: undefined,
  warehouse: undefined,
};

const reader = { texts: en, currency: null };

function answer<T>(data: T): CachedResponse<T> {
  return { data, checkedAt: 0, stale: false };
}

function track(count: number | undefined, attribution?: string) {
  const updates = [
    { date: '2026-11-20', hour: '10:00', status: 'Arrived', location: 'Leipzig', country: 'DE' },
  ];
  return historyView(answerOf(updates, { count, attribution, ...from }), { ...cardOf(), offset: 0 }, en);
}

function qc(batch_count: number | undefined) {
  const batches = [{ date: '2026-11-20', sku: 'Black', photos: ['https://photos.example/1.jpg'] }];
  const data = { ...product, ...photos, product_id: '1', batch_count, batches };
  return qcView(qcCard(answer(data)), QC_START, reader);
}

const lookup = () =>
  lookupView(
    {
      answer: answer({ ...product, ...nothing, product_id: '1' }),
      agent: '',
      selection: [],
      facts: NO_FACTS,
      agentLink: null,
      isWatched: false,
    },
    reader,
  );
const convert = () =>
  convertView(
    { answer: answer({ ...product, id: '1', agents: {} }), preferred: [], facts: NO_FACTS },
    reader,
  );

describe('every answer', () => {
  it('names the source of scans once, as text', () => {
    expect(JSON.stringify(track(1)).split('Source: Parcel \\\\*data\\\\* Ltd')).toHaveLength(2);
  });

  it.each([
    ['/qc', qc(1)],
    ['/lookup', lookup()],
    ['/convert', convert()],
  ])('%s says nothing about the service', (_name, view) => {
    expect(JSON.stringify(view)).not.toContain('Source');
  });

  it.each([
    ['the history of /track', track(1)],
    ['/qc', qc(1)],
    ['/lookup', lookup()],
    ['/convert', convert()],
  ])('%s does not link to the reference of the interface', (_name, view) => {
    expect(JSON.stringify(view)).not.toContain(DOCS);
  });

  it('does not repeat a source that the attribution names', () => {
    expect(JSON.stringify(track(1, 'Thanks to parcel *data* ltd.'))).not.toContain('Source:');
  });
});

describe('fewer entries than the service counts', () => {
  it.each([
    ['scans', track(40), 'Only 1 of 40 loaded'],
    ['QC sets', qc(1_234), 'Only 1 of 1,234 sets loaded'],
  ])('lead to a card that says how many were received: %s', (_name, view, sentence) => {
    expect(JSON.stringify(view)).toContain(sentence);
  });

  it.each([
    ['the same count', track(1)],
    ['no count', track(undefined)],
    ['a smaller count', track(0)],
    ['a fractional count', track(1.5)],
    ['the same count of sets', qc(1)],
  ])('are not reported on a card with %s', (_name, view) => {
    expect(JSON.stringify(view)).not.toMatch(/Incomplete|Only/);
  });
});
