import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import { dateAlertView } from '../../../src/alerts/cards/date-alert.ts';
import { endedAlertView, stallAlertView } from '../../../src/alerts/cards/stall-alert.ts';
import { STALL_STAGES } from '../../../src/domain/parcels/state-of-parcel.ts';
import { type AnsweredParcel, missingView, receivedView } from '../../../src/parcels/cards/receipt.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import { dateNotice, daysFrom, expectedIn, lateUntil } from '../../support/arbitrary-dates.ts';
import { idsOf, LONGEST_NUMBER, label, maximalLabel, number } from '../../support/arbitrary-parcels.ts';
import { anyScan } from '../../support/arbitrary-results.ts';
import { FILLERS, maximalScan } from '../../support/maximal-results.ts';
import { countOf } from '../../support/message-parts.ts';
import { NOW } from '../../support/parcel-cards.ts';

const days = fc.nat();

const silentParcel = fc
  .record({
    number,
    label,
    masked: fc.boolean(),
    stage: fc.constantFrom(...STALL_STAGES),
    silentDays: days,
    day: fc.option(days),
    scan: fc.option(anyScan),
  })
  .map((parcel) => ({ ...parcel, ids: idsOf(parcel.number, parcel.masked) }));

const maximal = FILLERS.flatMap((filler) =>
  STALL_STAGES.map((stage) => ({
    number: LONGEST_NUMBER,
    label: maximalLabel(filler),
    masked: true,
    ids: idsOf(LONGEST_NUMBER, true),
    stage,
    silentDays: Number.MAX_SAFE_INTEGER,
    day: Number.MAX_SAFE_INTEGER,
    scan: { ...maximalScan(filler), at: NOW },
  })),
);

itIsAccepted('an alert about a parcel without scans', {
  data: silentParcel,
  maximal,
  render: stallAlertView,
  reaches: { 'three buttons': (view) => countOf(view, ComponentType.Button) === 3 },
  runs: 200,
});

itIsAccepted('an alert about a parcel that is no longer checked', {
  data: silentParcel,
  maximal,
  render: endedAlertView,
  reaches: { 'two buttons': (view) => countOf(view, ComponentType.Button) === 2 },
  runs: 200,
});

itIsAccepted('an alert about a date without a scan', {
  data: fc
    .record({ number, label, masked: fc.boolean(), notice: dateNotice, canBeFewer: fc.boolean() })
    .map(({ notice, ...parcel }) => ({ ...parcel, ...notice, ids: idsOf(parcel.number, parcel.masked) })),
  maximal: maximal.flatMap(({ scan, day, number, label, masked, ids }) =>
    [expectedIn(3, 7), lateUntil(5)].map((arrival) => ({
      ...{ number, label, masked, ids, day, arrival, before: daysFrom(2, 4), canBeFewer: true },
      scan: scan === null ? null : { ...scan, at: NOW },
    })),
  ),
  render: dateAlertView,
  reaches: { 'two buttons': (view) => countOf(view, ComponentType.Button) === 2 },
  runs: 200,
});

type Answered = Omit<AnsweredParcel, 'ids' | 'masked'>;

const answer: fc.Arbitrary<Answered> = fc.record({
  number,
  label,
  message: fc.constantFrom('card', 'alert'),
  backId: fc.constantFrom('parcels:list:100000', undefined),
});
const maximalAnswers = FILLERS.flatMap((filler) =>
  (['card', 'alert'] as const).map(
    (message): Answered => ({
      number: LONGEST_NUMBER,
      label: maximalLabel(filler),
      message,
      backId: 'parcels:list:100000',
    }),
  ),
);
const answered = (parcel: Answered): AnsweredParcel => ({
  ...parcel,
  masked: false,
  ids: idsOf(parcel.number, false),
});

itIsAccepted('the answer to “Got it”', {
  data: fc.tuple(answer, fc.option(days)),
  maximal: maximalAnswers.map((parcel): [Answered, number] => [parcel, Number.MAX_SAFE_INTEGER]),
  render: ([parcel, took], texts) => receivedView(answered(parcel), took, null, texts),
  reaches: { 'two buttons': (view) => countOf(view, ComponentType.Button) === 2 },
  runs: 100,
});

itIsAccepted('the answer to “Not here yet”', {
  data: fc.tuple(answer, fc.boolean()),
  maximal: maximalAnswers.map((parcel): [Answered, boolean] => [parcel, false]),
  render: ([parcel, followed], texts) => missingView(answered(parcel), followed, texts),
  reaches: { 'two buttons': (view) => countOf(view, ComponentType.Button) === 2 },
  runs: 100,
});
