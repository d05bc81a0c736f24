import { z } from 'zod';

/** The interface document, transcribed strictly: a field that is not in it fails, as does one that is missing. */

const date = z.iso.date();
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const url = z.url({ protocol: /^https?$/ });
const platform = z.enum(['weidian', 'taobao', '1688', 'tmall']);
const productId = z.string().regex(/^\d+$/);
const provenance = { source: z.string().min(1), docs: url };

export const trackingUpdate = z.strictObject({
  date,
  hour,
  status: z.string(),
  location: z.string(),
  country: z.string(),
});

export const trackingResult = z
  .strictObject({
    tracking_number: z.string().min(1),
    count: z.int(),
    updates: z.array(trackingUpdate),
    attribution: z.string(),
    ...provenance,
  })
  .refine((result) => result.count === result.updates.length, 'count is the number of entries in updates');

export const qcSet = z.strictObject({ date, sku: z.string(), photos: z.array(url) });

export const qcResult = z
  .strictObject({
    platform,
    product_id: productId,
    canonical: url,
    provider: z.string().min(1),
    total_photos: z.int(),
    batch_count: z.int(),
    batches: z.array(qcSet),
    listing_photos: z.array(url),
    ...provenance,
  })
  .refine((result) => result.batch_count === result.batches.length)
  .refine((result) => result.total_photos === result.batches.flatMap((batch) => batch.photos).length);

const labelled = z.strictObject({ label: z.string(), value: z.string() });

/** Turnover "may be null"; its other types are the interface's gap. */
const warehouse = z.strictObject({
  agent: z.string(),
  storage_time: labelled,
  turnover: z.union([z.null(), z.string(), labelled]),
  weight_g: z.number().positive(),
  volume_cm3: z.number().positive(),
  dimensions_cm: z.string().regex(/^\d+ x \d+ x \d+ cm$/),
});

export const lookupResult = z.strictObject({
  platform,
  product_id: productId,
  canonical: url,
  source_agent: z.string().regex(/^[a-z0-9]+$/),
  title: z.string().min(1),
  // Left out for a listing without a picture or a price.
  main_image: url.optional(),
  price: z
    .strictObject({ low: z.number(), high: z.number(), currency: z.string().regex(/^[A-Z]{3}$/) })
    .optional(),
  availability: z.strictObject({ in_stock: z.boolean(), total_stock: z.int() }),
  variant_source: platform,
  sizes: z.array(z.string()),
  versions: z.array(z.string()),
  variants: z.strictObject({
    options: z.array(z.strictObject({ name: z.string(), name_cn: z.string(), values: z.array(z.string()) })),
    skus: z.array(
      z.strictObject({
        attrs: z.record(z.string(), z.string()),
        stock: z.int(),
        price: z.number(),
        image: url,
      }),
    ),
  }),
  warehouse: warehouse.optional(),
  ...provenance,
});

export const convertResult = z.strictObject({
  platform,
  id: productId,
  canonical: url,
  agents: z.record(z.string().regex(/^[a-z0-9]+$/), url),
  ...provenance,
});

export const errorResult = z.strictObject({
  error: z.strictObject({ code: z.string().regex(/^[a-z_]+$/), message: z.string().min(1) }),
});
