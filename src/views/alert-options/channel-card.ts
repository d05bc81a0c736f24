import { encodeCustomId } from '../../discord/custom-id.ts';
import type { MessageView } from '../../discord/message-view.ts';
import type { AlertChannel, Destination } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { conditionOf, eventName } from '../alert-channels.ts';
import { fittingRows } from '../button-layout.ts';
import { capitalise } from '../capitalise.ts';
import { COLOURS } from '../colours.ts';
import { button } from '../components.ts';
import { containerCard, textDisplay } from '../container.ts';
import { dangerButton } from '../danger-button.ts';
import { type Setting, settingRow } from '../settings/setting-row.ts';
import { holdSetting } from './hold.ts';
import { channelId, destinationId } from './ids.ts';
import { levelName } from './levels.ts';
import { pingsText } from './pings.ts';
import { switchRow } from './switches.ts';

/** Whether each parcel can get a thread: in a forum it always does, in a thread or an announcement channel it can't. */
export type ThreadSupport = 'optional' | 'always' | 'never';

export interface ChannelOptions {
  readonly destination: Destination;
  /** What a manager chose to have posted there; empty: only what somebody follows there is. */
  readonly channels: readonly AlertChannel[];
  readonly threads: ThreadSupport;
}

/** Everything that is set about the alerts in a channel. @param note what was just done */
export function channelOptionsView(
  { destination, channels, threads }: ChannelOptions,
  now: number,
  note: string | null,
  texts: Texts,
): MessageView {
  const { alertOptions, alertChannels, common } = texts;
  const isAlertChannel = channels.length > 0;
  const id = (component: string) => destinationId(destination.id, component);
  return containerCard(destination.suspendedAt === null ? null : COLOURS.attention, [
    textDisplay(
      `### ${alertOptions.channelTitle(`<#${destination.discordId}>`)}\n${
        isAlertChannel ? conditionOf(destination, texts) : alertOptions.followsOnly
      }`,
    ),
    ...(note === null ? [] : [textDisplay(note)]),
    ...channels.map((channel) =>
      settingRow(eventSetting(channel, texts), channelId(channel.id, 'event'), texts),
    ),
    settingRow(holdSetting(destination, now, texts), id('hold'), texts),
    switchRow('liveCards', destination, texts),
    ...(threads === 'optional' ? [switchRow('threads', destination, texts)] : []),
    switchRow('silent', destination, texts),
    ...fittingRows([
      ...(isAlertChannel ? [button(alertChannels.postTest, id('try'))] : []),
      button(common.back, encodeCustomId('alerts', 'list', '0')),
      ...(isAlertChannel ? [dangerButton(alertChannels.remove, id('drop'))] : []),
    ]),
  ]);
}

/** "Milestones and problems", and below it whom it pings and whether numbers are masked. */
function eventSetting(channel: AlertChannel, texts: Texts): Setting {
  const { event, level, mask } = channel;
  const { alertChannels } = texts;
  const details = [
    pingsText(channel, texts),
    ...(event === 'tracking' ? [mask ? alertChannels.masked : alertChannels.unmasked] : []),
  ];
  return {
    name: eventName(event, texts),
    value: `${capitalise(levelName(event, level, texts), texts)}\n-# ${details.join('\u00A0· ')}`,
  };
}
