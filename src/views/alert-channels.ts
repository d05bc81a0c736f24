import type { APIButtonComponent } from 'discord.js';
import { encodeCustomId } from '../discord/custom-id.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { AlertChannel, AlertEvent } from '../store/index.ts';
import type { Texts } from '../texts/index.ts';
import { fittingRows } from './button-layout.ts';
import { COLOURS } from './colours.ts';
import { button } from './components.ts';
import { containerCard, sectionWithButton, textDisplay } from './container.ts';
import { dangerButton } from './danger-button.ts';
import { pageAt, pageButtons } from './paging.ts';
import { relative } from './time.ts';

/** Each takes three of a message's 40 components. */
const CHANNELS_PER_PAGE = 10;

/** How a test alert in a channel ended. */
export interface TestResult {
  readonly channelId: string;
  readonly result: 'posted' | keyof Texts['alertChannels']['reasons'];
}

/** The alert channels of a server and whether they work. */
export function alertChannelsView(
  channels: readonly AlertChannel[],
  from: number,
  note: string | null,
  texts: Texts,
): MessageView {
  const page = pageAt(channels, from, CHANNELS_PER_PAGE);
  const pageId = (component: string) => (offset: string) => encodeCustomId('alerts', component, offset);
  return containerCard(channels.some(isSuspended) ? COLOURS.attention : COLOURS.neutral, [
    textDisplay(`### 🔔 ${texts.alertChannels.title}`),
    ...page.items.map((channel) =>
      sectionWithButton(
        describe(channel, texts),
        texts.alertChannels.manage,
        encodeCustomId('alerts', 'open', String(channel.id)),
      ),
    ),
    ...(channels.length === 0 ? [textDisplay(texts.alertChannels.noChannels)] : []),
    ...(note === null ? [] : [textDisplay(note)]),
    ...fittingRows(pageButtons(page, pageId('earlier'), pageId('later'), texts)),
  ]);
}

/** One alert channel, and buttons to test, change and remove it. */
export function alertChannelView(channel: AlertChannel, note: string | null, texts: Texts): MessageView {
  const { alertChannels } = texts;
  const actionId = (component: string) => encodeCustomId('alerts', component, String(channel.id));
  const maskButton = channel.mask
    ? button(alertChannels.showNumbers, actionId('unmask'))
    : button(alertChannels.maskNumbers, actionId('mask'));
  return containerCard(isSuspended(channel) ? COLOURS.attention : COLOURS.good, [
    ...(note === null ? [] : [textDisplay(note)]),
    textDisplay(describe(channel, texts)),
    ...fittingRows([
      button(alertChannels.postTest, actionId('test'), { primary: true }),
      ...(channel.event === 'tracking' ? [maskButton] : []),
      dangerButton(alertChannels.remove, actionId('remove')),
      button(texts.common.back, encodeCustomId('alerts', 'list', '0')),
    ]),
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

function describe(channel: AlertChannel, texts: Texts): string {
  const { channelId, event, roleId, mask, lastPostedAt, suspendedAt, suspensionReason } = channel;
  const { alertChannels } = texts;
  const condition =
    suspendedAt === null
      ? alertChannels.working(lastPostedAt === null ? null : relative(lastPostedAt))
      : alertChannels.suspended(reasonText(suspensionReason, texts), relative(suspendedAt));
  const details = [
    roleId === null ? alertChannels.pingsNobody : alertChannels.pingsRole(`<@&${roleId}>`),
    ...(event === 'tracking' ? [mask ? alertChannels.masked : alertChannels.unmasked] : []),
  ];
  return `**${eventName(event, texts)}** → <#${channelId}>\n${condition}\n-# ${details.join(' · ')}`;
}

function isSuspended({ suspendedAt }: AlertChannel): boolean {
  return suspendedAt !== null;
}

function reasonText(reason: string | null, { alertChannels: { reasons } }: Texts): string {
  return Object.entries(reasons).find(([name]) => name === reason)?.[1] ?? reasons.forbidden;
}
