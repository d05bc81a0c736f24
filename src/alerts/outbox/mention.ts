import { pingReasonOf } from '../../domain/alert-level.ts';
import type { ParcelState } from '../../domain/parcels/wordings/index.ts';
import type { AlertChannel } from '../../store/index.ts';

/** The roles of alert channels, each once. */
export function rolesOf(...channels: readonly (Pick<AlertChannel, 'roleId'> | undefined)[]): string[] {
  return [...new Set(channels.flatMap((channel) => channel?.roleId ?? []))];
}

/** Whether the role of an alert channel is pinged when parcels reach these states. */
export function pingsFor(channel: AlertChannel | undefined, states: readonly ParcelState[]): boolean {
  const reasons = states.map(pingReasonOf);
  return channel?.pings.some((reason) => reasons.includes(reason)) ?? false;
}

/** The roles' mentions come last: a notification starts with what happened. */
export function withMentions(content: string | undefined, roleIds: readonly string[]): string {
  return [content ?? '', ...roleIds.map((id) => `<@&${id}>`)].filter((part) => part !== '').join(' ');
}
