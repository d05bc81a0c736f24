import { type APIMessageTopLevelComponent, ComponentType, type Message } from 'discord.js';
import type { GrowingView, MessageView } from '../../discord/messages/message-view.ts';

/** The card with further rows below it. */
export function withRows(
  card: MessageView | GrowingView,
  rows: readonly APIMessageTopLevelComponent[],
): MessageView | GrowingView {
  if (rows.length === 0) return card;
  const extended = ({ components = [], ...view }: MessageView): MessageView => ({
    ...view,
    components: [...components, ...rows],
  });
  if (!('now' in card)) return extended(card);
  return { now: extended(card.now), later: card.later.then((grown) => grown && extended(grown)) };
}

/** The rows that stand below a message's card: they stay while the card turns its pages. */
export function rowsBelowCard({ components }: Pick<Message, 'components'>): APIMessageTopLevelComponent[] {
  return components.flatMap((component) =>
    component.type === ComponentType.ActionRow ? [component.toJSON()] : [],
  );
}
