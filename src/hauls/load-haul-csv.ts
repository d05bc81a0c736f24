import { productOfTopic } from '../domain/alerts/topic.ts';
import { canonicalUrl } from '../links/catalogue.ts';
import { inParallel } from '../process/timing/in-parallel.ts';
import { type FactsDeps, indexVariants } from '../products/index.ts';
import {
  type Api,
  ApiError,
  type ConvertResult,
  isClientError,
  type LookupResult,
  type QcResult,
} from '../service/index.ts';
import {
  countedItemOf,
  type HaulContent,
  type ItemOfHaul,
  type LoadedItem,
  loadTitles,
} from './load-haul.ts';

/** What the service says, or why it doesn't: not yet, no answer, or it knows no such product. */
type Answer<T> = T | 'pending' | 'no_answer' | 'unknown';

export type ItemLinks = Answer<ConvertResult>;

/** @param logFault logs errors that aren't failures of the service */
async function answerOf<T>(call: () => Promise<{ readonly data: T }>, logFault: (error: unknown) => void) {
  try {
    return (await call()).data;
  } catch (error) {
    if (isClientError(error)) return 'unknown';
    if (!(error instanceof ApiError)) logFault(error);
    return 'no_answer';
  }
}

/**
 * Loads the links of all items at all agents, with as many parallel calls as the user may have under way: the time that a
 * call waits counts as its own, and more at once would run out of it.
 * @param api the client of the user who waits
 */
export function convertHaul({ log }: Pick<FactsDeps, 'log'>, api: Api, items: readonly ItemOfHaul[]) {
  const links: ItemLinks[] = items.map(() => 'pending');
  const convert = async ([index, { product }]: readonly [number, ItemOfHaul]) => {
    const url = canonicalUrl(productOfTopic(product));
    const logFault = (err: unknown) => log.error({ err }, 'agent link not loaded');
    links[index] = url === null ? 'unknown' : await answerOf(() => api.convert(url), logFault);
  };
  return {
    soFar: (): readonly ItemLinks[] => [...links],
    /** Settles when every link has arrived or failed; never rejects. */
    complete: inParallel([...items.entries()], api.callerLimit, convert),
  };
}

export interface FiledItem<Item extends ItemOfHaul> extends Omit<LoadedItem<Item>, 'choice' | 'photos'> {
  /** Its links at all agents; null: there are none, or not yet. */
  readonly converted: ConvertResult | null;
  /** `pending`: some answers are on their way. `no_answer`: the service failed to give one. */
  readonly state: 'pending' | 'no_answer' | 'answered';
}

/**
 * Loads all facts about all items: first what prices and weights need, then the links, then the photos. No more calls are
 * begun than the user may have under way: the time that a call waits counts as its own.
 * @param api the client of the user who waits
 */
export function loadHaulFile<Item extends ItemOfHaul>(deps: FactsDeps, api: Api, haul: HaulContent<Item>) {
  const rows = haul.items.map((item) => {
    const answers: Answers = { lookup: 'pending', links: 'pending', qc: 'pending' };
    return { item, product: productOfTopic(item.product), answers };
  });
  const ask = <T>(call: () => Promise<{ readonly data: T }>) =>
    answerOf(call, (err) => deps.log.warn({ err }, 'product facts not loaded'));
  const loadLookup = async ({ item, product, answers }: (typeof rows)[number]) => {
    answers.lookup = await ask(async () => {
      const answer = await api.lookup(product);
      if (item.variant !== '') await indexVariants(answer.data);
      return answer;
    });
  };
  const loadLinks = async ({ product, answers }: (typeof rows)[number]) => {
    const url = canonicalUrl(product);
    answers.links = url === null ? 'unknown' : await ask(() => api.convert(url));
  };
  const loadQc = async ({ product, answers }: (typeof rows)[number]) => {
    answers.qc = await ask(() => api.qc(product));
  };
  const calls = [loadLookup, loadLinks, loadQc].flatMap((load) => rows.map((row) => () => load(row)));
  const titles = loadTitles(deps, haul.items);
  return {
    /** What has arrived by now. */
    soFar(): readonly FiledItem<Item>[] {
      const known = titles.soFar();
      return rows.map(({ item, answers: { lookup, links, qc } }, index) => {
        const facts = { lookup: dataOf(lookup), qc: dataOf(qc), known: known.get(item.product) ?? null };
        const state = stateOf([lookup, links, qc]);
        return { ...countedItemOf(item, index, facts), converted: dataOf(links), state };
      });
    },
    /** Resolves when everything has arrived or failed; never rejects. */
    complete: Promise.all([titles.loaded, inParallel(calls, api.callerLimit, (load) => load())]),
  };
}

interface Answers {
  lookup: Answer<LookupResult>;
  links: ItemLinks;
  qc: Answer<QcResult>;
}

function dataOf<T extends object>(answer: Answer<T>): T | null {
  return typeof answer === 'string' ? null : answer;
}

/** "Unknown product" is an answer, too. */
function stateOf(answers: readonly Answer<object>[]): FiledItem<ItemOfHaul>['state'] {
  if (answers.includes('pending')) return 'pending';
  return answers.includes('no_answer') ? 'no_answer' : 'answered';
}
