import type { APIEmbed } from 'discord.js';
import { button } from '../../cards/components.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { escapeText, safeUrl } from '../../discord/messages/markdown.ts';
import { cutToCells, oneLine } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { Product } from '../../links/product.ts';
import { productName, shortProductName } from '../../products/cards/product-header.ts';
import type { ProductSummary } from '../../products/index.ts';
import type { Texts } from '../../texts/index.ts';

/** A lock screen shows about 60 characters. */
const NAME_CELLS = 28;
const VARIANT_CELLS = 24;
/** Two lines next to an embed's thumbnail on a phone, where there is less room than in a section. */
const TITLE_CELLS = 36;

type Named = Pick<ProductSummary, 'product' | 'title'>;

/** "📸 **Boxy hoodie**: 7 new QC photos": what a notification shows of news about a product. */
export function productLine(emoji: string, summary: Named, news: string, texts: Texts): string {
  const name = cutToCells(productName(summary, texts), NAME_CELLS, '');
  return `${emoji} **${escapeText(name, 120)}**: ${news}`;
}

/** A variant's name, cut and escaped: the same whenever it is rendered, since it identifies the alert. */
export function variantLabel(name = ''): string {
  return escapeText(cutToCells(oneLine(name), VARIANT_CELLS), 120);
}

/** The product's title as a link to the listing. */
export function titleOf(summary: Named & Pick<ProductSummary, 'canonical'>, texts: Texts): APIEmbed {
  const url = safeUrl(summary.canonical);
  const title = escapeText(shortProductName(summary, texts, TITLE_CELLS), LIMITS.embedTitle);
  return url === null ? { title } : { title, url };
}

export function thumbnailOf(image: string | null): Pick<APIEmbed, 'thumbnail'> {
  const url = safeUrl(image ?? undefined);
  return url === null ? {} : { thumbnail: { url } };
}

export function detailsButton({ platform, id }: Product, { common }: Texts) {
  return button(common.details, encodeCustomId('lookup', 'open', platform, id, ''));
}
