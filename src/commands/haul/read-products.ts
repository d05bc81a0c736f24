import { ApiError, isClientError, type Subject } from '../../api/index.ts';
import type { Context } from '../../context.ts';
import { MAX_HAUL_ITEMS } from '../../domain/haul/limits.ts';
import { productTopic } from '../../domain/topic.ts';
import { linkedSubjects } from '../../products/index.ts';
import { inParallel } from '../../timing/in-parallel.ts';
import { settlesWithin } from '../../timing/settles-within.ts';

/** More than fit in a form or in an option of a command, so that all of them are counted. */
const MAX_PASTED_LINKS = 500;
/** The longest wait for short links, of which a hundred take several rounds of calls. */
const SHORT_LINKS_MS = 30_000;

/** The products that a text names, and the links that lead to none. */
export interface NamedProducts {
  /** `platform:id`, each once, in the order of the text. */
  readonly products: readonly string[];
  /** As they were written. */
  readonly unknown: readonly string[];
  /** Short links that the service couldn't follow now, as they were written. */
  readonly unchecked: readonly string[];
  /** How many more links there are than are read. */
  readonly leftOut: number;
}

/**
 * Reads the products that a text links to, as many as a haul takes. The service says where short links lead.
 * @param waitMs what isn't known by then is unchecked
 */
export async function readProducts(
  text: string,
  context: Pick<Context, 'api'>,
  waitMs = SHORT_LINKS_MS,
): Promise<NamedProducts> {
  return productsOf(linkedSubjects(text, MAX_PASTED_LINKS), context, waitMs);
}

/** The products behind some links, of which only the first {@link MAX_HAUL_ITEMS} are followed. */
export async function productsOf(
  all: readonly Subject[],
  { api }: Pick<Context, 'api'>,
  waitMs = SHORT_LINKS_MS,
): Promise<NamedProducts> {
  const subjects = all.slice(0, MAX_HAUL_ITEMS);
  const read = await readSubjects(subjects, api, waitMs);
  const urlsThatAre = (outcome: 'unknown' | 'unchecked') =>
    subjects.flatMap((subject, index) => (read[index] === outcome && 'url' in subject ? [subject.url] : []));
  const products = read.flatMap((one) => (typeof one === 'string' ? [] : [one.key]));
  return {
    products: [...new Set(products)],
    unknown: urlsThatAre('unknown'),
    unchecked: urlsThatAre('unchecked'),
    leftOut: all.length - subjects.length,
  };
}

/** `unknown`: a short link that leads to no product. `unchecked`: one that the service couldn't follow now. */
type ReadSubject = { readonly key: string } | 'unknown' | 'unchecked';

async function readSubjects(
  subjects: readonly Subject[],
  api: Context['api'],
  waitMs: number,
): Promise<readonly ReadSubject[]> {
  const read = subjects.map(
    (subject): ReadSubject => ('url' in subject ? 'unchecked' : productTopic(subject)),
  );
  const shortLinks = [...subjects.entries()].filter(([, subject]) => 'url' in subject);
  // The time that a call waits counts as its own: more at once would run out of it.
  const reading = inParallel(shortLinks, api.callerLimit, async ([index, subject]) => {
    read[index] = await followLink(subject, api);
  });
  await settlesWithin(waitMs, reading);
  return [...read];
}

async function followLink(subject: Subject, api: Context['api']): Promise<ReadSubject> {
  try {
    const { platform, product_id: id } = (await api.lookup(subject)).data;
    return productTopic({ platform, id });
  } catch (error) {
    if (isClientError(error)) return 'unknown';
    if (error instanceof ApiError) return 'unchecked';
    throw error;
  }
}
