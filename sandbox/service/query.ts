import { z } from 'zod';
import { AGENTS, type Destination, isProductId, platformOf, resolveLink } from './links.ts';
import { Refusal } from './refusal.ts';

const MAX_URL = 4096;
const MAX_TEXT = 128;

const values = z.union([z.string().transform((value) => [value]), z.array(z.string())]);
const queryShape = z.record(z.string(), values);
export type Query = Readonly<Record<string, readonly string[]>>;

/** The query string, every parameter as the list of its values. */
export function readQuery(query: unknown): Query {
  return queryShape.parse(query);
}

/** The single, non-empty value of a parameter; undefined when it is not there. */
export function single(query: Query, name: string, longest = MAX_TEXT): string | undefined {
  const given = query[name];
  if (given === undefined) return undefined;
  if (given.length > 1)
    throw new Refusal(400, 'conflicting_parameters', `"${name}" was given ${given.length} times.`);
  const value = (given[0] ?? '').trim();
  if (value === '') throw new Refusal(400, 'missing_parameter', `"${name}" is empty.`);
  if (value.length > longest)
    throw new Refusal(400, 'invalid_parameter', `"${name}" is longer than ${longest} characters.`);
  return value;
}

/** The tracking number, from `num` or its alias `id`. */
export function trackingNumber(query: Query): string {
  const num = single(query, 'num');
  const alias = single(query, 'id');
  if (num !== undefined && alias !== undefined) {
    throw new Refusal(400, 'conflicting_parameters', 'Give "num" or its alias "id", not both.');
  }
  const number = num ?? alias;
  if (number === undefined) throw new Refusal(400, 'missing_parameter', '"num" is required.');
  return number.toUpperCase();
}

/** The product meant by `url`, or by `platform` and `id`. */
export function wantedProduct(query: Query): Destination {
  const url = single(query, 'url', MAX_URL);
  const platformText = single(query, 'platform');
  const id = single(query, 'id');
  if (url !== undefined) {
    if (platformText !== undefined || id !== undefined) {
      throw new Refusal(400, 'conflicting_parameters', 'Give "url", or "platform" and "id", not both.');
    }
    return destinationOf(url);
  }
  if (platformText === undefined || id === undefined) {
    throw new Refusal(400, 'missing_parameter', 'Give "url", or both "platform" and "id".');
  }
  const platform = platformOf(platformText);
  if (platform === null)
    throw new Refusal(400, 'unknown_platform', 'Platforms are weidian, taobao, 1688 and tmall.');
  if (!isProductId(id)) throw new Refusal(400, 'invalid_parameter', '"id" is 5 to 20 digits.');
  return { product: { platform, id }, agent: null };
}

/** The product of the required `url`. */
export function wantedLink(query: Query): Destination {
  const url = single(query, 'url', MAX_URL);
  if (url === undefined) throw new Refusal(400, 'missing_parameter', '"url" is required.');
  return destinationOf(url);
}

/** The agent of `agent`; undefined if the caller names none. */
export function forcedAgent(query: Query): string | undefined {
  const agent = single(query, 'agent');
  if (agent !== undefined) requireAgents([agent]);
  return agent;
}

/** Agents of `agents=a&agents=b`, `agents=a,b` or `agents[]=a&agents[]=b`; empty means all. */
export function wantedAgents(query: Query): readonly string[] {
  const given = [...(query['agents'] ?? []), ...(query['agents[]'] ?? [])];
  const wanted = given
    .flatMap((value) => value.split(','))
    .map((agent) => agent.trim())
    .filter((agent) => agent !== '');
  requireAgents(wanted);
  return wanted;
}

function destinationOf(text: string): Destination {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Refusal(400, 'invalid_parameter', '"url" is not an http or https address.');
  }
  const found = resolveLink(url);
  if (found === null)
    throw new Refusal(404, 'unknown_link', 'This is not a product link of a platform or agent we know.');
  return found;
}

function requireAgents(wanted: readonly string[]): void {
  const strange = wanted.find((agent) => !AGENTS.includes(agent));
  if (strange !== undefined) {
    throw new Refusal(
      400,
      'unknown_agent',
      `"${strange.slice(0, 40)}" is not an agent. Agents are ${AGENTS.join(', ')}.`,
    );
  }
}
