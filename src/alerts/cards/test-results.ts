import { clockTime } from '../../cards/clock-time.ts';
import { COLOURS, containerCard } from '../../cards/container.ts';
import { pageAt, pageButtons } from '../../cards/paging.ts';
import { inLines, smallLine } from '../../cards/phrases.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { minuteOfDay, nextHold } from '../../domain/alerts/hold.ts';
import type { AlertChannel, Destination } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import {
  type AlertPlace,
  alertChannelsNotice,
  CHANNELS_PER_PAGE,
  type Missing,
  type Outcome,
  placeRow,
  refusalText,
} from './alert-channels.ts';
import { destinationId, isCardOnly } from './options/ids-and-levels.ts';

export interface TestResult {
  /** As it was before the test. */
  readonly destination: Destination;
  readonly channels: readonly AlertChannel[];
  readonly result: Outcome;
  readonly missing: Missing;
}

/** Asks in which of several channels a test is to be posted: everyone there sees it, and a role may be pinged. */
export function testPlacesView(places: readonly AlertPlace[], from: number, texts: Texts): MessageView {
  const page = pageAt(places, from, CHANNELS_PER_PAGE);
  const pageId = (component: string) => (offset: string) => encodeCustomId('alerts', component, offset);
  const { testWhere, testSeen, postTest } = texts.alertChannels;
  return containerCard(COLOURS.neutral, [
    inLines([`### ${testWhere}`, smallLine([testSeen])]),
    ...page.items.flatMap((place) =>
      placeRow(place, postTest, destinationId(place.destination.id, 'try'), texts),
    ),
    pageButtons(page, pageId('test-earlier'), pageId('test-later'), texts),
  ]);
}

/** The result of a test, and what differs from it in real alerts. */
export function testResultsView(result: TestResult, now: number, texts: Texts): MessageView {
  return alertChannelsNotice([testResultLines(result, now, texts)], result.result === 'posted', texts);
}

export function testResultLines(test: TestResult, now: number, texts: Texts): string {
  const { destination, result, missing } = test;
  const { discordId, suspendedAt } = destination;
  const channel = `<#${discordId}>`;
  const { alertChannels, suspended } = texts;
  if (result === 'posted') {
    const line = suspendedAt === null ? alertChannels.tested(channel) : `✅ ${suspended.works(channel)}`;
    return inLines([line, ...unlikeTheTest(test, now, texts)]);
  }
  if (missing.length > 0) return `🔴 ${refusalText(discordId, result, missing, texts)}`;
  return alertChannels.testFailed(channel, alertChannels.reasons[result]);
}

/** A test is one post, at once: what real alerts are where that isn't so. */
function unlikeTheTest({ destination, channels }: TestResult, now: number, texts: Texts): string[] {
  const { testIsNoCard, testHasNoCard, testWaits } = texts.alertChannels;
  const { liveCards, cardsOnly, timeZone } = destination;
  const hasCards = liveCards && channels.some(({ event }) => event === 'tracking');
  const hasPosts = channels.some(({ event }) => !isCardOnly(event, destination));
  const hold = nextHold(destination, now);
  const isHeld = hasPosts && hold !== null && hold.from <= now;
  return [
    ...(hasCards ? [cardsOnly ? testIsNoCard : testHasNoCard] : []),
    ...(isHeld ? [testWaits(clockTime(minuteOfDay(hold.until, timeZone ?? 'UTC'), texts.locale))] : []),
  ];
}
