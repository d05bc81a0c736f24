import { productOfTopic } from '../../src/domain/alerts/topic.ts';
import type { KilogramPrice } from '../../src/domain/hauls/shipping.ts';
import { totalsOf } from '../../src/domain/hauls/totals.ts';
import { SHARED_PER_PAGE, type SharedHaulCard } from '../../src/hauls/cards/shared.ts';
import { figuresOf } from '../../src/hauls/load-haul.ts';
import type { Picture } from '../../src/pictures/index.ts';
import type { AgentLink } from '../../src/products/cards/agent-links.ts';
import { summaryOf } from '../../src/products/index.ts';
import type { LookupResult } from '../../src/service/index.ts';
import type { SharedItem } from '../../src/store/index.ts';

export const SHARED_KEY = 'k'.repeat(16);
export const STRIP: Picture = { name: 'items.webp', bytes: new Uint8Array([1]) };

export interface SharedLine extends SharedItem {
  /** Null: not loaded. */
  readonly lookup: LookupResult | null;
  readonly link: AgentLink | null;
}

interface SharedCardOptions {
  readonly name: string | null;
  readonly divisor: number;
  readonly lines: readonly SharedLine[];
  readonly offset?: number;
  readonly strip?: Picture | null;
  readonly pending?: boolean;
  readonly kilogramPrice?: KilogramPrice | null;
}

/** The public card's data for a haul with these items. */
export function sharedCardOf(options: SharedCardOptions): SharedHaulCard {
  const { name, divisor, lines, offset = 0, strip = null, pending = false, kilogramPrice = null } = options;
  const loaded = lines.map(({ lookup, link, ...item }, index) => {
    const product = productOfTopic(item.product);
    const summary = summaryOf(product, { lookup, qc: null, known: null });
    const figures = figuresOf(item, lookup);
    return { item, number: index + 1, product, summary, lookup, figures, choice: null, photos: null, link };
  });
  const totals = totalsOf(
    loaded.map(({ figures }) => figures),
    divisor,
  );
  return {
    shared: {
      key: SHARED_KEY,
      name,
      divisor,
      items: lines.map(({ product, variant, quantity }) => ({ product, variant, quantity })),
      sharedAt: 0,
      sharedBy: '1'.repeat(19),
      kilogramPrice,
    },
    loaded: { items: loaded, totals, pending },
    offset,
    items: loaded.slice(offset, offset + SHARED_PER_PAGE),
    strip,
  };
}
