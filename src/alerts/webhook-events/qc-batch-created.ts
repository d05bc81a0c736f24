import * as z from 'zod';
import { isDescribed } from '../../domain/alerts/update-identity.ts';
import type { Product } from '../../links/product.ts';
import { recogniseLink } from '../../links/recognise.ts';
import { type QcSet, qcSet, qcSets } from '../../service/index.ts';
import { qcSetUpdate, undescribedQcSetUpdate } from '../updates.ts';
import { readerOf } from './event-kind.ts';

/** Far more than an agent photographs at a time. */
const MAX_SETS = 100;

const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(undefined);

/**
 * Platforms are an open list and ids have no format, so these patterns only bound what is stored. In a stored key, the
 * platform ends at the first colon.
 */
const PLATFORM = /^[^:\p{C}]{1,64}$/u;
const ID = /^[^\p{C}]{1,128}$/u;

/** The interface does not show the data (section 6, other gaps), so every plausible form is read. */
const data = z
  .looseObject({
    platform: text,
    id: text,
    product_id: text,
    canonical: text,
    url: text,
    batch: qcSet.nullish().catch(undefined),
    batches: qcSets.catch([]),
  })
  .transform((raw, context) => {
    const product = productFromBody(raw);
    if (product !== null)
      return { product, sets: newestSets(raw.batches, raw.batch ?? qcSet.safeParse(raw).data) };
    context.addIssue({ code: 'custom', path: ['product_id'], message: 'names no product' });
    return z.NEVER;
  });

type Named = 'platform' | 'id' | 'product_id' | 'canonical' | 'url';
type Raw = { readonly [name in Named]?: z.infer<typeof text> };

function productFromBody({ platform, id, product_id, canonical, url }: Raw): Product | null {
  const productId = product_id ?? id;
  const named = { platform: platform?.trim() ?? '', id: productId?.trim() ?? '' };
  if (PLATFORM.test(named.platform) && ID.test(named.id)) return named;
  const link = recogniseLink(canonical ?? '') ?? recogniseLink(url ?? '');
  return link?.kind === 'product' ? link.product : null;
}

/** A single set unchanged; of a list, only the sets of the newest date. */
function newestSets(list: readonly QcSet[], single: QcSet | undefined): readonly QcSet[] {
  if (list.length === 0) return single === undefined ? [] : [single];
  const newest = list.map(({ date }) => date ?? '').reduce((a, b) => (a > b ? a : b));
  return list.filter(({ date }) => (date ?? '') === newest).slice(0, MAX_SETS);
}

export const readQcBatchCreated = readerOf(data, ({ product, sets }, createdAt) => ({
  updates: sets.some(isDescribed)
    ? sets.map((set) => qcSetUpdate(product, set))
    : [undescribedQcSetUpdate(product, createdAt)],
  updateCache: (api) => api.invalidateQc(product),
}));
