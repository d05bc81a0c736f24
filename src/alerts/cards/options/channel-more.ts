import { button, dangerButton } from '../../../cards/components.ts';
import { COLOURS, containerCard, sectionWith, sectionWithButton } from '../../../cards/container.ts';
import { inLines, smallLine } from '../../../cards/phrases.ts';
import type { AlertChannel, Destination } from '../../../store/index.ts';
import type { Texts } from '../../../texts/index.ts';
import { type AlertPlace, allChannelsButton, eventName } from '../alert-channels.ts';
import { channelId, destinationId } from './ids-and-levels.ts';
import { switchRow } from './switches.ts';

/** Options of a channel that are rarely changed, and how to remove it. */
export function moreOptionsView(
  { destination, channels }: Pick<AlertPlace, 'destination' | 'channels'>,
  texts: Texts,
) {
  const { alertOptions, alertChannels, common } = texts;
  return containerCard(null, [
    `### <#${destination.discordId}> › ${alertOptions.more}`,
    switchRow('silent', destination, texts),
    ...(channels.length > 1 ? channels.map((channel) => removeEventRow(channel, texts)) : []),
    channels.length > 0 &&
      sectionWith(
        inLines([`**${alertChannels.allHere}**`, smallLine([alertChannels.clearsSettings])]),
        dangerButton(alertChannels.remove, destinationId(destination.id, 'askdrop')),
      ),
    [button(common.back, destinationId(destination.id, 'card')), allChannelsButton(texts)],
  ]);
}

/** One of several kinds of event. */
function removeEventRow({ id, event }: AlertChannel, texts: Texts) {
  return sectionWithButton(
    `**${eventName(event, texts)}**`,
    texts.alertChannels.remove,
    channelId(id, 'remove'),
  );
}

/** Asks before everyone in a channel sees full numbers. */
export function unmaskView({ id, destinationId: at, channelId: where }: AlertChannel, texts: Texts) {
  const { alertChannels, common } = texts;
  return containerCard(COLOURS.attention, [
    alertChannels.confirmUnmask(`<#${where}>`),
    [
      dangerButton(alertChannels.showFull, channelId(id, 'reveal')),
      button(common.back, destinationId(at, 'card')),
    ],
  ]);
}

/** Asks before a channel is removed with its options. */
export function removeChannelView({ id, discordId }: Destination, { alertChannels, common }: Texts) {
  return containerCard(COLOURS.attention, [
    alertChannels.confirmRemove(`<#${discordId}>`),
    [
      dangerButton(alertChannels.remove, destinationId(id, 'drop')),
      button(common.back, destinationId(id, 'more')),
    ],
  ]);
}
