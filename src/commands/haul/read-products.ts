import type { Context } from '../../context.ts';
import { productTopic } from '../../domain/alerts/topic.ts';
import { MAX_HAUL_ITEMS } from '../../domain/hauls/limits.ts';
import { findOtherAddresses } from '../../links/find.ts';
import { inParallel } from '../../process/timing/in-parallel.ts';
import { settlesWithin } from '../../process/timing/waiting.ts';
import { linkedSubjects } from '../../products/linked-products.ts';
import { ApiError, isClientError, type Subject } from '../../service/index.ts';

/** More than fit in a modal or in a command's option, so that all of them are counted. */
const MAX_PASTED_LINKS = 500;
/** The longest wait for short links: a hundred of them take several rounds of calls. */
const SHORT_LINKS_MS = 30_000;

/** The products that a text names, and how many of its links lead to none. */
export interface NamedProducts {
  /** `platform:id`, each once, in the order of the text. */
  readonly products: readonly string[];
  readonly unknown: number;
  /** Short links that the service couldn't follow now. */
  readonly unchecked: number;
  /** How many links weren't read. */
  readonly leftOut: number;
  /** URLs in the text that aren't a product's. */
  readonly others: readonly string[];
}

/** What a link leads to; `unknown`: a short one that leads to no product; `unchecked`: one that couldn't be followed now. */
type ReadLink = { readonly key: string } | 'unknown' | 'unchecked';

/**
 * Reads the products that a text links to, as many as a haul takes. The service says where short links lead.
 * @param waitMs what isn't known by then is unchecked
 */
export async function readProducts(
  text: string,
  context: Pick<Context, 'api'>,
  waitMs = SHORT_LINKS_MS,
): Promise<NamedProducts> {
  const named = await productsOf(linkedSubjects(text, MAX_PASTED_LINKS), context, waitMs);
  return { ...named, others: [...new Set(findOtherAddresses(text, MAX_PASTED_LINKS))] };
}

/** The products behind some links; only the first {@link MAX_HAUL_ITEMS} are resolved. */
export async function productsOf(
  all: readonly Subject[],
  { api }: Pick<Context, 'api'>,
  waitMs = SHORT_LINKS_MS,
): Promise<NamedProducts> {
  const subjects = all.slice(0, MAX_HAUL_ITEMS);
  const read = subjects.map((subject): ReadLink => ('url' in subject ? 'unchecked' : productTopic(subject)));
  const shortLinks = [...subjects.entries()].filter(([, subject]) => 'url' in subject);
  // Waiting counts toward a call's timeout, so more at once would time out.
  const reading = inParallel(shortLinks, api.callerLimit, async ([index, subject]) => {
    read[index] = await followLink(subject, api);
  });
  await settlesWithin(waitMs, reading);
  const products = read.flatMap((link) => (typeof link === 'string' ? [] : [link.key]));
  return {
    products: [...new Set(products)],
    unknown: read.filter((link) => link === 'unknown').length,
    unchecked: read.filter((link) => link === 'unchecked').length,
    leftOut: all.length - subjects.length,
    others: [],
  };
}

async function followLink(subject: Subject, api: Context['api']): Promise<ReadLink> {
  try {
    const { platform, product_id: id } = (await api.lookup(subject)).data;
    return productTopic({ platform, id });
  } catch (error) {
    if (isClientError(error)) return 'unknown';
    if (error instanceof ApiError) return 'unchecked';
    throw error;
  }
}
