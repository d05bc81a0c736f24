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
import { type HaulContent, type ItemOfHaul, type LoadedItem, loadedHaulOf, loadTitles } from './load-haul.ts';

/** What the service says, or why it doesn't: not yet, no answer, or it knows no such product. */
type Answer<T> = T | 'pending' | 'no_answer' | 'unknown';

/** An item's links at all agents. */
export type ItemLinks = Answer<ConvertResult>;

/** @param logFault logs what is no failure of the service */
async function answerOf<T>(
  call: () => Promise<{ readonly data: T }>,
  logFault: (error: unknown) => void,
): Promise<Answer<T>> {
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
    /** What has arrived by now, in the order of the items. */
    soFar: (): readonly ItemLinks[] => [...links],
    /** Settles when every link has arrived or failed; never rejects. */
    complete: inParallel([...items.entries()], api.callerLimit, convert),
  };
}

/** An item with everything that a file says about it. */
export interface FiledItem<Item extends ItemOfHaul> extends LoadedItem<Item> {
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
    const product = productOfTopic(item.product);
    const url = canonicalUrl(product);
    const answers: Answers = {
      lookup: 'pending',
      links: url === null ? 'unknown' : 'pending',
      qc: 'pending',
    };
    return { item, product, url, answers };
  });
  const ask = <T>(call: () => Promise<{ readonly data: T }>) =>
    answerOf(call, (err) => deps.log.warn({ err }, 'product facts not loaded'));
  const calls = [
    ...rows.map(({ item, product, answers }) => async () => {
      answers.lookup = await ask(async () => {
        const answer = await api.lookup(product);
        if (item.variant !== '') await indexVariants(answer.data);
        return answer;
      });
    }),
    ...rows.map(({ url, answers }) => async () => {
      if (url !== null) answers.links = await ask(() => api.convert(url));
    }),
    ...rows.map(({ product, answers }) => async () => {
      answers.qc = await ask(() => api.qc(product));
    }),
  ];
  const titles = loadTitles(deps, haul.items);
  return {
    /** What has arrived by now. */
    soFar(): readonly FiledItem<Item>[] {
      const known = titles.soFar();
      const facts = rows.map(({ item, answers: { lookup, qc } }) => ({
        lookup: dataOf(lookup),
        qc: dataOf(qc),
        known: known.get(item.product) ?? null,
      }));
      return loadedHaulOf(haul, facts, true).items.map((loaded, index) => {
        const answers = rows[index]?.answers;
        return { ...loaded, converted: dataOf(answers?.links ?? 'unknown'), state: stateOf(answers) };
      });
    },
    /** Resolves when everything has arrived or failed; never rejects. */
    complete: Promise.all([titles.loaded, inParallel(calls, api.callerLimit, (load) => load())]),
  };
}

/** About an item. */
interface Answers {
  lookup: Answer<LookupResult>;
  links: ItemLinks;
  qc: Answer<QcResult>;
}

function dataOf<T extends object>(answer: Answer<T>): T | null {
  return typeof answer === 'string' ? null : answer;
}

/** That the service knows no such product is an answer. */
function stateOf(answers: Answers | undefined): FiledItem<ItemOfHaul>['state'] {
  const all = Object.values(answers ?? {});
  if (all.includes('pending')) return 'pending';
  return all.includes('no_answer') ? 'no_answer' : 'answered';
}
