import type { alertChannels } from './schema/index.ts';

/** The kinds of event that a channel can be an alert channel for. */
export type AlertEvent = (typeof alertChannels.$inferSelect)['event'];
