import { findLinks } from '../links/find.ts';
import type { Product } from '../links/product.ts';
import { isAnybodysShortLink } from '../links/short-links.ts';

/** More links of one message are only counted. */
export const MAX_LINKS = 3;

/** A link worth a reply. */
export interface ChosenLink {
  /** A product, or a link that only the service can follow. */
  readonly subject: Product | { readonly url: string };
  /** Agent whose link it is; null for the platform's own. */
  readonly agent: string | null;
  readonly spoiler: boolean;
}

export interface Chosen {
  readonly links: readonly ChosenLink[];
  /** Further links, not replied to. */
  readonly more: number;
}

/**
 * The product links of a message, each product once. Left alone: what stands in code or `<…>`, shops, and shorteners of
 * no marketplace, which may lead anywhere.
 */
export function chooseLinks(content: string): Chosen {
  const chosen = new Map<string, ChosenLink>();
  for (const { link, muted, spoiler } of findLinks(content)) {
    if (muted || link.kind === 'shop') continue;
    if (link.kind === 'short') {
      if (!isAnybodysShortLink(link.url))
        add(chosen, link.url, { subject: { url: link.url }, agent: null, spoiler });
      continue;
    }
    const { product, agent } = link;
    add(chosen, `${product.platform}:${product.id}`, { subject: product, agent, spoiler });
  }
  const links = [...chosen.values()];
  return { links: links.slice(0, MAX_LINKS), more: Math.max(0, links.length - MAX_LINKS) };
}

/** A product named twice is hidden only when it is hidden each time. */
function add(chosen: Map<string, ChosenLink>, key: string, link: ChosenLink): void {
  const known = chosen.get(key);
  chosen.set(key, known === undefined ? link : { ...known, spoiler: known.spoiler && link.spoiler });
}
