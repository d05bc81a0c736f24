import type { MessageView } from '../../discord/message-view.ts';
import type { AlertChannel } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { eventName } from '../alert-channels.ts';
import { fittingRows } from '../button-layout.ts';
import { capitalise } from '../capitalise.ts';
import { button } from '../components.ts';
import { containerCard, textDisplay } from '../container.ts';
import { dangerButton } from '../danger-button.ts';
import { channelId, destinationId } from './ids.ts';
import { levelMenu } from './levels.ts';
import { pingMenus } from './pings.ts';

/** One kind of event in an alert channel: how much of it is posted, whom it pings, and whether numbers are masked. */
export function eventOptionsView(
  channel: AlertChannel,
  { note, isOnly }: { readonly note: string | null; readonly isOnly: boolean },
  texts: Texts,
): MessageView {
  const { id, event, level, mask } = channel;
  const { alertChannels, alertOptions, common } = texts;
  const maskButton = mask
    ? button(alertChannels.showNumbers, channelId(id, 'unmask'))
    : button(alertChannels.maskNumbers, channelId(id, 'mask'));
  return containerCard(null, [
    textDisplay(`### ${eventName(event, texts)} · <#${channel.channelId}>`),
    ...(note === null ? [] : [textDisplay(note)]),
    ...levelMenu(channelId(id, 'level'), event, level, texts),
    textDisplay(`**${alertOptions.pinged}**`),
    ...pingMenus(channel, texts),
    ...(event === 'tracking'
      ? [textDisplay(`-# ${capitalise(mask ? alertChannels.masked : alertChannels.unmasked, texts)}`)]
      : []),
    ...fittingRows([
      ...(event === 'tracking' ? [maskButton] : []),
      button(common.back, destinationId(channel.destinationId, 'card')),
      // The only event is removed with its channel, on the card before.
      ...(isOnly ? [] : [dangerButton(alertChannels.remove, channelId(id, 'remove'))]),
    ]),
  ]);
}
