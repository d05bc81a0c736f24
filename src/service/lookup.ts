import * as z from 'zod';
import { list, number, optional, requiredText, text, textsByName } from './fields.ts';
import { type ApiRequest, isSameProduct, type Subject, subjectQuery } from './request.ts';

/** Enough for 40 colors in 40 sizes, and more. */
const MAX_SKUS = 2_000;

const labelled = z.object({ label: text, value: text });

const textOrNumber = z.union([requiredText, z.number().transform(String)]);

/**
 * The interface does not say what type `turnover` has when it isn't null. Text, a number and `{label, value}` become one
 * shape; anything else is dropped, so that the rest of the product is still shown.
 */
const turnover = optional(
  z.union([
    z.object({ label: text, value: optional(textOrNumber) }),
    textOrNumber.transform((value) => ({ label: undefined, value })),
  ]),
).catch(undefined);

const variantOption = z.object({ name: text, name_cn: text, values: list(requiredText) });

const sku = z.object({ attrs: textsByName, stock: number, price: number, image: text });

const warehouse = z.object({
  agent: text,
  storage_time: optional(labelled),
  turnover,
  weight_g: number,
  volume_cm3: number,
  dimensions_cm: text,
});

/** interface section 2, LookupResult */
export const lookupResult = z.object({
  platform: requiredText,
  product_id: requiredText,
  canonical: text,
  source_agent: text,
  title: text,
  main_image: text,
  price: optional(z.object({ low: number, high: number, currency: text })),
  availability: optional(z.object({ in_stock: optional(z.boolean()), total_stock: number })),
  variant_source: text,
  sizes: list(requiredText),
  versions: list(requiredText),
  variants: optional(z.object({ options: list(variantOption), skus: list(sku, MAX_SKUS) })),
  warehouse: optional(warehouse),
  source: text,
  docs: text,
});

export type LookupResult = z.infer<typeof lookupResult>;
export type VariantOption = z.infer<typeof variantOption>;
export type Sku = z.infer<typeof sku>;

/** GET /v1/lookup (interface section 4) */
export function lookupRequest(subject: Subject, agent: string | undefined): ApiRequest<LookupResult> {
  return {
    operation: 'lookup',
    query: agent === undefined ? subjectQuery(subject) : [...subjectQuery(subject), ['agent', agent]],
    schema: lookupResult,
    isExpected: (result) => isSameProduct(result.product_id, subject),
  };
}

/** The agent whose warehouse figures a lookup shows (interface section 2); undefined if it names none. */
export function warehouseAgent({ source_agent, warehouse }: LookupResult): string | undefined {
  return source_agent ?? warehouse?.agent;
}
