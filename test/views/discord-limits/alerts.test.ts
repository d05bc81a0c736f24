import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import { LIMITS } from '../../../src/discord/limits.ts';
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
import { anyBatch, text, url } from '../../support/arbitrary-results.ts';
import { FILLERS, longUrl, maximalSet } from '../../support/maximal-results.ts';
import { countOf, photoCounts, scanCount, textBytes } from '../../support/message-parts.ts';

const MENTION = '<@&123456789012345678>';
const MASKED = [true, false];

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

const qcAlert = fc.record({
  product: fc.record({ platform: text, id: text }),
  topicId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  canonical: fc.option(url, { nil: undefined }),
  sets: fc.array(anyBatch, { minLength: 1, maxLength: MAX_SETS_IN_ALERT }),
  watched: fc.boolean(),
});
const maximalQcAlert = (filler: (typeof FILLERS)[number], sets: number, index: number) => ({
  product: { platform: 'P'.repeat(12), id: `${'9'.repeat(19)}${index}` },
  topicId: Number.MAX_SAFE_INTEGER - index,
  canonical: longUrl(index),
  sets: Array.from({ length: sets }, () => maximalSet(filler, 25)),
  watched: true,
});

itIsAccepted('an alert about a product’s new QC photos', {
  data: qcAlert,
  maximal: FILLERS.map((filler) => maximalQcAlert(filler, MAX_SETS_IN_ALERT, 0)),
  render: (alert, texts) => qcAlertView([alert], MENTION, texts),
  reaches: {
    'three sets of four photos': (view) => photoCounts(view).join() === '4,4,4',
    'all four buttons': (view) => countOf(view, ComponentType.Button) === 4,
  },
  runs: 200,
});

itIsAccepted('an alert about several products', {
  data: fc
    .uniqueArray(qcAlert, {
      minLength: 1,
      maxLength: MAX_PRODUCTS_IN_ALERT,
      selector: ({ product: { platform, id } }) => `${platform}:${id}`,
    })
    .map((alerts) =>
      alerts.map((alert, index) => ({ ...alert, topicId: index, sets: alert.sets.slice(0, 1) })),
    ),
  maximal: FILLERS.map((filler) =>
    Array.from({ length: MAX_PRODUCTS_IN_ALERT }, (_, index) => maximalQcAlert(filler, 1, index)),
  ),
  render: (alerts, texts) => qcAlertView(alerts, MENTION, texts),
  reaches: {
    'four products': (view) => countOf(view, ComponentType.Container) === MAX_PRODUCTS_IN_ALERT,
    'nearly as many components as a message may have': (view) => {
      const types = [ComponentType.Container, ComponentType.TextDisplay, ComponentType.MediaGallery];
      const others = [ComponentType.ActionRow, ComponentType.Button];
      const count = [...types, ...others].reduce((sum, type) => sum + countOf(view, type), 0);
      return count > LIMITS.components - 5;
    },
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
