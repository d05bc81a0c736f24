/** What a role can be pinged for. */
export const PING_REASONS = ['problems', 'customs', 'out_for_delivery', 'pickup', 'delivered'] as const;

export type PingReason = (typeof PING_REASONS)[number];

export const DEFAULT_PINGS: readonly PingReason[] = ['problems', 'out_for_delivery', 'pickup', 'delivered'];
