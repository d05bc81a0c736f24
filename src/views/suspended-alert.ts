import { encodeCustomId } from '../discord/custom-id.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { Texts } from '../texts/index.ts';
import { COLOURS } from './colours.ts';
import { button, buttonRows } from './components.ts';

export interface SuspendedChannel {
  readonly destinationId: number;
  readonly channelId: string;
  /** Why Discord refuses messages there. */
  readonly reason: string;
  /** Discord's names of the missing permissions; empty: none, or not known. */
  readonly missing: readonly (keyof Texts['permissions'])[];
}

interface TestedChannel extends Omit<SuspendedChannel, 'reason'> {
  readonly result: 'posted' | keyof Texts['alertChannels']['reasons'];
}

/** Says in a DM that a channel which the reader chose gets no alerts, and what to do. */
export function suspendedAlertView(channel: SuspendedChannel, texts: Texts): MessageView {
  const { destinationId, channelId, reason } = channel;
  const { suspended, alertChannels } = texts;
  const isGone = reason === 'gone';
  return {
    content: `⚠️ ${suspended.line(`<#${channelId}>`)}`,
    embeds: [{ color: COLOURS.bad, description: whatToDo(channel, texts) }],
    components: isGone
      ? []
      : buttonRows([
          button(alertChannels.postTest, encodeCustomId('alerts', 'retest', String(destinationId)), {
            primary: true,
          }),
        ]),
  };
}

/** The same message after a test. */
export function retestedView({ result, ...tested }: TestedChannel, texts: Texts): MessageView {
  const channel = `<#${tested.channelId}>`;
  if (result === 'posted') {
    const description = texts.suspended.works(channel);
    return {
      content: texts.alertChannels.tested(channel),
      embeds: [{ color: COLOURS.good, description }],
      components: [],
    };
  }
  return suspendedAlertView({ ...tested, reason: result }, texts);
}

/** The same message when the channel accepts messages again. */
export function restoredView(channelId: string, { suspended }: Texts): MessageView {
  return { content: `✅ ${suspended.works(`<#${channelId}>`)}`, embeds: [], components: [] };
}

/** What is missing, or why else, and what to do about it. */
function whatToDo({ reason, missing }: SuspendedChannel, texts: Texts): string {
  const { suspended, permissions, alertChannels } = texts;
  if (reason === 'gone') return suspended.gone;
  const cause =
    missing.length > 0
      ? suspended.missing(missing.map((name) => `**${permissions[name]}**`).join(', '))
      : (Object.entries(alertChannels.reasons).find(([name]) => name === reason)?.[1] ??
        alertChannels.reasons.forbidden);
  return `${cause} ${suspended.thenTest}\n-# ${suspended.waiting}`;
}
