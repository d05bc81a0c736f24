import { ComponentType, InteractionResponseType } from 'discord.js';
import fc from 'fast-check';
import { callbackErrors } from 'local-discord/rules';
import { expect, it } from 'vitest';
import {
  type FollowPlace,
  followPlacesView,
  followPlaceView,
} from '../../../src/alerts/cards/follow-places.ts';
import { channelOptionsView, eventOptionsView } from '../../../src/alerts/cards/options/channel-card.ts';
import {
  moreOptionsView,
  removeChannelView,
  unmaskView,
} from '../../../src/alerts/cards/options/channel-more.ts';
import { destinationId } from '../../../src/alerts/cards/options/ids-and-levels.ts';
import {
  digestModal,
  holdRefusalView,
  holdView,
  KEPT,
  quietModal,
} from '../../../src/alerts/cards/options/quiet-hours.ts';
import { NEEDED_PERMISSIONS } from '../../../src/discord/messages/channel-permissions.ts';
import { ALERT_LEVELS } from '../../../src/domain/alerts/alert-level.ts';
import { idsWithOrigin, openIds } from '../../../src/parcels/cards/parcel-ids.ts';
import { dmOptionsView, newParcelsView } from '../../../src/settings/cards/dm-alerts.ts';
import { LANGUAGES } from '../../../src/texts/index.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import {
  alertChannel,
  channelDestination,
  maximalChannel,
  maximalDestination,
} from '../../support/arbitrary-destinations.ts';
import {
  LONGEST_NUMBER,
  label,
  maximalLabel,
  number,
  snowflake,
  snowflakes,
} from '../../support/arbitrary-parcels.ts';
import { FILLERS } from '../../support/maximal-results.ts';
import { countOf, optionCounts } from '../../support/message-parts.ts';
import { NOW } from '../../support/parcel-cards.ts';

const LONGEST = maximalDestination('9'.repeat(19));
const TRACKING = maximalChannel(LONGEST, 'tracking', 1);
const BOTH = [TRACKING, maximalChannel(LONGEST, 'qc', 2)];
const note: fc.Arbitrary<string | null> = fc.option(fc.constant('a note'));
const LONG_NOTE = 'note '.repeat(120);

itIsAccepted('the options of a channel', {
  data: fc.record({
    destination: channelDestination,
    channels: fc.uniqueArray(alertChannel, { maxLength: 2, selector: ({ event }) => event }),
    missing: fc.subarray([...NEEDED_PERMISSIONS]),
    isHome: fc.boolean(),
    note,
  }),
  maximal: [
    {
      destination: LONGEST,
      channels: BOTH,
      missing: [...NEEDED_PERMISSIONS],
      isHome: false,
      note: LONG_NOTE,
    },
  ],
  render: ({ note: text, ...options }, texts) => channelOptionsView(options, NOW, text, texts),
  reaches: {
    'five options': (view) => countOf(view, ComponentType.Section) === 5,
    'two menus': (view) => countOf(view, ComponentType.StringSelect) === 2,
    'two buttons in a row': (view) => countOf(view, ComponentType.Button) === 7,
  },
  runs: 100,
});

itIsAccepted('the options of a channel that are rarely changed', {
  data: fc.record({ destination: channelDestination, channels: fc.array(alertChannel, { maxLength: 2 }) }),
  maximal: [{ destination: LONGEST, channels: BOTH }],
  render: moreOptionsView,
  reaches: { 'six buttons': (view) => countOf(view, ComponentType.Button) === 6 },
  runs: 100,
});

itIsAccepted('the question before a channel is removed', {
  data: channelDestination,
  maximal: [LONGEST],
  render: removeChannelView,
  reaches: { 'two buttons': (view) => countOf(view, ComponentType.Button) === 2 },
  runs: 100,
});

itIsAccepted('the options of one kind of event', {
  data: fc.record({ channel: alertChannel, note }),
  maximal: [true, false].map((mask) => ({ channel: { ...TRACKING, mask }, note: LONG_NOTE })),
  render: ({ channel, note: text }, texts) => {
    const view = eventOptionsView(channel, text, texts);
    // For photos a menu of two levels, and one for what a role is pinged for.
    const levels = channel.event === 'qc' ? [2] : [];
    const hasReasons = channel.event === 'tracking' && channel.roleId !== null;
    expect(optionCounts(view)).toEqual([...levels, ...(hasReasons ? [5] : [])]);
    return view;
  },
  reaches: {
    'a menu of roles': (view) => countOf(view, ComponentType.RoleSelect) === 1,
    'a way back': (view) => countOf(view, ComponentType.Button) === 1,
  },
  runs: 100,
});

itIsAccepted('the question before full numbers are shown', {
  data: alertChannel,
  maximal: BOTH,
  render: unmaskView,
  reaches: { 'both buttons': (view) => countOf(view, ComponentType.Button) === 2 },
  runs: 100,
});

itIsAccepted('the options of the reader’s own DMs', {
  data: channelDestination,
  maximal: [LONGEST],
  render: (destination, texts) => dmOptionsView(destination, NOW, texts),
  reaches: { 'four options': (view) => countOf(view, ComponentType.Section) === 4 },
  runs: 100,
});

itIsAccepted('the level of new parcels', {
  data: fc.record({ destination: channelDestination, others: fc.nat(100), note }),
  maximal: [{ destination: LONGEST, others: 100, note: LONG_NOTE }],
  render: ({ destination, others, note: text }, texts) => newParcelsView(destination, others, text, texts),
  reaches: { 'both buttons': (view) => countOf(view, ComponentType.Button) === 2 },
  runs: 100,
});

itIsAccepted('the page of quiet hours and the digest', {
  data: channelDestination,
  maximal: [LONGEST, { ...LONGEST, digestAt: 0 }],
  render: (destination, texts) => holdView(destination, NOW, texts),
  reaches: { 'all four buttons': (view) => countOf(view, ComponentType.Button) === 4 },
  runs: 100,
});

const KEPT_INPUT = ['漢'.repeat(KEPT.time), '"'.repeat(KEPT.time), 'ö'.repeat(KEPT.zone)];

itIsAccepted('what is wrong with a form', {
  data: fc.constant(null),
  maximal: [null],
  render: (_, texts) =>
    holdRefusalView(
      texts.alertOptions.notAZone('x'.repeat(60)),
      destinationId(LONGEST.id, 'quiet', ...KEPT_INPUT),
      destinationId(LONGEST.id, 'hold'),
      texts,
    ),
  reaches: { 'both buttons': (view) => countOf(view, ComponentType.Button) === 2 },
  runs: 1,
});

it.each(LANGUAGES)('Discord accepts the forms in $language', (texts) => {
  for (const typed of [[], KEPT_INPUT]) {
    for (const modal of [quietModal, digestModal]) {
      const data = modal(LONGEST, typed, texts);
      expect(callbackErrors({ type: InteractionResponseType.Modal, data })).toBeNull();
    }
  }
});

const place: fc.Arbitrary<FollowPlace> = fc.record({
  followId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  channelId: fc.option(snowflake),
  level: fc.constantFrom(...ALERT_LEVELS),
  sharesLabel: fc.boolean(),
});
const MANY_PLACES = snowflakes(92).map((channelId, index) => ({
  followId: Number.MAX_SAFE_INTEGER - index,
  channelId,
  level: 'milestones' as const,
  sharesLabel: index % 2 === 0,
}));
const idsOf = (parcel: string) => idsWithOrigin(openIds(parcel), 'p100000');

itIsAccepted('a list of the places where a parcel is followed', {
  data: fc.record({
    number,
    label,
    places: fc.uniqueArray(place, { maxLength: 40, selector: ({ followId }) => followId }),
  }),
  maximal: FILLERS.map((filler) => ({
    number: LONGEST_NUMBER,
    label: maximalLabel(filler),
    places: MANY_PLACES,
  })),
  render: ({ places, ...parcel }, texts) =>
    followPlacesView({ ...parcel, ids: idsOf(parcel.number), hereId: '1' }, places, texts),
  reaches: {
    'nine places': (view) => countOf(view, ComponentType.Section) === 9,
    'all fourteen buttons': (view) => countOf(view, ComponentType.Button) === 14,
  },
  runs: 100,
});

itIsAccepted('how much a follow tells', {
  data: fc.record({
    number,
    label,
    place,
    others: fc.uniqueArray(place, { maxLength: 2, selector: ({ followId }) => followId }),
    managed: fc.option(alertChannel, { nil: undefined }),
  }),
  maximal: FILLERS.flatMap((filler) =>
    MANY_PLACES.slice(0, 2).map((shown) => ({
      number: LONGEST_NUMBER,
      label: maximalLabel(filler),
      place: shown,
      others: [],
      managed: TRACKING,
    })),
  ),
  render: ({ place: shown, others, managed, ...parcel }, texts) => {
    const places = [shown, ...others];
    const followed = { ...parcel, ids: idsOf(parcel.number), hereId: '1' };
    return followPlaceView({ parcel: followed, place: shown, places, managed }, texts);
  },
  reaches: {
    'the name and the channel': (view) => countOf(view, ComponentType.Section) === 2,
    'all seven buttons': (view) => countOf(view, ComponentType.Button) === 7,
  },
  runs: 100,
});
