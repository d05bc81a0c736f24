import type { LookupResult } from '../api/index.ts';
import { productTopic } from '../domain/topic.ts';
import type { Log } from '../process/log.ts';
import type { Store } from '../store/index.ts';

/** A title longer than any platform's. */
const MAX_TITLE = 500;

interface RememberDeps {
  readonly store: Pick<Store, 'products'>;
  readonly log: Log;
  readonly clock: () => number;
}

/** Remembers what products are called, so that lists can name them without asking the service. Never throws. */
export function rememberProducts({ store, log, clock }: RememberDeps): (result: LookupResult) => void {
  return ({ platform, product_id: id, title = '', main_image: image }) => {
    if (title.trim() === '') return;
    const { key } = productTopic({ platform, id });
    store.products
      .remember({ key, title: title.slice(0, MAX_TITLE).toWellFormed(), image: image ?? null }, clock())
      .catch((error: unknown) => log.error({ err: error }, 'product title not stored'));
  };
}
