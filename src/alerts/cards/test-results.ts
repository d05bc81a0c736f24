import { COLOURS, containerCard, sectionWithButton } from '../../cards/container.ts';
import { pageAt, pageButtons } from '../../cards/paging.ts';
import { inLines, smallLine } from '../../cards/phrases.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import type { Texts } from '../../texts/index.ts';
import {
  type AlertPlace,
  alertChannelsNotice,
  CHANNELS_PER_PAGE,
  describePlace,
  type Missing,
  type Outcome,
  refusalText,
} from './alert-channels.ts';
import { destinationId } from './options/ids-and-levels.ts';

export interface TestResult {
  readonly channelId: string;
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
    ...page.items.map((place) =>
      sectionWithButton(describePlace(place, texts), postTest, destinationId(place.destination.id, 'try')),
    ),
    pageButtons(page, pageId('test-earlier'), pageId('test-later'), texts),
  ]);
}

/** What became of the tests, a line each. */
export function testResultsView(results: readonly TestResult[], texts: Texts): MessageView {
  const hasPassed = results.every(({ result }) => result === 'posted');
  const lines = results.map((result) => testResultLine(result, texts));
  return alertChannelsNotice(lines, hasPassed, texts);
}

export function testResultLine({ channelId, result, missing }: TestResult, texts: Texts): string {
  const channel = `<#${channelId}>`;
  if (result === 'posted') return texts.alertChannels.tested(channel);
  if (missing.length > 0) return `🔴 ${refusalText(channelId, result, missing, texts)}`;
  return texts.alertChannels.testFailed(channel, texts.alertChannels.reasons[result]);
}
