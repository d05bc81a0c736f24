import { type Api, ApiError, type ConvertResult, isClientError } from '../api/index.ts';
import { productOfTopic } from '../domain/topic.ts';
import { canonicalUrl } from '../links/catalogue.ts';
import type { FactsDeps } from '../products/index.ts';
import { inParallel } from '../timing/in-parallel.ts';
import type { ItemOfHaul } from './loaded-haul.ts';

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
