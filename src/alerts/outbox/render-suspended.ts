import { suspendedAlertView } from '../../views/alert-channels.ts';
import { suspendedNotice } from '../report-suspended.ts';
import type { AlertKindRenderer } from './alert-kind-renderer.ts';
import { oldestOf } from './group-by-topic.ts';

/** A channel that a person chose accepts no messages: one channel in one message. */
export const renderSuspendedAlert: AlertKindRenderer = {
  select: (_context, _place, groups) => groups.slice(0, 1).map((group) => group.slice(0, 1)),
  canJoin: () => false,
  digestLine({ data }, texts) {
    const { channelId } = suspendedNotice.parse(JSON.parse(data));
    return `⚠️ ${texts.suspended.line(`<#${channelId}>`)}`;
  },
  async render(_context, { texts }, groups) {
    const { data } = oldestOf(groups.flat());
    return { view: suspendedAlertView(suspendedNotice.parse(JSON.parse(data)), texts) };
  },
};
