import type { BaseInteraction } from 'discord.js';
import * as z from 'zod';
import { UserFacingError } from '../../cards/errors.ts';
import type { Context } from '../../context.ts';
import type { ReplyMode, Visibility } from '../../discord/interactions/command.ts';
import { type GrowingView, growingView, type MessageView } from '../../discord/messages/message-view.ts';
import { productTopic } from '../../domain/alerts/topic.ts';
import { canonicalUrl } from '../../links/catalogue.ts';
import { agentLinks } from '../../products/cards/agent-links.ts';
import { agentLinkView, convertView, copyLinksView } from '../../products/cards/convert.ts';
import { loadFacts, NO_FACTS } from '../../products/index.ts';
import {
  ApiError,
  type CachedResponse,
  type ConvertResult,
  onlyAgents,
  type Subject,
} from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import { productArgs } from '../arguments/product.ts';
import { privateComponent } from '../builders/define-component.ts';
import { agentOrder } from '../replies/agent-link.ts';
import { readerOf, textsForUser } from '../replies/reader.ts';
import { withProductRetry } from '../replies/with-product-retry.ts';

/**
 * The URL to convert: the platform's own one, so that the links of all agents to a product share one answer.
 * @throws UserFacingError if the product's platform has no URL that we know
 */
function urlToConvert(subject: Subject, texts: Texts): string {
  const url = 'url' in subject ? subject.url : canonicalUrl(subject);
  if (url === null) throw new UserFacingError(texts.errors.linkNotFound);
  return url;
}

/** Links to the product at all agents. Stores the agents' names, because only such an answer names all of them. */
async function convertForAllAgents(
  context: Context,
  subject: Subject,
  texts: Texts,
): Promise<CachedResponse<ConvertResult>> {
  const { api, store, clock, log } = context;
  const requestedAt = clock();
  const answer = await api.convert(urlToConvert(subject, texts), {});
  // The agents of a cached answer are already stored; each write is an fsync.
  if (answer.checkedAt < requestedAt) return answer;
  await store.agents.add(Object.keys(answer.data.agents), clock()).catch((error: unknown) => {
    log.error({ err: error }, 'agents not stored');
  });
  return answer;
}

/** Links at these agents; if none are given, at all agents. Requests all if the service rejects the list of agents. */
async function convertForAgents(
  context: Context,
  subject: Subject,
  agents: readonly string[],
  texts: Texts,
): Promise<CachedResponse<ConvertResult>> {
  if (agents.length === 0) return convertForAllAgents(context, subject, texts);
  try {
    return await context.api.convert(urlToConvert(subject, texts), { agents });
  } catch (error) {
    // The service does not know one of the agents.
    if (!(error instanceof ApiError) || error.kind !== 'bad_request') throw error;
    const all = await convertForAllAgents(context, subject, texts);
    return { ...all, data: onlyAgents(all.data, agents) };
  }
}

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

/** Shows the links to a product, beside another card or in place. */
const openLinks = (mode: ReplyMode) =>
  privateComponent({
    mode,
    args: z.tuple([...productArgs]),
    view: ({ interaction, args: [platform, id] }, context, visibility) =>
      withProductRetry(
        'convert',
        { platform, id },
        showLinks(interaction, context, visibility, { platform, id }),
        context,
        textsForUser(interaction),
      ),
  });

/** The menu of agents on messages of earlier versions. */
const chooseAgent = privateComponent({
  mode: 'reply',
  args: z.tuple([...productArgs]),
  async view({ interaction, args: [platform, id], values: [chosen = ''] }, context, visibility) {
    const answer = await convertForAllAgents(context, { platform, id }, textsForUser(interaction));
    const reader = await readerOf(visibility, interaction, context);
    return agentLinkView({ answer, facts: NO_FACTS }, chosen, reader);
  },
});

export const linkButtons = {
  /** Every link, to copy. */
  copy: privateComponent({
    mode: 'update',
    args: z.tuple([...productArgs]),
    async view({ interaction, args: [platform, id] }, context) {
      const texts = textsForUser(interaction);
      const answer = await convertForAllAgents(context, { platform, id }, texts);
      return copyLinksView(answer.data, await agentOrder('private', interaction, context), texts);
    },
  }),
  agent0: chooseAgent,
  agent1: chooseAgent,
  open: openLinks('reply'),
  links: openLinks('update'),
  again: openLinks('update'),
};
