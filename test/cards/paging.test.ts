import type { APIButtonComponentWithCustomId, APIStringSelectComponent } from 'discord.js';
import { expect, it } from 'vitest';
import { alertChannelsView } from '../../src/alerts/cards/alert-channels.ts';
import type { MessageView } from '../../src/discord/messages/message-view.ts';
import { summaryOf } from '../../src/parcels/cards/parcel-line.ts';
import { parcelsView } from '../../src/parcels/cards/parcels.ts';
import { historyView } from '../../src/parcels/cards/track-history.ts';
import { lookupView } from '../../src/products/cards/lookup.ts';
import { qcView } from '../../src/products/cards/qc.ts';
import { NO_FACTS } from '../../src/products/index.ts';
import { en } from '../../src/texts/en.ts';
import { maximalDestination } from '../support/arbitrary-destinations.ts';
import { partsOf } from '../support/discord-user.ts';
import { cardOf } from '../support/parcel-cards.ts';
import { qcCard, reader } from '../support/qc-cards.ts';

const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const answer = <T>(data: T) => ({ data, checkedAt: 0, stale: false });
const source = { source: undefined, docs: undefined };
const product = { platform: 'weidian', product_id: '123456', canonical: undefined, ...source };

const scan = { date: undefined, hour: undefined, status: 'Arrived', location: undefined, country: undefined };
const tracking = {
  tracking_number: 'A12345',
  count: undefined,
  updates: many(20, () => scan),
  attribution: undefined,
  ...source,
};
const batch = {
  date: undefined,
  sku: undefined,
  photos: many(30, (index) => `https://p.example/${index}.jpg`),
};
const qc = {
  ...product,
  provider: undefined,
  total_photos: undefined,
  batch_count: undefined,
  batches: [batch],
  listing_photos: [],
};
const lookup = {
  ...product,
  source_agent: undefined,
  title: undefined,
  main_image: undefined,
  price: undefined,
  availability: undefined,
  variant_source: undefined,
  sizes: [],
  versions: [],
  variants: { options: [{ name: 'Size', name_cn: undefined, values: many(60, String) }], skus: [] },
  warehouse: undefined,
};
const paged: readonly (readonly [string, (from: number) => MessageView, size: number])[] = [
  ['scans', (offset) => historyView(answer(tracking), { ...cardOf({ number: 'A12345' }), offset }, en), 8],
  [
    'parcels',
    (from) =>
      parcelsView(
        {
          parcels: many(30, (index) => ({
            number: `A1234${index}`,
            label: null,
            masked: false,
            ...summaryOf([], 0),
            places: [null],
          })),
          dmClosed: false,
          archived: 0,
          watched: 0,
        },
        from,
        0,
        en,
      ),
    12,
  ],
  [
    'alert channels',
    (from) =>
      alertChannelsView(
        many(14, (index) => ({
          destination: maximalDestination(String(index), index),
          channels: [],
          missing: [],
          unpingable: [],
        })),
        from,
        { isHome: true, note: null },
        en,
      ),
    5,
  ],
];

it.each(paged)(
  'pages of %s: Previous comes before Next and leads towards the first page',
  (_what, view, size) => {
    const buttons = (from: number) =>
      partsOf<APIButtonComponentWithCustomId>(view(from).components)
        .filter(({ label }) => label === 'Previous' || label === 'Next')
        .map(({ label, disabled = false, custom_id }) => ({
          label,
          disabled,
          leadsTo: Number(/:(\d+)(?::p)?$/.exec(custom_id)?.[1]),
        }));
    expect(buttons(0)).toEqual([
      { label: 'Previous', disabled: true, leadsTo: 0 },
      { label: 'Next', disabled: false, leadsTo: size },
    ]);
    expect(buttons(size)[0]).toEqual({ label: 'Previous', disabled: false, leadsTo: 0 });
    expect(buttons(2 * size)[1]?.disabled).toBe(true);
  },
);

it('pages of QC photos: no button leads nowhere', () => {
  const buttons = (offset: number) =>
    partsOf<APIButtonComponentWithCustomId>(
      qcView(qcCard(answer(qc)), { filter: 'all', offset }, reader(en)).components,
    )
      .filter(({ label }) => label === 'Previous' || label === 'Next')
      .map(({ label, custom_id: id }) => `${label} ${/\d+$/.exec(id)?.[0]}`);
  expect(buttons(0)).toEqual(['Next 10']);
  expect(buttons(10)).toEqual(['Previous 0', 'Next 20']);
  expect(buttons(20)).toEqual(['Previous 10']);
});

it.each([
  [
    'values of an option',
    lookupView(
      {
        answer: answer(lookup),
        agent: '',
        selection: [{ value: null, page: 1 }],
        facts: NO_FACTS,
        agentLink: null,
        isWatched: false,
      },
      { texts: en, currency: null },
    ),
    ['Previous (1–22)', 'Next (45–60)'],
  ],
])('a menu of %s has Previous as its first and Next as its last option', (_what, view, [previous, next]) => {
  const [menu] = partsOf<APIStringSelectComponent>(view.components).filter((part) => 'options' in part);
  expect(menu?.options[0]?.label).toBe(previous);
  expect(menu?.options.at(-1)?.label).toBe(next);
});
