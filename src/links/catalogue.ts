import { AGENTS } from './agents.ts';
import { PLATFORMS } from './platforms.ts';
import type { Product } from './product.ts';

export { AGENTS } from './agents.ts';
export { PLATFORMS } from './platforms.ts';
export { SHORT_LINK_HOSTS } from './short-links.ts';

const canonicals: ReadonlyMap<string, string> = new Map(
  PLATFORMS.map(({ id, canonical }) => [id, canonical]),
);
const names: ReadonlyMap<string, string> = new Map(AGENTS.map(({ id, name }) => [id, name]));

/** The platform's own product link; null for a platform that is not in the catalogue. */
export function canonicalOf({ platform, id }: Product): string | null {
  return canonicals.get(platform)?.replace('{id}', encodeURIComponent(id.toWellFormed())) ?? null;
}

/** The name an agent goes by; undefined for one that is not in the catalogue. */
export function agentName(id: string): string | undefined {
  return names.get(id);
}
