import type { BaseInteraction } from 'discord.js';
import type { Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import { growingView } from '../../discord/growing-view.ts';
import type { GrowingView, MessageView } from '../../discord/message-view.ts';
import { productOfTopic } from '../../domain/topic.ts';
import { convertHaul } from '../../hauls/index.ts';
import { isOpenAgent } from '../../links/catalogue.ts';
import type { Haul } from '../../store/index.ts';
import { haulLinksView } from '../../views/haul/links.ts';
import { agentOrder } from '../arguments/agent-order.ts';
import { refuseEmpty } from '../haul-actions/refuse-empty.ts';
import { textsForUser } from '../reply/reply-texts.ts';

interface Shown {
  /** An item of the page. */
  readonly from: number;
  /** Null: the reader's first one. */
  readonly agent: string | null;
}

/**
 * Shows a haul's links at one agent as soon as they have arrived; those that take longer follow.
 * @throws UserFacingError for a haul without items
 */
export async function showHaulLinks(
  interaction: BaseInteraction,
  context: Context,
  visibility: Visibility,
  haul: Haul,
  { from, agent }: Shown,
): Promise<MessageView | GrowingView> {
  const texts = textsForUser(interaction);
  refuseEmpty(haul, texts);
  const underWay = convertHaul(context, context.api, haul.items);
  const [order, known] = await Promise.all([
    agentOrder(visibility, interaction, context),
    context.store.products.find(haul.items.map(({ product }) => product)),
  ]);
  const preferred = order.filter(isOpenAgent);
  // An agent that has closed since the card was shown is no choice any more.
  const chosen = agent !== null && isOpenAgent(agent) ? agent : null;
  return growingView(underWay.complete, () => {
    const links = underWay.soFar();
    const items = haul.items.map(({ product }, index) => ({
      product: productOfTopic(product),
      title: known.get(product)?.title ?? null,
      links: links[index] ?? ('no_answer' as const),
    }));
    return haulLinksView({ haul, items, chosen, preferred, from }, texts);
  });
}
