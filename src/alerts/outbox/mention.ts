import type { ParcelState } from '../../domain/parcels/wordings/index.ts';
import { pingReasonOf } from '../../domain/ping-reasons.ts';
import type { AlertChannel } from '../../store/index.ts';

/** The role that an alert channel may ping, as a mention; null: none. */
export function mentionOf(channel: Pick<AlertChannel, 'roleId'> | undefined): string | null {
  return channel?.roleId == null ? null : `<@&${channel.roleId}>`;
}

/** Whether the role of an alert channel is pinged when parcels reach these states. */
export function pingsFor(channel: AlertChannel | undefined, states: readonly ParcelState[]): boolean {
  const reasons = states.map(pingReasonOf);
  return channel?.pings.some((reason) => reasons.includes(reason)) ?? false;
}

/** The role's mention comes last: a notification starts with what happened. */
export function withMention(content: string | undefined, mention: string | null): string {
  return [content ?? '', mention ?? ''].filter((part) => part !== '').join(' ');
}
