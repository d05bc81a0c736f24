import { canonicalUrl } from '../links/catalogue.ts';
import { findLinks } from '../links/find.ts';
import { type Api, ApiError, type ConvertResult, type Subject, subjectKey } from '../service/index.ts';
import { type FactsDeps, type FactsUnderWay, loadFacts } from './index.ts';

/** A linked product: its links at the agents, and its facts, which may still be loading. */
export interface LinkedProduct {
  readonly links: ConvertResult;
  readonly facts: FactsUnderWay;
}

/**
 * Loads the links of products at all agents, and their facts in parallel. The links are asked for first, because nothing
 * can be shown without them.
 * @param api the client of the user who waits
 * @returns an outcome for each product: a failed one has an {@link ApiError}
 */
export function loadLinkedProducts(deps: FactsDeps, api: Api, subjects: readonly Subject[]) {
  const asked = subjects.map((subject) => ({ subject, conversion: convert(api, subject) }));
  return Promise.allSettled(
    asked.map(async ({ subject, conversion }): Promise<LinkedProduct> => {
      // Only the service knows which product a short link leads to.
      const early = 'url' in subject ? null : loadFacts(deps, api, subject);
      const links = await conversion;
      return { links, facts: early ?? loadFacts(deps, api, { platform: links.platform, id: links.id }) };
    }),
  );
}

async function convert(api: Api, subject: Subject): Promise<ConvertResult> {
  const url = 'url' in subject ? subject.url : canonicalUrl(subject);
  if (url === null) throw new ApiError('not_found', { operation: 'convert' });
  return (await api.convert(url)).data;
}

/**
 * The products that a text links to, each once, in order. Links in code and in `<…>` count; links to shops do not.
 * @param maxLinks further links are ignored; as many as a message may have by default
 */
export function linkedSubjects(text: string, maxLinks?: number): Subject[] {
  const subjects = findLinks(text, maxLinks).flatMap(({ link }): Subject[] =>
    link.kind === 'shop' ? [] : [link.kind === 'product' ? link.product : { url: link.url }],
  );
  return [...new Map(subjects.map((subject) => [subjectKey(subject), subject])).values()];
}
