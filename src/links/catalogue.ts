import { AGENTS } from './agents.ts';
import { PLATFORMS } from './platforms.ts';
import type { Product } from './product.ts';

export { AGENTS } from './agents.ts';
export { PLATFORMS } from './platforms.ts';
export { SHORT_LINK_HOSTS } from './short-links.ts';

/** What stands before the id in a platform's own product link, and what after it. */
const canonicals: ReadonlyMap<string, readonly string[]> = new Map(
  PLATFORMS.map(({ id, canonical }) => [id, canonical.split('{id}')]),
);
const names: ReadonlyMap<string, string> = new Map(AGENTS.map(({ id, name }) => [id, name]));

/** The platform's own product link; null for a platform that is not in the catalogue. */
export function canonicalUrl({ platform, id }: Product): string | null {
  return canonicalUrlForDigits(platform, encodeURIComponent(id.toWellFormed()));
}

/** As `canonicalOf`, for an id that needs no encoding, as all have that are read from links. */
export function canonicalUrlForDigits(platform: string, id: string): string | null {
  const [before, after] = canonicals.get(platform) ?? [];
  return before === undefined || after === undefined ? null : before + id + after;
}

/** The name an agent goes by; undefined for one that is not in the catalogue. */
export function agentName(id: string): string | undefined {
  return names.get(id);
}
