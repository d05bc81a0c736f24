import {
  ApiError,
  type CachedResponse,
  type ConvertResult,
  onlyAgents,
  type Subject,
} from '../../api/index.ts';
import type { Context } from '../../context.ts';
import { canonicalUrl } from '../../links/catalogue.ts';
import type { Texts } from '../../texts/index.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';

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
export async function convertForAllAgents(
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
export async function convertForAgents(
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
