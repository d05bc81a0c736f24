import { type Addresses, SOURCE } from '../addresses.ts';
import type { ProductSheet } from '../data/product-sheet.ts';
import { canonicalLink } from '../links.ts';
import { forcedAgent, type Query, wantedProduct } from '../query.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { totalStock, variantsOf } from '../variants.ts';
import { warehouseAt } from '../warehouse.ts';
import type { LookupResult } from '../wire.ts';
import { refuseFailing } from './failing.ts';

/** The agent whose warehouse is shown if neither link nor parameter names one. */
const DEFAULT_AGENT = 'cnfans';

/** GET /v1/lookup */
export function lookUp(query: Query, store: Store, addresses: Addresses): LookupResult {
  const forced = forcedAgent(query);
  const wanted = wantedProduct(query);
  refuseFailing(wanted.product);
  const sheet = store.product(wanted.product);
  if (sheet === null) throw new Refusal(404, 'unknown_product', 'No such product here.');
  const agent = forced ?? wanted.agent ?? DEFAULT_AGENT;
  const stock = totalStock(sheet);
  const warehouse = warehouseAt(sheet, agent);
  return {
    platform: sheet.platform,
    product_id: sheet.id,
    canonical: canonicalLink(sheet),
    source_agent: agent,
    title: sheet.title,
    ...(sheet.hasPicture === false ? {} : { main_image: addresses.main(sheet) }),
    ...(sheet.price === null ? {} : { price: sheet.price }),
    availability: { in_stock: stock > 0, total_stock: stock },
    variant_source: sheet.variantSource ?? sheet.platform,
    sizes: valuesOf(sheet, 'size'),
    versions: valuesOf(sheet, 'version'),
    variants: {
      options: sheet.options.map(({ name, name_cn, values }) => ({ name, name_cn, values })),
      skus: variantsOf(sheet).map((variant, index) => ({
        ...variant,
        image: addresses.variant(sheet, index + 1),
      })),
    },
    ...(warehouse === null ? {} : { warehouse }),
    source: SOURCE,
    docs: addresses.docs('lookup'),
  };
}

function valuesOf(sheet: ProductSheet, role: 'size' | 'version'): readonly string[] {
  return sheet.options.filter((option) => option.role === role).flatMap((option) => option.values);
}
