import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import { summaryOf } from '../../../src/products/index.ts';
import { MAX_PRODUCTS_IN_ALERT, MAX_SETS_IN_ALERT, qcAlertView } from '../../../src/views/qc-alert.ts';
import { sampleAlertView } from '../../../src/views/sample-alert.ts';
import { groupedTrackingAlertView, trackingAlertView } from '../../../src/views/tracking-alert.ts';
import {
  MAX_PARCELS_IN_ALERT,
  parcelsThatFit,
  scansThatFit,
} from '../../../src/views/tracking-alert-fitting.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import { maximalTrackingAlert, trackingAlert } from '../../support/arbitrary-parcels.ts';
import { anyBatch, anyLookup, anyQc, text } from '../../support/arbitrary-results.ts';
import { FILLERS, maximalLookup, maximalQc, maximalSet } from '../../support/maximal-results.ts';
import { countOf, scanCount, textBytes } from '../../support/message-parts.ts';
import { NOW, reader } from '../../support/qc-cards.ts';

const MENTION = '<@&123456789012345678>';
const MASKED = [true, false];
const MOSAIC = { name: 'photos.webp', bytes: new Uint8Array([1]) };

itIsAccepted('an alert about a parcel’s new scans, as many as fit,', {
  data: trackingAlert,
  maximal: FILLERS.flatMap((filler) => MASKED.map((masked) => maximalTrackingAlert(filler, masked))),
  render: (alert, texts) => {
    const scans = alert.scans.slice(0, scansThatFit(alert.scans, alert.number, texts));
    return { ...trackingAlertView({ ...alert, scans }, texts), content: MENTION };
  },
  reaches: {
    'six scans': (view) => scanCount(view) === 6,
    'both buttons': (view) => countOf(view, ComponentType.Button) === 2,
    '6,000 bytes of text': (view) => textBytes(view) > 6_000,
  },
  runs: 200,
});

itIsAccepted('an alert about several parcels, as many as fit,', {
  data: fc.uniqueArray(trackingAlert, { minLength: 1, maxLength: 12, selector: (one) => one.number }),
  maximal: FILLERS.flatMap((filler) =>
    MASKED.map((masked) =>
      Array.from({ length: 12 }, (_, index) => maximalTrackingAlert(filler, masked, index)),
    ),
  ),
  render: (alerts, texts) => {
    const short = alerts.map((alert) => ({ ...alert, scans: alert.scans.slice(0, 2) }));
    const fitting = short.slice(0, Math.max(1, parcelsThatFit(short, texts)));
    return { ...groupedTrackingAlertView(fitting, texts), content: MENTION };
  },
  reaches: {
    'ten parcels': (view) => view.embeds?.length === MAX_PARCELS_IN_ALERT,
    '6,000 bytes of text': (view) => textBytes(view) > 6_000,
  },
  runs: 100,
});

const qcAlert = fc
  .record({
    product: fc.record({ platform: text, id: text }),
    topicId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    lookup: fc.option(anyLookup),
    qc: fc.option(anyQc),
    sets: fc.array(anyBatch, { minLength: 1, maxLength: MAX_SETS_IN_ALERT }),
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
  watched: true,
  mosaic: MOSAIC,
});

itIsAccepted('an alert about a product’s new QC photos', {
  data: qcAlert,
  maximal: FILLERS.map((filler) => maximalQcAlert(filler, MAX_SETS_IN_ALERT, 0)),
  render: (alert, texts) => qcAlertView([alert], MENTION, reader(texts), NOW),
  reaches: {
    'a drawn picture': (view) => view.embeds?.[0]?.image?.url === `attachment://${MOSAIC.name}`,
    'all three buttons': (view) => countOf(view, ComponentType.Button) === 3,
    'a mention at the end': (view) => view.content?.endsWith(MENTION) === true,
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
  render: (alerts, texts) => qcAlertView(alerts, MENTION, reader(texts), NOW),
  reaches: {
    'four products': (view) => view.embeds?.length === MAX_PRODUCTS_IN_ALERT,
    'eight buttons': (view) => countOf(view, ComponentType.Button) === 2 * MAX_PRODUCTS_IN_ALERT,
  },
  runs: 200,
});

itIsAccepted('a test alert', {
  data: fc.record({
    event: fc.constantFrom('tracking' as const, 'qc' as const),
    masked: fc.boolean(),
    roleId: fc.option(fc.stringMatching(/^[1-9]\d{17}$/)),
  }),
  maximal: (['tracking', 'qc'] as const).map((event) => ({
    event,
    masked: false,
    roleId: '9'.repeat(19),
  })),
  render: sampleAlertView,
  reaches: {
    'a line for lock screens about a scan': (view) => /LP00123456784821CN.+Leipzig/.test(view.content ?? ''),
    'a line for lock screens about photos': (view) => view.content?.startsWith('📸') === true,
  },
  runs: 50,
});
