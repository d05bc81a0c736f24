import { actionRow, button } from '../../cards/components.ts';
import { COLOURS } from '../../cards/container.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import type { Texts } from '../../texts/index.ts';
import { type Missing, type Outcome, reasonText } from './alert-channels.ts';

interface SuspendedChannel {
  readonly destinationId: number;
  readonly channelId: string;
  readonly reason: string;
  readonly missing: Missing;
}

interface TestedChannel extends Omit<SuspendedChannel, 'reason'> {
  readonly result: Outcome;
}

/** Says in a DM that a channel which the reader chose gets no alerts, and what to do. */
export function suspendedAlertView(channel: SuspendedChannel, texts: Texts): MessageView {
  const { destinationId, channelId, reason } = channel;
  const { suspended, alertChannels } = texts;
  const testId = encodeCustomId('alerts', 'retest', String(destinationId));
  return {
    content: `⚠️ ${suspended.line(`<#${channelId}>`)}`,
    embeds: [{ color: COLOURS.bad, description: whatToDo(channel, texts) }],
    components:
      reason === 'gone' ? [] : [actionRow(button(alertChannels.postTest, testId, { primary: true }))],
  };
}

/** The same message after a test. */
export function retestedView({ result, ...tested }: TestedChannel, texts: Texts): MessageView {
  if (result !== 'posted') return suspendedAlertView({ ...tested, reason: result }, texts);
  const channel = `<#${tested.channelId}>`;
  const embeds = [{ color: COLOURS.good, description: texts.suspended.works(channel) }];
  return { content: texts.alertChannels.tested(channel), embeds, components: [] };
}

/** The same message when the channel accepts messages again. */
export function restoredView(channelId: string, { suspended }: Texts): MessageView {
  return { content: `✅ ${suspended.works(`<#${channelId}>`)}`, embeds: [], components: [] };
}

/** What is missing, or why else, and what to do about it. */
function whatToDo({ reason, missing }: SuspendedChannel, texts: Texts): string {
  const { suspended, permissions } = texts;
  if (reason === 'gone') return suspended.gone;
  const names = missing.map((name) => `**${permissions[name]}**`).join(', ');
  const cause = names === '' ? reasonText(reason, texts) : suspended.missing(names);
  return `${cause} ${suspended.thenTest}\n-# ${suspended.waiting}`;
}
