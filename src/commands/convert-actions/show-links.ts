import type { BaseInteraction } from 'discord.js';
import type { Subject } from '../../api/index.ts';
import type { Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import { growingView } from '../../discord/growing-view.ts';
import type { GrowingView, MessageView } from '../../discord/message-view.ts';
import { productTopic } from '../../domain/topic.ts';
import { loadFacts } from '../../products/index.ts';
import { convertView } from '../../views/convert.ts';
import { agentOrder } from '../arguments/agent-order.ts';
import { readerOf } from '../reply/reader.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { convertForAgents } from './convert-subject.ts';

/**
 * Shows a product's links as soon as they have arrived and, shortly after them, what the product is.
 * @param agents only these; all agents if empty
 */
export async function showLinks(
  interaction: BaseInteraction,
  context: Context,
  visibility: Visibility,
  subject: Subject,
  agents: readonly string[] = [],
): Promise<MessageView | GrowingView> {
  const { api, store, clock } = context;
  const early = 'url' in subject ? null : loadFacts(context, api, subject);
  const answer = await convertForAgents(context, subject, agents, textsForUser(interaction));
  const product = { platform: answer.data.platform, id: answer.data.id };
  const facts = early ?? loadFacts(context, api, product);
  await store.products.markSeen(interaction.user.id, productTopic(product).key, clock());
  const reader = await readerOf(visibility, interaction, context);
  // Agents named in the command take precedence over those in the settings.
  const preferred = agents.length > 0 ? agents : await agentOrder(visibility, interaction, context);
  return growingView(facts.complete, () =>
    convertView({ answer, preferred, facts: facts.soFar(), pending: !facts.isComplete() }, reader),
  );
}
