import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import { parcelChooserView } from '../../../src/views/chooser.ts';
import { followDestinationsView } from '../../../src/views/follow-destinations.ts';
import { parcelsView } from '../../../src/views/parcels.ts';
import { trackView } from '../../../src/views/track.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
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
import { anyScan, anyTracking } from '../../support/arbitrary-results.ts';
import { FILLERS, type Filler, maximalScan, maximalTracking } from '../../support/maximal-results.ts';
import { countOf, descriptionOf, optionCounts, scanCount, textBytes } from '../../support/message-parts.ts';

const offset = fc.integer({ min: 0, max: 100_000 });
const follow = fc.record({
  dm: fc.boolean(),
  here: fc.option(fc.boolean()),
  elsewhere: fc.array(snowflake, { maxLength: 40 }),
  label,
});
const maximalFollow = (filler: Filler) => ({
  dm: true,
  here: true,
  elsewhere: snowflakes(92),
  label: maximalLabel(filler),
});

itIsAccepted('a parcel card with any texts', {
  data: fc.record({ answer: anyTracking, number, offset, follow }),
  maximal: FILLERS.map((filler) => ({
    answer: maximalTracking(filler),
    number: LONGEST_NUMBER,
    offset: 8,
    follow: maximalFollow(filler),
  })),
  render: ({ answer, number: given, ...rest }, texts) =>
    trackView(answer, { ...rest, number: given, ids: idsOf(given, false), shared: false }, texts),
  reaches: {
    'eight scans': (view) => scanCount(view) === 8,
    'all eight buttons': (view) => countOf(view, ComponentType.Button) === 8,
    '5,000 bytes of text': (view) => textBytes(view) > 5_000,
    '2,000 characters of text': (view) => descriptionOf(view).length > 2_000,
  },
  runs: 200,
});

itIsAccepted('a shared parcel card with any texts', {
  data: fc.record({ answer: anyTracking, number, offset }),
  maximal: FILLERS.map((filler) => ({
    answer: maximalTracking(filler),
    number: LONGEST_NUMBER,
    offset: 100_000,
  })),
  render: ({ answer, number: given, offset: from }, texts) =>
    trackView(answer, { number: given, offset: from, ids: idsOf(given, true), shared: true }, texts),
  reaches: {
    'the last scans': (view) => scanCount(view) === 6,
    'its three buttons': (view) => countOf(view, ComponentType.Button) === 3,
  },
  runs: 200,
});

itIsAccepted('a list of the destinations of a parcel', {
  data: fc.record({ number, label, channels: fc.array(fc.option(snowflake), { maxLength: 40 }) }),
  maximal: FILLERS.map((filler) => ({
    number: LONGEST_NUMBER,
    label: maximalLabel(filler),
    channels: snowflakes(92),
  })),
  render: ({ channels, ...parcel }, texts) => {
    const destinations = channels.map((channelId, index) => ({
      followId: Number.MAX_SAFE_INTEGER - index,
      channelId,
    }));
    return followDestinationsView(parcel, destinations, texts);
  },
  reaches: { 'ten destinations': (view) => countOf(view, ComponentType.Section) === 10 },
  runs: 100,
});

const parcel = fc.record({
  number,
  label,
  newest: fc.option(anyScan),
  destinations: fc.array(fc.option(snowflake), { maxLength: 92, size: 'max' }),
  dmClosed: fc.boolean(),
});
const maximalParcel = (filler: Filler, index: number) => ({
  number: longestNumber(index),
  label: maximalLabel(filler),
  newest: maximalScan(filler),
  destinations: [null, ...snowflakes(91)],
  dmClosed: true,
});

itIsAccepted('a list of parcels', {
  data: fc.record({
    parcels: fc.uniqueArray(parcel, { maxLength: 30, selector: (one) => one.number }),
    from: fc.nat(60),
  }),
  maximal: FILLERS.map((filler) => ({
    parcels: Array.from({ length: 24 }, (_, index) => maximalParcel(filler, index)),
    from: 8,
  })),
  render: ({ parcels, from }, texts) => parcelsView(parcels, from, texts),
  reaches: {
    'eight parcels': (view) => optionCounts(view)[0] === 8,
    'Previous and Next': (view) => countOf(view, ComponentType.Button) === 2,
    '3,000 bytes of text': (view) => textBytes(view) > 3_000,
  },
  runs: 100,
});

itIsAccepted('a choice of tracking numbers', {
  data: fc.uniqueArray(number, { maxLength: 40 }),
  maximal: [Array.from({ length: 25 }, (_, index) => longestNumber(index))],
  render: parcelChooserView,
  reaches: { '25 numbers': (view) => optionCounts(view)[0] === 25 },
  runs: 100,
});
