import { encodeCustomId } from '../discord/custom-id.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { AlertChannel, AlertEvent } from '../store/index.ts';
import type { Texts } from '../texts/index.ts';
import { COLOURS } from './colours.ts';
import { button, buttonRows } from './components.ts';
import { containerView, sectionWithButton, textDisplay } from './container.ts';
import { relative } from './time.ts';

/** Each takes three of a message's 40 components. */
const CHANNELS_PER_PAGE = 10;

/** What became of a test at an alert channel. */
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
  const lastPage = Math.max(0, Math.ceil(channels.length / CHANNELS_PER_PAGE) - 1) * CHANNELS_PER_PAGE;
  const offset = Math.min(from, lastPage);
  const page = (component: string, to: number) => encodeCustomId('alerts', component, String(to));
  const isPaged = channels.length > CHANNELS_PER_PAGE;
  return containerView(channels.some(isSuspended) ? COLOURS.attention : COLOURS.neutral, [
    textDisplay(`### 🔔 ${texts.alertChannels.title}`),
    ...channels
      .slice(offset, offset + CHANNELS_PER_PAGE)
      .map((channel) =>
        sectionWithButton(
          describe(channel, texts),
          texts.alertChannels.manage,
          encodeCustomId('alerts', 'open', String(channel.id)),
        ),
      ),
    ...(channels.length === 0 ? [textDisplay(texts.alertChannels.noChannels)] : []),
    ...(note === null ? [] : [textDisplay(note)]),
    ...(isPaged
      ? buttonRows([
          button(texts.common.previous, page('earlier', Math.max(0, offset - CHANNELS_PER_PAGE)), {
            disabled: offset === 0,
          }),
          button(texts.common.next, page('later', offset + CHANNELS_PER_PAGE), {
            disabled: offset + CHANNELS_PER_PAGE >= channels.length,
          }),
        ])
      : []),
  ]);
}

/** One alert channel, with what can be done about it. */
export function alertChannelView(channel: AlertChannel, note: string | null, texts: Texts): MessageView {
  const act = (component: string) => encodeCustomId('alerts', component, String(channel.id));
  const { alertChannels } = texts;
  return containerView(isSuspended(channel) ? COLOURS.attention : COLOURS.good, [
    ...(note === null ? [] : [textDisplay(note)]),
    textDisplay(describe(channel, texts)),
    ...buttonRows([
      button(alertChannels.postTest, act('test'), { primary: true }),
      ...(channel.event === 'tracking'
        ? [
            channel.mask
              ? button(alertChannels.showNumbers, act('unmask'))
              : button(alertChannels.maskNumbers, act('mask')),
          ]
        : []),
      button(alertChannels.remove, act('remove')),
      button(alertChannels.allChannels, encodeCustomId('alerts', 'list', '0')),
    ]),
  ]);
}

/** What became of tests, one line a channel. */
export function testResultsView(tested: readonly TestResult[], texts: Texts): MessageView {
  const isFine = tested.every(({ result }) => result === 'posted');
  const lines = tested.map((one) => testResultLine(one, texts));
  return containerView(isFine ? COLOURS.good : COLOURS.attention, [textDisplay(lines.join('\n'))]);
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
  const details = [
    roleId === null ? texts.alertChannels.pingsNobody : texts.alertChannels.pingsRole(`<@&${roleId}>`),
    ...(event === 'tracking' ? [mask ? texts.alertChannels.masked : texts.alertChannels.unmasked] : []),
  ];
  const condition =
    suspendedAt === null
      ? texts.alertChannels.working(lastPostedAt === null ? null : relative(lastPostedAt))
      : texts.alertChannels.suspended(reasonOf(suspensionReason, texts), relative(suspendedAt));
  return `**${eventName(event, texts)}** → <#${channelId}>\n${condition}\n-# ${details.join(' · ')}`;
}

function isSuspended({ suspendedAt }: AlertChannel): boolean {
  return suspendedAt !== null;
}

function reasonOf(reason: string | null, { alertChannels: { reasons } }: Texts): string {
  return Object.entries(reasons).find(([name]) => name === reason)?.[1] ?? reasons.forbidden;
}
