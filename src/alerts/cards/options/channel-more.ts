import { button, dangerButton } from '../../../cards/components.ts';
import { COLOURS, containerCard, sectionWith, sectionWithButton } from '../../../cards/container.ts';
import { inLines, smallLine } from '../../../cards/phrases.ts';
import type { AlertChannel, Destination } from '../../../store/index.ts';
import type { Texts } from '../../../texts/index.ts';
import { type AlertPlace, allChannelsButton, eventName } from '../alert-channels.ts';
import { channelId, destinationId } from './ids-and-levels.ts';
import { switchRow } from './switches.ts';

/** What is rarely changed about a channel, and the ways out. */
export function moreOptionsView({ destination, channels }: Omit<AlertPlace, 'missing'>, texts: Texts) {
  const { alertOptions, alertChannels, common } = texts;
  return containerCard(null, [
    `### ${alertOptions.channelTitle(`<#${destination.discordId}>`)}`,
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

/** Of several kinds of event, one. */
function removeEventRow({ id, event }: AlertChannel, texts: Texts) {
  return sectionWithButton(
    `**${eventName(event, texts)}**`,
    texts.alertChannels.remove,
    channelId(id, 'remove'),
  );
}

/** Asks before a channel and what is set about it are removed. */
export function removeChannelView({ id, discordId }: Destination, { alertChannels, common }: Texts) {
  return containerCard(COLOURS.attention, [
    alertChannels.confirmRemove(`<#${discordId}>`),
    [
      dangerButton(alertChannels.remove, destinationId(id, 'drop')),
      button(common.back, destinationId(id, 'more')),
    ],
  ]);
}
