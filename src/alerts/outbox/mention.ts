import type { AlertChannel } from '../../store/index.ts';

/** The role that an alert channel may ping, as a mention; null: none. */
export function mentionOf(channel: AlertChannel | undefined): string | null {
  return channel?.roleId == null ? null : `<@&${channel.roleId}>`;
}
