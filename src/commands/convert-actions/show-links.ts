import type { BaseInteraction } from 'discord.js';
import type { Subject } from '../../api/index.ts';
import type { Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import { growingView } from '../../discord/growing-view.ts';
import type { GrowingView, MessageView } from '../../discord/message-view.ts';
import { productTopic } from '../../domain/topic.ts';
import { loadFacts } from '../../products/index.ts';
import { agentLinks } from '../../views/agent-links.ts';
import { convertView } from '../../views/convert.ts';
import { agentOrder } from '../arguments/agent-order.ts';
import { readerOf } from '../reply/reader.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { convertForAgents, convertForAllAgents } from './convert-subject.ts';

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
  const texts = textsForUser(interaction);
  const requested = await convertForAgents(context, subject, agents, texts);
  const found = agentLinks(requested.data, []).map(({ agent }) => agent);
  const missing = agents.filter((agent) => !found.includes(agent));
  // None of the agents that were asked for sells the product: the others are the next best answer.
  const isFallback = missing.length > 0 && found.length === 0;
  const answer = isFallback ? await convertForAllAgents(context, subject, texts) : requested;
  const product = { platform: answer.data.platform, id: answer.data.id };
  const facts = early ?? loadFacts(context, api, product);
  await store.products.markSeen(interaction.user.id, productTopic(product).key, clock());
  const reader = await readerOf(visibility, interaction, context);
  // Agents named in the command take precedence over those in the settings.
  const preferred =
    agents.length > 0 && !isFallback ? agents : await agentOrder(visibility, interaction, context);
  return growingView(facts.complete, () =>
    convertView({ answer, preferred, missing, facts: facts.soFar(), pending: !facts.isComplete() }, reader),
  );
}
