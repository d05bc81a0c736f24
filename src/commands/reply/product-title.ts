import type { Context } from '../../context.ts';
import { escapeText } from '../../discord/escape-markdown.ts';
import { productTopic } from '../../domain/topic.ts';
import type { Product } from '../../links/product.ts';
import type { Texts } from '../../texts/index.ts';
import { platformDisplayName } from '../../views/display-names.ts';
import { shortProductName } from '../../views/product-header.ts';

/** Of what is named in a sentence. */
const MAX_QUOTED = 100;

/** A product in a sentence, in Markdown: its remembered title; else the platform and the id, as they were typed. */
export async function productTitle(
  product: Product,
  { products }: Pick<Context['store'], 'products'>,
  texts: Texts,
): Promise<string> {
  const { key } = productTopic(product);
  const known = await products.find([key]).catch(() => null);
  const title = known?.get(key)?.title;
  const name =
    title === undefined
      ? texts.common.product(platformDisplayName(product.platform), product.id)
      : shortProductName({ product, title }, texts);
  return escapeText(name, MAX_QUOTED);
}
