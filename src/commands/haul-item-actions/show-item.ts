import type { BaseInteraction } from 'discord.js';
import type { Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import { growingView } from '../../discord/growing-view.ts';
import type { GrowingView, MessageView } from '../../discord/message-view.ts';
import { productOfTopic } from '../../domain/topic.ts';
import { figuresOf } from '../../hauls/index.ts';
import { loadFacts, summaryOf } from '../../products/index.ts';
import { haulItemView } from '../../views/haul/item.ts';
import type { VariantSelection } from '../../views/variant-selection.ts';
import { loadAgentLink } from '../reply/agent-link.ts';
import { readerOf } from '../reply/reader.ts';
import { ownItem } from './own-item.ts';

/**
 * Shows an item of a haul, with what can be changed.
 * @param notes what was just done, a sentence each
 * @param choosing a choice of a variant that isn't finished
 * @throws UserFacingError when it was removed, or is somebody else's
 */
export async function showItem(
  interaction: BaseInteraction,
  context: Context,
  visibility: Visibility,
  itemId: number,
  notes: readonly string[] = [],
  choosing: VariantSelection | null = null,
): Promise<MessageView | GrowingView> {
  const { haul, item, position } = await ownItem(interaction, itemId, context);
  const product = productOfTopic(item.product);
  const underWay = loadFacts(context, context.api, product);
  const link = loadAgentLink(interaction, context, visibility, product);
  const reader = await readerOf(visibility, interaction, context);
  return growingView(Promise.all([underWay.complete, link.loaded]), () => {
    const facts = underWay.soFar();
    const loaded = {
      ...{ item, number: position + 1, product, link: link.soFar() },
      ...{ summary: summaryOf(product, facts), lookup: facts.lookup, figures: figuresOf(item, facts.lookup) },
    };
    const pending = !underWay.isComplete();
    return haulItemView(
      { haul, item: loaded, facts, pending, choosing, notes, now: context.clock() },
      reader,
    );
  });
}
