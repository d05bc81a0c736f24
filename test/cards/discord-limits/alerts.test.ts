import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import type { AlertScan } from '../../../src/alerts/cards/alert-line.ts';
import { MAX_PRODUCTS_IN_ALERT, MAX_SETS_IN_ALERT, qcAlertView } from '../../../src/alerts/cards/qc-alert.ts';
import { sampleQcView, sampleScanView } from '../../../src/alerts/cards/sample-alert.ts';
import {
  MAX_SCANS_IN_ALERT,
  parcelsThatFit,
  type TrackingAlert,
  trackingCardView,
  trackingLinesView,
} from '../../../src/alerts/cards/tracking-alert.ts';
import type { MessageView } from '../../../src/discord/messages/message-view.ts';
import type { Importance } from '../../../src/domain/alerts/alert-level.ts';
import { journeyOf } from '../../../src/domain/parcels/journey.ts';
import type { ParcelState } from '../../../src/domain/parcels/wordings/index.ts';
import { openIds } from '../../../src/parcels/cards/parcel-ids.ts';
import { summaryOf } from '../../../src/products/index.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import {
  alertExtras,
  LONGEST_NUMBER,
  maximalTrackingAlert,
  trackingAlert,
} from '../../support/arbitrary-parcels.ts';
import { anyBatch, anyLookup, anyQc, text } from '../../support/arbitrary-results.ts';
import { FILLERS, maximalLookup, maximalQc, maximalScan, maximalSet } from '../../support/maximal-results.ts';
import { countOf } from '../../support/message-parts.ts';
import { reader } from '../../support/qc-cards.ts';

const MENTION = '<@&123456789012345678>';
const MASKED = [true, false];
type ArbitraryAlert = TrackingAlert;
const withMention = (view: MessageView): MessageView => ({ ...view, content: `${view.content} ${MENTION}` });
const linesOf = ({ content = '' }: MessageView) => content.split('\n');
const MOSAIC = { name: 'photos.webp', bytes: new Uint8Array([1]) };

const ordinary = ({ scans, ...alert }: ArbitraryAlert): ArbitraryAlert => ({
  ...alert,
  scans: scans.map((scan): AlertScan => ({ ...scan, importance: 'ordinary' })),
});

itIsAccepted('an alert about ordinary scans, as many as fit,', {
  data: trackingAlert.map(ordinary),
  maximal: FILLERS.flatMap((filler) => MASKED.map((masked) => maximalTrackingAlert(filler, masked))),
  render: (alert, texts) => withMention(trackingLinesView([alert], texts)),
  reaches: {
    'eight scans': (view) => linesOf(view).length === MAX_SCANS_IN_ALERT,
    'a message without link previews': (view) => view.flags === 4,
  },
  runs: 200,
});

itIsAccepted('an alert about several parcels', {
  data: fc.uniqueArray(trackingAlert, { minLength: 2, maxLength: 12, selector: (one) => one.number }),
  maximal: FILLERS.flatMap((filler) =>
    MASKED.map((masked) =>
      Array.from({ length: 12 }, (_, index) => maximalTrackingAlert(filler, masked, { index })),
    ),
  ),
  render: (alerts, texts) => {
    const short = alerts.map((alert) => ({ ...alert, scans: alert.scans.slice(0, 2) }));
    return withMention(trackingLinesView(short.slice(0, parcelsThatFit(short, texts)), texts));
  },
  reaches: { '1,500 characters': (view) => (view.content?.length ?? 0) > 1_500 },
  runs: 100,
});

const PICTURE = { name: 'journey.webp', bytes: new Uint8Array([1]) };
const NEWS: readonly (readonly [ParcelState, Importance])[] = [
  ['delivered', 'milestone'],
  ['customs_held', 'problem'],
];

const NO_FIELDS = {
  date: undefined,
  hour: undefined,
  status: undefined,
  location: undefined,
  country: undefined,
};

/** A first scan that says nothing: an embed would be empty. */
const BARE_CARD = {
  alert: {
    number: LONGEST_NUMBER,
    label: null,
    masked: false,
    ids: openIds(LONGEST_NUMBER),
    scans: [{ scan: NO_FIELDS, state: 'pending' as const, importance: 'milestone' as const }],
  },
  extras: { day: null, usual: null, journey: journeyOf([]), picture: null },
  inDm: false,
  canBeFewer: false,
};

itIsAccepted('a card about a parcel', {
  data: fc.record({
    alert: trackingAlert,
    extras: alertExtras,
    inDm: fc.boolean(),
    canBeFewer: fc.boolean(),
  }),
  maximal: [
    BARE_CARD,
    ...FILLERS.flatMap((filler) =>
      NEWS.flatMap(([state, importance]) =>
        MASKED.map((masked) => ({
          alert: maximalTrackingAlert(filler, masked, { scan: { state, importance } }),
          extras: {
            day: 365,
            usual: { low: 100, high: 200 },
            journey: journeyOf([maximalScan(filler)]),
            picture: PICTURE,
          },
          inDm: !masked,
          canBeFewer: true,
        })),
      ),
    ),
  ],
  render: ({ alert, extras, ...options }, texts) =>
    withMention(trackingCardView(alert, extras, options, texts)),
  reaches: {
    'a picture': (view) => view.embeds?.[0]?.image?.url === `attachment://${PICTURE.name}`,
    'a blue button and another': (view) => countOf(view, ComponentType.Button) === 2,
    'seven scans besides': (view) => (view.embeds?.[0]?.description ?? '').split('\n').length >= 8,
  },
  runs: 200,
});

const qcAlert = fc
  .record({
    product: fc.record({ platform: text, id: text }),
    topicId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    lookup: fc.option(anyLookup),
    qc: fc.option(anyQc),
    sets: fc.array(anyBatch, { minLength: 1, maxLength: MAX_SETS_IN_ALERT }),
    isFirst: fc.boolean(),
    watched: fc.boolean(),
    mosaic: fc.constantFrom(null, MOSAIC),
  })
  .map(({ product, lookup, qc, ...alert }) => ({
    ...alert,
    summary: summaryOf(product, { known: null, lookup: lookup?.data ?? null, qc: qc?.data ?? null }),
  }));

const maximalQcAlert = (filler: (typeof FILLERS)[number], sets: number, index: number) => ({
  topicId: Number.MAX_SAFE_INTEGER - index,
  summary: summaryOf(
    { platform: 'P'.repeat(12), id: `${'9'.repeat(19)}${index}` },
    { known: null, lookup: maximalLookup(filler).data, qc: maximalQc(filler).data },
  ),
  sets: Array.from({ length: sets }, () => maximalSet(filler, 25)),
  isFirst: true,
  watched: true,
  mosaic: MOSAIC,
});

itIsAccepted('an alert about a product’s new QC photos', {
  data: qcAlert,
  maximal: FILLERS.map((filler) => maximalQcAlert(filler, MAX_SETS_IN_ALERT, 0)),
  render: (alert, texts) => withMention(qcAlertView([alert], reader(texts))),
  reaches: {
    'a drawn picture': (view) => view.embeds?.[0]?.image?.url === `attachment://${MOSAIC.name}`,
    'all four buttons': (view) => countOf(view, ComponentType.Button) === 4,
  },
  runs: 200,
});

itIsAccepted('an alert about several products', {
  data: fc
    .uniqueArray(qcAlert, {
      minLength: 2,
      maxLength: MAX_PRODUCTS_IN_ALERT,
      selector: ({ summary: { product } }) => `${product.platform}:${product.id}`,
    })
    .map((alerts) =>
      alerts.map((alert, index) => ({ ...alert, topicId: index, sets: alert.sets.slice(0, 1) })),
    ),
  maximal: FILLERS.map((filler) =>
    Array.from({ length: MAX_PRODUCTS_IN_ALERT }, (_, index) => maximalQcAlert(filler, 1, index)),
  ),
  render: (alerts, texts) => withMention(qcAlertView(alerts, reader(texts))),
  reaches: {
    'four products': (view) => view.embeds?.length === MAX_PRODUCTS_IN_ALERT,
    'two buttons for each and one for all': (view) =>
      countOf(view, ComponentType.Button) === 2 * MAX_PRODUCTS_IN_ALERT + 1,
  },
  runs: 200,
});

const roleId = fc.option(fc.stringMatching(/^[1-9]\d{17}$/));
const by = text;
const LONG = { roleId: '9'.repeat(19), by: 'x'.repeat(32) };

itIsAccepted('a test alert about scans', {
  data: fc.record({
    masked: fc.boolean(),
    roleId,
    by,
  }),
  maximal: [{ ...LONG, masked: false }],
  render: sampleScanView,
  reaches: {
    'a line for lock screens': (view) => /^.+[:：] ?.+LP00123456784821CN.+🇩🇪/u.test(view.content ?? ''),
    'buttons that do nothing': (view) => JSON.stringify(view.components).includes('"disabled":true'),
  },
  runs: 50,
});

itIsAccepted('a test alert about QC photos', {
  data: fc.record({ roleId, by }),
  maximal: [LONG],
  render: sampleQcView,
  reaches: {
    'a line for lock screens': (view) => view.content?.includes('📸') === true,
  },
  runs: 50,
});
