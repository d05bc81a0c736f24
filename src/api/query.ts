/** Parameters in order; a name may come more than once. */
export type Query = readonly (readonly [name: string, value: string])[];

export function encodeQuery(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of query) search.append(name, value);
  return search.toString();
}

/** What makes two questions the same. */
export function cacheKey(operation: string, query: Query): string {
  return `${operation}?${encodeQuery(query)}`;
}
