import { type Api, ApiError, type ConvertResult, isClientError } from '../api/index.ts';
import { productOfTopic } from '../domain/topic.ts';
import { canonicalUrl } from '../links/catalogue.ts';
import { type FactsDeps, indexVariants } from '../products/index.ts';
import { inParallel } from '../timing/in-parallel.ts';
import { loadTitles } from './load-haul.ts';
import { type HaulContent, type ItemOfHaul, type LoadedItem, loadedHaulOf } from './loaded-haul.ts';

/** An item with everything that a file says about it. */
export interface FiledItem<Item extends ItemOfHaul> extends LoadedItem<Item> {
  /** Its links at all agents; null: there are none, or not yet. */
  readonly converted: ConvertResult | null;
  /** `pending`: some answers are on their way. `no_answer`: the service failed to give one. */
  readonly state: AnswerState;
}

type AnswerState = 'pending' | 'no_answer' | 'answered';

interface Answer<T> {
  state: AnswerState;
  data: T | null;
}

interface HaulFileUnderWay<Item extends ItemOfHaul> {
  /** What has arrived by now. */
  soFar(): readonly FiledItem<Item>[];
  /** Resolves when everything has arrived or failed; never rejects. */
  readonly complete: Promise<unknown>;
}

/**
 * Loads all facts about all items: first what prices and weights need, then the links, then the photos. No more calls are
 * begun than the user may have under way: the time that a call waits counts as its own.
 * @param api the client of the user who waits
 */
export function loadHaulFile<Item extends ItemOfHaul>(
  deps: FactsDeps,
  api: Api,
  haul: HaulContent<Item>,
): HaulFileUnderWay<Item> {
  const rows = haul.items.map(({ product: key, variant }) => {
    const product = productOfTopic(key);
    const url = canonicalUrl(product);
    const lookUp = async () => {
      const answer = await api.lookup(product);
      if (variant !== '') await indexVariants(answer.data);
      return answer;
    };
    return {
      lookup: awaited(lookUp, deps),
      links: url === null ? NOTHING_TO_ASK : awaited(() => api.convert(url), deps),
      qc: awaited(() => api.qc(product), deps),
    };
  });
  const calls = (['lookup', 'links', 'qc'] as const).flatMap((part) => rows.map((row) => row[part].load));
  const titles = loadTitles(deps, haul.items);
  const complete = Promise.all([titles.loaded, inParallel(calls, api.callerLimit, (load) => load())]);
  const soFar = () => {
    const known = titles.soFar();
    const facts = rows.map(({ lookup, qc }, index) => ({
      lookup: lookup.answer.data,
      qc: qc.answer.data,
      known: known.get(haul.items[index]?.product ?? '') ?? null,
    }));
    return loadedHaulOf(haul, facts, true).items.map((item, index) => {
      const row = rows[index];
      const answers = row === undefined ? [] : [row.lookup.answer, row.links.answer, row.qc.answer];
      return { ...item, converted: row?.links.answer.data ?? null, state: stateOf(answers) };
    });
  };
  return { soFar, complete };
}

const NOTHING_TO_ASK = {
  answer: { state: 'answered', data: null } satisfies Answer<ConvertResult>,
  load: async () => {},
};

/** A call that begins later. That the service knows no such product is an answer. */
function awaited<T>(call: () => Promise<{ readonly data: T }>, { log }: Pick<FactsDeps, 'log'>) {
  const answer: Answer<T> = { state: 'pending', data: null };
  const load = async () => {
    try {
      answer.data = (await call()).data;
      answer.state = 'answered';
    } catch (error) {
      if (!(error instanceof ApiError)) log.warn({ err: error }, 'product facts not loaded');
      answer.state = isClientError(error) ? 'answered' : 'no_answer';
    }
  };
  return { answer, load };
}

function stateOf(answers: readonly Answer<unknown>[]): AnswerState {
  const has = (state: AnswerState) => answers.some((answer) => answer.state === state);
  if (has('pending')) return 'pending';
  return has('no_answer') ? 'no_answer' : 'answered';
}

/** An item's links at all agents, or why there are none: not yet, no answer from the service, or it knows no such product. */
export type ItemLinks = ConvertResult | 'pending' | 'no_answer' | 'unknown';

export interface ConversionUnderWay {
  /** What has arrived by now, in the order of the items. */
  soFar(): readonly ItemLinks[];
  /** Settles when every link has arrived or failed; never rejects. */
  readonly complete: Promise<unknown>;
}

/**
 * Loads the links of all items at all agents, with as many parallel calls as the user may have under way.
 * @param api the client of the user who waits
 */
export function convertHaul(
  { log }: Pick<FactsDeps, 'log'>,
  api: Api,
  items: readonly ItemOfHaul[],
): ConversionUnderWay {
  const links: ItemLinks[] = items.map(() => 'pending');
  // The time that a call waits counts as its own: more at once would run out of it.
  const complete = inParallel([...items.entries()], api.callerLimit, async ([index, { product }]) => {
    links[index] = await convert(api, product, log);
  });
  return { soFar: () => [...links], complete };
}

async function convert(api: Api, product: string, log: FactsDeps['log']): Promise<ItemLinks> {
  const url = canonicalUrl(productOfTopic(product));
  if (url === null) return 'unknown';
  try {
    return (await api.convert(url)).data;
  } catch (error) {
    if (isClientError(error)) return 'unknown';
    if (!(error instanceof ApiError)) log.error({ err: error }, 'agent link not loaded');
    return 'no_answer';
  }
}
