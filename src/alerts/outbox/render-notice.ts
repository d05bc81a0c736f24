import type { AlertKindRenderer } from './alert-kind-renderer.ts';

/** What the bot noticed: one notice in one message. */
export const renderNotice: AlertKindRenderer = {
  select: (_context, _place, groups) => groups.slice(0, 1).map((group) => group.slice(0, 1)),
  canJoin: () => false,
  async render() {
    throw new Error('notices have no message yet');
  },
};
