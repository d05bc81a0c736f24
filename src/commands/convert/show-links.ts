import { UserFacingError } from '../../cards/errors.ts';
import type { ReplyMode } from '../../discord/interactions/command.ts';
import { growingView } from '../../discord/messages/message-view.ts';
import { productTopic } from '../../domain/alerts/topic.ts';
import { canonicalUrl } from '../../links/catalogue.ts';
import { agentLinks } from '../../products/cards/agent-links.ts';
import { agentLinkView, allAgentsView, convertView, copyLinksView } from '../../products/cards/convert.ts';
import { loadFacts, NO_FACTS } from '../../products/index.ts';
import {
  ApiError,
  type CachedResponse,
  type ConvertResult,
  onlyAgents,
  type Subject,
} from '../../service/index.ts';
import { oneProduct } from '../arguments/product.ts';
import { agentOrder } from '../replies/agent-link.ts';
import { readerOf } from '../replies/reader.ts';
import { answering, type Card, type CommandRequest, replying, updating } from '../replies/request.ts';
import { withProductRetry } from '../replies/with-product-retry.ts';

/**
 * The URL to convert: the platform's own one, so that the links of all agents to a product share one answer.
 * @throws UserFacingError if the product's platform has no URL that we know
 */
function urlToConvert({ texts }: CommandRequest, subject: Subject): string {
  const url = 'url' in subject ? subject.url : canonicalUrl(subject);
  if (url === null) throw new UserFacingError(texts.errors.linkNotFound);
  return url;
}

/** Links to the product at all agents. Stores the agents' names, because only such an answer names all of them. */
async function convertForAllAgents(
  request: CommandRequest,
  subject: Subject,
): Promise<CachedResponse<ConvertResult>> {
  const { api, store, clock, log } = request.context;
  const requestedAt = clock();
  const answer = await api.convert(urlToConvert(request, subject), {});
  // The agents of a cached answer are already stored; each write is an fsync.
  if (answer.checkedAt < requestedAt) return answer;
  await store.agents.add(Object.keys(answer.data.agents), clock()).catch((error: unknown) => {
    log.error({ err: error }, 'agents not stored');
  });
  return answer;
}

/** Links at these agents; if none are given, at all agents. Requests all if the service rejects the list of agents. */
async function convertForAgents(
  request: CommandRequest,
  subject: Subject,
  agents: readonly string[],
): Promise<CachedResponse<ConvertResult>> {
  if (agents.length === 0) return convertForAllAgents(request, subject);
  try {
    return await request.context.api.convert(urlToConvert(request, subject), { agents });
  } catch (error) {
    // The service does not know one of the agents.
    if (!(error instanceof ApiError) || error.kind !== 'bad_request') throw error;
    const all = await convertForAllAgents(request, subject);
    return { ...all, data: onlyAgents(all.data, agents) };
  }
}

/**
 * Shows a product's links as soon as they have arrived and, shortly after them, what the product is.
 * @param agents only these; all agents if empty
 */
export async function showLinks(
  request: CommandRequest,
  subject: Subject,
  agents: readonly string[] = [],
): Promise<Card> {
  const { context, userId } = request;
  const early = 'url' in subject ? null : loadFacts(context, context.api, subject);
  const requested = await convertForAgents(request, subject, agents);
  const found = agentLinks(requested.data, []).map(({ agent }) => agent);
  const missing = agents.filter((agent) => !found.includes(agent));
  // None of the agents that were asked for sells the product: the others are the next best answer.
  const isFallback = missing.length > 0 && found.length === 0;
  const answer = isFallback ? await convertForAllAgents(request, subject) : requested;
  const product = { platform: answer.data.platform, id: answer.data.id };
  const facts = early ?? loadFacts(context, context.api, product);
  await context.store.products.markSeen(userId, productTopic(product).key, context.clock());
  const reader = await readerOf(request);
  // Agents named in the command take precedence over those in the settings.
  const isChosen = agents.length > 0 && !isFallback;
  const preferred = isChosen ? agents : await agentOrder(request);
  return growingView(facts.complete, () =>
    convertView(
      { answer, preferred, isChosen, missing, facts: facts.soFar(), pending: !facts.isComplete() },
      reader,
    ),
  );
}

/** Shows the links to a product, as a new message or in place. */
const openLinks = (mode: ReplyMode) =>
  answering(mode, oneProduct, (request, product) =>
    withProductRetry(request, 'convert', product, showLinks(request, product)),
  );

/** The menu of agents on messages of earlier versions. */
const chooseAgent = replying(oneProduct, async (request, product, [chosen = '']) => {
  const answer = await convertForAllAgents(request, product);
  return agentLinkView({ answer, facts: NO_FACTS }, chosen, await readerOf(request));
});

export const linkButtons = {
  /** *All 26 agents*. */
  agents: updating(oneProduct, async (request, product) => {
    const { data } = await convertForAllAgents(request, product);
    const own = (await request.context.store.settings.user(request.userId)).agents;
    return allAgentsView(data, own, await readerOf(request));
  }),
  /** Every link, to copy. */
  copy: updating(oneProduct, async (request, product) => {
    const { data } = await convertForAllAgents(request, product);
    return copyLinksView(data, await agentOrder(request), request.texts);
  }),
  agent0: chooseAgent,
  agent1: chooseAgent,
  open: openLinks('reply'),
  links: openLinks('update'),
  again: openLinks('update'),
};
