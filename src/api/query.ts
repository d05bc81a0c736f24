import type { Operation } from './errors.ts';

/** Parameters in order; a name may occur more than once. */
export type Query = readonly (readonly [name: string, value: string])[];

/** One GET of the service. */
export interface ServiceRequest {
  readonly operation: Operation;
  readonly query: Query;
}

export function encodeQuery(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of query) search.append(name, value);
  return search.toString();
}

/** Equal for requests that have the same answer. */
export function requestKey({ operation, query }: ServiceRequest): string {
  return `${operation}?${encodeQuery(query)}`;
}
