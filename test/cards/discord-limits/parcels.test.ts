import { ComponentType, InteractionResponseType } from 'discord.js';
import fc from 'fast-check';
import { callbackErrors } from 'local-discord/rules';
import { expect, it } from 'vitest';
import { liveCardView, parcelThreadName } from '../../../src/alerts/cards/live-card.ts';
import { createSeal } from '../../../src/discord/messages/seal.ts';
import { addedParcelsView, addParcelsModal } from '../../../src/parcels/cards/add-parcels.ts';
import { calendarView } from '../../../src/parcels/cards/calendar.ts';
import { moreView } from '../../../src/parcels/cards/parcel-actions.ts';
import { sealNumber } from '../../../src/parcels/cards/parcel-ids.ts';
import { summaryOf } from '../../../src/parcels/cards/parcel-line.ts';
import { moreOfListView, parcelsView } from '../../../src/parcels/cards/parcels.ts';
import { trackView } from '../../../src/parcels/cards/track.ts';
import { agentTextView } from '../../../src/parcels/cards/track-agent-text.ts';
import { historyView } from '../../../src/parcels/cards/track-history.ts';
import { trackListView } from '../../../src/parcels/cards/track-numbers.ts';
import {
  noNumberView,
  productInsteadView,
  tryAgainModal,
  unknownNumberView,
} from '../../../src/parcels/cards/unknown-number.ts';
import type { TrackingUpdate } from '../../../src/service/index.ts';
import { LANGUAGES } from '../../../src/texts/index.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import { anyText } from '../../support/any-text.ts';
import {
  idsOf,
  LONGEST_NUMBER,
  label,
  longestNumber,
  maximalLabel,
  number,
  snowflake,
  snowflakes,
} from '../../support/arbitrary-parcels.ts';
import { anyScan, anyTracking, text } from '../../support/arbitrary-results.ts';
import { FILLERS, type Filler, fill, maximalScan, maximalTracking } from '../../support/maximal-results.ts';
import { countOf, descriptionOf, optionCounts, textBytes } from '../../support/message-parts.ts';
import { arrivingToday, expectedOn, lateSince, NOW } from '../../support/parcel-cards.ts';

const offset = fc.integer({ min: 0, max: 100_000 });
const picture = { name: 'journey.webp', bytes: new Uint8Array([1]) };
const PROBLEM = { ...maximalScan('x'), status: 'Held by customs' };
const seal = createSeal('a token');
const BACK = 'parcels:list:100000';

const arrival = fc.constantFrom(null, expectedOn(), arrivingToday, lateSince());

itIsAccepted('a parcel card with any texts', {
  data: fc.record({
    answer: anyTracking,
    number,
    label,
    following: fc.option(fc.boolean()),
    ended: fc.boolean(),
    picture: fc.option(fc.constant(picture)),
    usual: fc.option(fc.record({ low: fc.nat(), high: fc.nat() })),
    arrival,
  }),
  maximal: FILLERS.map((filler) => {
    const answer = maximalTracking(filler);
    const updates = [...answer.data.updates, PROBLEM];
    return {
      answer: { ...answer, data: { ...answer.data, updates } },
      number: LONGEST_NUMBER,
      label: maximalLabel(filler),
      following: true,
      ended: true,
      picture,
      usual: { low: 1e6, high: 1e7 },
      arrival: lateSince(),
    };
  }),
  render: ({ answer, ...card }, texts) => {
    const masked = card.following === null;
    const shown = masked
      ? { ...card, label: null }
      : { ...card, backId: BACK, done: texts.track.followsHere };
    return trackView(answer, { ...shown, masked, ids: idsOf(card.number, masked), now: NOW }, texts);
  },
  reaches: {
    'its buttons and More': (view) => countOf(view, ComponentType.Button) === 3,
    'a picture': (view) => view.files?.length === 1,
  },
  runs: 200,
});

itIsAccepted('a live card with any texts', {
  data: fc.record({
    scans: fc.array(anyScan, { maxLength: 5 }),
    number,
    label,
    masked: fc.boolean(),
    picture: fc.option(fc.constant(picture)),
    usual: fc.option(fc.record({ low: fc.nat(), high: fc.nat() })),
  }),
  maximal: FILLERS.flatMap((filler) =>
    [maximalScan(filler), PROBLEM].map((newest) => ({
      scans: [newest, maximalScan(filler)],
      number: LONGEST_NUMBER,
      label: maximalLabel(filler),
      masked: true,
      picture,
      usual: { low: 1e6, high: 1e7 },
    })),
  ),
  render: (card, texts) => liveCardView({ ...card, ids: idsOf(card.number, card.masked), now: NOW }, texts),
  reaches: {
    'its buttons': (view) => countOf(view, ComponentType.Button) === 2,
    'a picture': (view) => view.files?.length === 1,
    'what to do': (view) => countOf(view, ComponentType.TextDisplay) === 2,
  },
  runs: 200,
});

it('names threads as Discord accepts them', () => {
  fc.assert(
    fc.property(number, label, fc.boolean(), (named, name, masked) => {
      const { length } = parcelThreadName({ number: named, label: name, masked });
      return length >= 1 && length <= 100;
    }),
  );
});

itIsAccepted('a parcel’s history with any texts', {
  data: fc.record({ answer: anyTracking, number, label, masked: fc.boolean(), offset }),
  maximal: FILLERS.map((filler) => ({
    answer: maximalTracking(filler),
    number: LONGEST_NUMBER,
    label: maximalLabel(filler),
    masked: false,
    offset: 8,
  })),
  render: ({ answer, ...card }, texts) =>
    historyView(answer, { ...card, ids: idsOf(card.number, card.masked), now: NOW }, texts),
  reaches: {
    'three buttons': (view) => countOf(view, ComponentType.Button) === 3,
    '3,000 bytes of text': (view) => textBytes(view) > 3_000,
  },
  runs: 200,
});

itIsAccepted('a text for an agent', {
  // Within a code block, marks are only text.
  data: fc.record({ number, words: anyText({ maxLength: 400 }) }),
  maximal: ['`'.repeat(400), '漢'.repeat(400), ''].map((words) => ({ number: LONGEST_NUMBER, words })),
  render: ({ number: given, words }, texts) =>
    agentTextView(
      { number: given, masked: false },
      { scans: [{ ...PROBLEM, status: words }, PROBLEM], now: NOW },
      texts,
    ),
  reaches: { 'code blocks': (view) => (descriptionOf(view).match(/```/g)?.length ?? 0) >= 2 },
  runs: 100,
});

itIsAccepted('a card about a number without scans', {
  data: fc.record({ number, label, following: fc.boolean(), ended: fc.boolean() }),
  maximal: FILLERS.map((filler) => ({
    number: LONGEST_NUMBER,
    label: maximalLabel(filler),
    following: true,
    ended: true,
  })),
  render: (parcel, texts) =>
    unknownNumberView(
      { ...parcel, masked: false, ids: idsOf(parcel.number, false), backId: BACK, checkedAt: NOW },
      texts,
    ),
  reaches: { 'three buttons': (view) => countOf(view, ComponentType.Button) === 3 },
  runs: 100,
});

itIsAccepted('what else can be done with a parcel', {
  data: fc.record({
    ...{ answer: anyTracking, number, label, following: fc.boolean(), ended: fc.boolean() },
    hasDate: fc.boolean(),
  }),
  maximal: FILLERS.map((filler) => {
    const flags = { following: true, ended: true, hasDate: true };
    const card = { number: LONGEST_NUMBER, label: maximalLabel(filler), ...flags };
    const answer = maximalTracking(filler);
    return { answer: { ...answer, data: { ...answer.data, updates: [PROBLEM] } }, ...card };
  }),
  render: ({ answer, ...card }, texts) =>
    moreView(answer, { ...card, masked: false, ids: idsOf(card.number, false), backId: BACK }, texts),
  reaches: { 'nine buttons': (view) => countOf(view, ComponentType.Button) === 9 },
  runs: 100,
});

itIsAccepted('a card about a mistyped number', {
  data: fc.record({ label, following: fc.boolean(), meant: fc.option(number, { nil: undefined }) }),
  maximal: FILLERS.map((filler) => ({ label: maximalLabel(filler), following: true, meant: LONGEST_NUMBER })),
  render: (parcel, texts) => {
    const typo = { number: 'LX208857134CN', masked: false, ids: idsOf('LX208857134CN', false) };
    return unknownNumberView({ ...parcel, ...typo, checkedAt: NOW }, texts);
  },
  reaches: { 'three buttons': (view) => countOf(view, ComponentType.Button) === 3 },
  runs: 100,
});

itIsAccepted('a card about a product’s link that was typed as a number', {
  data: text,
  maximal: FILLERS.map(fill),
  render: (typed, texts) => productInsteadView(typed, { platform: 'weidian', id: '9'.repeat(20) }, texts),
  reaches: { 'a button': (view) => countOf(view, ComponentType.Button) === 1 },
  runs: 100,
});

itIsAccepted('a card about a text that is no number', {
  data: text,
  maximal: FILLERS.map(fill),
  render: noNumberView,
  reaches: { 'its button': (view) => countOf(view, ComponentType.Button) === 1 },
  runs: 100,
});

const scans = fc.array(fc.oneof(anyScan, fc.constant(PROBLEM)), { maxLength: 3 });
const places = fc.array(fc.option(snowflake), { minLength: 1, maxLength: 4 });
const parcel = fc.record({ number, label, masked: fc.boolean(), scans, places, arrival });
const maximalParcel = (filler: Filler, index: number) => ({
  number: longestNumber(index),
  label: maximalLabel(filler),
  masked: false,
  scans: [maximalScan(filler), PROBLEM],
  places: index === 0 ? [null] : [null, snowflakes(1)[0] ?? ''],
  arrival: lateSince(),
});

const listed = <T extends { readonly scans: readonly TrackingUpdate[] }>(one: T) => ({
  ...one,
  ...summaryOf(one.scans, NOW),
});

itIsAccepted('a list of parcels', {
  data: fc.record({
    parcels: fc.uniqueArray(parcel, { maxLength: 30, selector: (one) => one.number }),
    from: fc.nat(60),
  }),
  maximal: FILLERS.map((filler) => ({
    parcels: Array.from({ length: 24 }, (_, index) => maximalParcel(filler, index)),
    from: 0,
  })),
  render: ({ parcels, from }, texts) =>
    parcelsView(
      { parcels: parcels.map(listed), dmClosed: true, archived: 500, watched: 100 },
      from,
      NOW,
      texts,
    ),
  reaches: {
    'twelve parcels': (view) => optionCounts(view)[0] === 12,
    'Previous, Next, Add, More, and six problems': (view) => countOf(view, ComponentType.Button) === 10,
  },
  runs: 100,
});

itIsAccepted('the days of parcels for a calendar', {
  data: fc.uniqueArray(fc.record({ number, label }), {
    minLength: 1,
    maxLength: 30,
    selector: (one) => one.number,
  }),
  maximal: FILLERS.map((filler) =>
    Array.from({ length: 60 }, (_, index) => ({ number: longestNumber(index), label: maximalLabel(filler) })),
  ),
  render: (parcels, texts) => {
    const dated = { masked: false, uid: 'a@haulmate', arrival: expectedOn() };
    const shown = parcels.map((parcel) => ({ ...parcel, ...dated }));
    return calendarView(shown, { now: NOW, backId: BACK }, texts);
  },
  reaches: { 'a file': (view) => view.files?.length === 1 },
  runs: 50,
});

itIsAccepted('what else there is beside the list of parcels', {
  data: fc.record({
    ...{ parcels: fc.nat(300), archived: fc.nat(500), watched: fc.nat(100) },
    hasDates: fc.boolean(),
  }),
  maximal: [{ parcels: 300, archived: 500, watched: 100, hasDates: true }],
  render: moreOfListView,
  reaches: { 'five buttons': (view) => countOf(view, ComponentType.Button) === 5 },
  runs: 50,
});

itIsAccepted('an answer to a list of numbers', {
  data: fc.record({
    added: fc.array(fc.record({ number, label }), { maxLength: 100 }),
    already: fc.nat(100),
    typos: fc.nat(30),
    // Within a code block, marks are only text.
    invalid: fc.array(anyText({ minLength: 1, maxLength: 400 }), { maxLength: 30 }),
    leftOut: fc.array(fc.constantFrom('7 weren’t added.', '12 weren’t added.'), { maxLength: 2 }),
  }),
  maximal: FILLERS.map((filler) => ({
    added: Array.from({ length: 100 }, (_, index) => ({
      number: longestNumber(index),
      label: maximalLabel(filler),
    })),
    already: 100,
    typos: 100,
    invalid: ['`'.repeat(400), '\u{E0041}\u0000', ...Array.from({ length: 100 }, () => '漢'.repeat(400))],
    leftOut: ['x'.repeat(200), 'x'.repeat(200)],
  })),
  render: addedParcelsView,
  reaches: { 'both buttons': (view) => countOf(view, ComponentType.Button) === 2 },
  runs: 100,
});

itIsAccepted('a list of several numbers', {
  data: fc.record({
    parcels: fc.uniqueArray(parcel, { minLength: 1, maxLength: 10, selector: (one) => one.number }),
    masked: fc.boolean(),
    invalid: fc.array(text, { maxLength: 3 }),
  }),
  maximal: FILLERS.map((filler) => ({
    parcels: Array.from({ length: 10 }, (_, index) => maximalParcel(filler, index)),
    masked: true,
    invalid: [fill(filler)],
  })),
  render: ({ parcels, masked, invalid }, texts) => {
    const tracked = parcels.map((one) => ({
      ...one,
      masked,
      value: masked ? sealNumber(one.number, 'pick', '1', seal) : one.number,
      following: false,
      known: one.scans.length === 1 ? null : summaryOf(one.scans, NOW),
    }));
    const refusal = texts.input.tooManyUnknownNumbers('<t:1763812800:t>');
    return trackListView(tracked, { invalid, more: 90, notes: [refusal, texts.track.followsInDm] }, texts);
  },
  reaches: { 'ten numbers': (view) => optionCounts(view)[0] === 10 },
  runs: 100,
});

it.each(LANGUAGES)('the forms about parcels fit Discord in $language', (texts) => {
  for (const form of [addParcelsModal('x'.repeat(5_000), texts), tryAgainModal(LONGEST_NUMBER, texts)]) {
    expect(callbackErrors({ type: InteractionResponseType.Modal, data: form })).toBeNull();
  }
});
