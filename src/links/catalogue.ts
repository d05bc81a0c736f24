import { AGENTS } from './agents.ts';
import { PLATFORMS } from './platforms.ts';
import type { Product } from './product.ts';

/** The parts of a platform's canonical link before and after the id. */
const canonicals: ReadonlyMap<string, readonly string[]> = new Map(
  PLATFORMS.map(({ id, canonical }) => [id, canonical.split('{id}')]),
);
const names: ReadonlyMap<string, string> = new Map(AGENTS.map(({ id, name }) => [id, name]));
const closed: ReadonlySet<string> = new Set(AGENTS.filter((agent) => agent.closed).map(({ id }) => id));

/** The platform's own product link; null for an unknown platform. */
export function canonicalUrl({ platform, id }: Product): string | null {
  return canonicalUrlForDigits(platform, encodeURIComponent(id.toWellFormed()));
}

/** Like `canonicalUrl`, for an id that needs no encoding, such as the ids in links. */
export function canonicalUrlForDigits(platform: string, id: string): string | null {
  const [before, after] = canonicals.get(platform) ?? [];
  return before === undefined || after === undefined ? null : before + id + after;
}

/** The brand name of an agent; undefined for an unknown agent. */
export function agentName(id: string): string | undefined {
  return names.get(id);
}

/** Whether people can still order at an agent; true for an unknown one. */
export function isOpenAgent(id: string): boolean {
  return !closed.has(id.toLowerCase());
}
