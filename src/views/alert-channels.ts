import type { APIButtonComponent } from 'discord.js';
import { encodeCustomId } from '../discord/custom-id.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { AlertChannel, AlertEvent, Destination } from '../store/index.ts';
import type { Texts } from '../texts/index.ts';
import { destinationId } from './alert-options/ids.ts';
import { levelName } from './alert-options/levels.ts';
import { optionsInLine } from './alert-options/switches.ts';
import { fittingRows } from './button-layout.ts';
import { COLOURS } from './colours.ts';
import { button } from './components.ts';
import { containerCard, sectionWithButton, textDisplay } from './container.ts';
import { pageAt, pageButtons } from './paging.ts';
import { relative } from './time.ts';

/** So many fit into the 4,000 characters of a message, whatever is set and wrong about them. */
const CHANNELS_PER_PAGE = 7;

/** How a test alert in a channel ended. */
export interface TestResult {
  readonly channelId: string;
  readonly result: 'posted' | keyof Texts['alertChannels']['reasons'];
}

/** A channel with everything that a manager chose to have posted there. */
export interface AlertPlace {
  readonly destination: Destination;
  readonly channels: readonly AlertChannel[];
}

/** The alert channels of a server, what they get, and whether they work. */
export function alertChannelsView(
  places: readonly AlertPlace[],
  from: number,
  note: string | null,
  mention: (command: string) => string,
  texts: Texts,
): MessageView {
  const page = pageAt(places, from, CHANNELS_PER_PAGE);
  const pageId = (component: string) => (offset: string) => encodeCustomId('alerts', component, offset);
  const isSuspended = places.some(({ destination }) => destination.suspendedAt !== null);
  return containerCard(isSuspended ? COLOURS.attention : COLOURS.neutral, [
    textDisplay(`### 🔔 ${texts.alertChannels.title}`),
    ...page.items.map((place) =>
      sectionWithButton(
        describe(place, texts),
        texts.settings.change,
        destinationId(place.destination.id, 'card'),
      ),
    ),
    ...(places.length === 0 ? [textDisplay(texts.alertChannels.noChannels(mention('alerts add')))] : []),
    ...(note === null ? [] : [textDisplay(note)]),
    ...fittingRows(pageButtons(page, pageId('earlier'), pageId('later'), texts)),
  ]);
}

/** What a command did to alert channels, a line each. */
export function alertChannelsNotice(lines: readonly string[], isGood: boolean, texts: Texts): MessageView {
  return containerCard(isGood ? COLOURS.good : COLOURS.attention, [
    textDisplay(lines.join('\n')),
    ...fittingRows([allChannelsButton(texts)]),
  ]);
}

/** Opens the list of the server's alert channels. */
export function allChannelsButton({ alertChannels }: Texts): APIButtonComponent {
  return button(alertChannels.allChannels, encodeCustomId('alerts', 'list', '0'));
}

/** The results of tests, a line per channel. */
export function testResultsView(results: readonly TestResult[], texts: Texts): MessageView {
  const hasPassed = results.every(({ result }) => result === 'posted');
  return alertChannelsNotice(
    results.map((result) => testResultLine(result, texts)),
    hasPassed,
    texts,
  );
}

export function testResultLine({ channelId, result }: TestResult, texts: Texts): string {
  const channel = `<#${channelId}>`;
  if (result === 'posted') return texts.alertChannels.tested(channel);
  return texts.alertChannels.testFailed(channel, texts.alertChannels.reasons[result]);
}

export function eventName(event: AlertEvent, texts: Texts): string {
  return texts.alertChannels.event[event];
}

/** Whether a channel works, and when it last did. */
export function conditionOf(
  { lastPostedAt, suspendedAt, suspensionReason }: Destination,
  texts: Texts,
): string {
  const { alertChannels } = texts;
  if (suspendedAt === null)
    return alertChannels.working(lastPostedAt === null ? null : relative(lastPostedAt));
  return alertChannels.suspended(reasonText(suspensionReason, texts), relative(suspendedAt));
}

function describe({ destination, channels }: AlertPlace, texts: Texts): string {
  const { alertChannels } = texts;
  const events = channels.map(({ event, level }) =>
    texts.track.because(eventName(event, texts), levelName(event, level, texts)),
  );
  const roles = [...new Set(channels.flatMap(({ roleId }) => roleId ?? []))];
  const options = [
    ...roles.map((roleId) => alertChannels.pingsRole(`<@&${roleId}>`)),
    ...(channels.some(({ event, mask }) => event === 'tracking' && !mask) ? [alertChannels.unmasked] : []),
    ...optionsInLine(destination, texts),
  ];
  // A line never starts with the dot.
  return [
    `**<#${destination.discordId}>**`,
    conditionOf(destination, texts),
    ...events,
    ...(options.length === 0 ? [] : [`-# ${options.join('\u00A0· ')}`]),
  ].join('\n');
}

function reasonText(reason: string | null, { alertChannels: { reasons } }: Texts): string {
  return Object.entries(reasons).find(([name]) => name === reason)?.[1] ?? reasons.forbidden;
}
