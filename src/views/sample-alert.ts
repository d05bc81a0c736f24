import type { MessageView } from '../discord/message-view.ts';
import { maskTrackingNumber } from '../domain/mask-number.ts';
import type { AlertEvent } from '../store/index.ts';
import type { Texts } from '../texts/index.ts';
import { COLOURS } from './colours.ts';
import { flag } from './flag.ts';

interface SampleOptions {
  readonly event: AlertEvent;
  readonly masked: boolean;
  readonly roleId: string | null;
}

const NUMBER = 'LP00123456784821CN';

/**
 * A test alert, about a parcel or product that doesn't exist. Its line reads like a real one, so that a push notification
 * shows what real ones will look like; below, it says that it is a test.
 */
export function sampleAlertView({ event, masked, roleId }: SampleOptions, texts: Texts): MessageView {
  const { alertChannels } = texts;
  const number = masked ? maskTrackingNumber(NUMBER) : NUMBER;
  const line =
    event === 'qc'
      ? `📸 **${alertChannels.event.qc}**`
      : `🛵 **${number}**: ${alertChannels.sampleState} · Leipzig ${flag('DE')}`;
  const mention = roleId === null ? [] : [`<@&${roleId}>`];
  return {
    content: [line, ...mention].join(' '),
    embeds: [
      {
        color: event === 'qc' ? COLOURS.neutral : COLOURS.attention,
        description: event === 'qc' ? alertChannels.samplePhotos : alertChannels.sampleStatus,
      },
    ],
  };
}
