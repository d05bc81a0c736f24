import { type APIMessageTopLevelComponent, ComponentType, type Message } from 'discord.js';
import { type GrowingView, type MessageView, mapView } from '../../discord/messages/message-view.ts';

/** The card with further rows below it. */
export function withRows(
  card: MessageView | GrowingView,
  rows: readonly APIMessageTopLevelComponent[],
): MessageView | GrowingView {
  if (rows.length === 0) return card;
  return mapView(card, ({ components = [], ...view }) => ({
    ...view,
    components: [...components, ...rows],
  }));
}

/** Rows below a card; kept when the card's page changes. */
export function rowsBelowCard({ components }: Pick<Message, 'components'>): APIMessageTopLevelComponent[] {
  return components.flatMap((component) =>
    component.type === ComponentType.ActionRow ? [component.toJSON()] : [],
  );
}
