import { DEFAULT_DIVISOR } from '../../src/domain/hauls/limits.ts';
import type { HaulCard } from '../../src/hauls/cards/haul.ts';
import { ITEMS_PER_PAGE } from '../../src/hauls/cards/lines.ts';
import { loadedHaulOf } from '../../src/hauls/load-haul.ts';
import type { LookupResult, QcResult } from '../../src/service/index.ts';
import type { Haul, HaulItem } from '../../src/store/index.ts';

/** A haul's item, and the service's answer about it. */
export interface AnsweredItem extends Partial<HaulItem> {
  readonly lookup?: LookupResult | null;
  readonly qc?: QcResult | null;
}

interface CardOptions extends Partial<Omit<HaulCard, 'haul' | 'loaded' | 'items'>> {
  readonly haul?: Partial<Haul>;
  readonly pending?: boolean;
  /** The URL of each item at the user's agent. */
  readonly url?: string;
}

/** A page of a haul of these items. */
export function haulCard(answered: readonly AnsweredItem[], options: CardOptions = {}): HaulCard {
  const { haul: changes = {}, pending = false, url, offset = 0, ...others } = options;
  const items = answered.map(({ lookup: _lookup, qc: _qc, ...item }, index) => ({
    id: index + 1,
    product: `weidian:${7_000_000_000 + index}`,
    variant: '',
    variantName: '',
    quantity: 1,
    ...item,
  }));
  const haul: Haul = {
    id: 7,
    name: null,
    divisor: DEFAULT_DIVISOR,
    createdAt: 0,
    changedAt: 0,
    closedAt: null,
    parcels: [],
    ...changes,
    items,
  };
  const facts = answered.map(({ lookup = null, qc = null }) => ({ lookup, qc, known: null }));
  const loaded = loadedHaulOf(haul, facts, pending);
  const link = url === undefined ? null : { agent: 'cnfans', name: 'CNFans', url };
  const page = loaded.items.slice(offset, offset + ITEMS_PER_PAGE).map((item) => ({ ...item, link }));
  return {
    strip: null,
    notes: [],
    parcels: [],
    agent: null,
    kilogramPrice: null,
    ...others,
    haul,
    loaded,
    offset,
    items: page,
  };
}

interface Figures {
  readonly title?: string;
  readonly price?: number | readonly [low: number, high: number];
  readonly currency?: string;
  readonly weightG?: number;
  /** "length x width x height cm" */
  readonly box?: string;
}

/** What the service says about a product with these figures. */
export function lookupOf({ title, price, currency = 'CNY', weightG, box }: Figures): LookupResult {
  const [low, high] = typeof price === 'object' ? price : [price, price];
  return {
    platform: 'weidian',
    product_id: '7000000000',
    canonical: undefined,
    source_agent: undefined,
    title,
    main_image: undefined,
    price: price === undefined ? undefined : { low, high, currency },
    availability: undefined,
    variant_source: undefined,
    sizes: [],
    versions: [],
    variants: undefined,
    warehouse: {
      agent: undefined,
      storage_time: undefined,
      turnover: undefined,
      weight_g: weightG,
      volume_cm3: undefined,
      dimensions_cm: box,
    },
    source: undefined,
    docs: undefined,
  };
}

/** The same answer with the largest figures that sums include. */
export function withLargestFigures(lookup: LookupResult, currency = lookup.price?.currency): LookupResult {
  const warehouse = lookup.warehouse && { ...lookup.warehouse, weight_g: 9e8, volume_cm3: 9e8 };
  return { ...lookup, warehouse, price: { low: 1_234_567_890.12, high: 8_234_567_890.12, currency } };
}
