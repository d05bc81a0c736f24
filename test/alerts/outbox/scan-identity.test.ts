import { describe, expect, it } from 'vitest';
import type { AlertScan } from '../../../src/alerts/cards/alert-line.ts';
import {
  type AlertExtras,
  type TrackingAlert,
  trackingCardView,
  trackingLinesView,
} from '../../../src/alerts/cards/tracking-alert.ts';
import { hasEditedIdentity, hasIdentity } from '../../../src/alerts/outbox/find-posted-message.ts';
import { scanIdentity } from '../../../src/alerts/outbox/render-tracking.ts';
import type { Importance } from '../../../src/domain/alerts/alert-level.ts';
import { journeyOf } from '../../../src/domain/parcels/journey.ts';
import type { ParcelState } from '../../../src/domain/parcels/wordings/index.ts';
import { openIds } from '../../../src/parcels/cards/parcel-ids.ts';
import { en } from '../../../src/texts/en.ts';
import { NOW, NUMBER, scanOf } from '../../support/parcel-cards.ts';

const says = (
  status: string,
  state: ParcelState = 'in_transit',
  importance: Importance = 'ordinary',
): AlertScan => ({ scan: scanOf({ status }), state, importance });
const sorted = says('Parcel sorted');
const departed = says('Departed from sorting centre');
const unknown = says('Zyx **abc**', 'unknown');
const held = says('Held by customs', 'customs_held', 'problem');

const alertOf = (scans: readonly AlertScan[], number = NUMBER): TrackingAlert => ({
  number,
  ids: openIds(number),
  label: null,
  masked: true,
  scans,
});
const plain: AlertExtras = { day: null, usual: null, journey: journeyOf([]), picture: null };
const complete: AlertExtras = {
  day: 14,
  usual: { low: 9, high: 13 },
  journey: journeyOf([held.scan]),
  picture: { name: 'journey.webp', bytes: new Uint8Array([1]) },
};

/** As Discord shows it to another process: with a mention, and with spaces of another kind. */
function posted(alerts: readonly TrackingAlert[], extras = plain, now = NOW) {
  const [first] = alerts;
  const isCard = first?.scans.some(({ importance }) => importance !== 'ordinary') === true;
  const view =
    isCard && alerts.length === 1
      ? trackingCardView(first, extras, { inDm: false, canBeFewer: now > NOW }, en)
      : trackingLinesView(alerts, en);
  return { content: `${view.content?.replaceAll('\u00A0', ' ')} <@&12>`, embeds: view.embeds };
}
const identity = (...alerts: TrackingAlert[]) => scanIdentity(alerts, en);

it('a card is recognised whatever day, usual duration and picture it was posted with', () => {
  const alert = alertOf([sorted, held, unknown]);
  for (const extras of [plain, complete])
    expect(hasIdentity(posted([alert], extras), identity(alert))).toBe(true);
});

it.each([
  ['ordinary scans', [alertOf([sorted, unknown])]],
  ['several parcels', [alertOf([sorted]), alertOf([held], 'LX000000001CN')]],
])('lines about %s are recognised', (_what, alerts) => {
  expect(hasIdentity(posted(alerts), identity(...alerts))).toBe(true);
});

it.each([
  ['another parcel', [alertOf([sorted], 'AB000000009CN')]],
  ['another scan', [alertOf([departed])]],
  ['one scan more', [alertOf([sorted, departed])]],
  ['a parcel more', [alertOf([sorted]), alertOf([sorted], 'AB000000009CN')]],
  ['a problem', [alertOf([held])]],
  ['a problem after the same scan', [alertOf([sorted, held])]],
])('a message about one scan is not taken for one about %s', (_what, others) => {
  const one = [alertOf([sorted])];
  expect(hasIdentity(posted(one), identity(...others))).toBe(false);
  expect(hasIdentity(posted(others), identity(...one))).toBe(false);
});

it('a card without an earlier scan is not taken for one with it', () => {
  expect(hasIdentity(posted([alertOf([held])]), identity(alertOf([sorted, held])))).toBe(false);
});

describe('a message to which a scan was added', () => {
  it('is told from the message before', () => {
    const [before, after] = [alertOf([sorted]), alertOf([sorted, departed])];
    expect(hasEditedIdentity(posted([after]), identity(after))).toBe(true);
    expect(hasEditedIdentity(posted([before]), identity(after))).toBe(false);
  });

  it('is told from it also when both scans say the same', () => {
    const [before, after] = [alertOf([sorted]), alertOf([sorted, { ...sorted }])];
    expect(hasEditedIdentity(posted([after]), identity(after))).toBe(true);
    expect(hasEditedIdentity(posted([before]), identity(after))).toBe(false);
  });
});
