import type { z } from 'zod';
import type { Product } from '../links/product.ts';
import { ApiError, type Operation } from './errors.ts';

/** Parameters in order; a name may occur more than once. */
export type Query = readonly (readonly [name: string, value: string])[];

export interface ServiceRequest {
  readonly operation: Operation;
  readonly query: Query;
}

/** One GET of the service, and what counts as its answer. */
export interface ApiRequest<T extends object> extends ServiceRequest {
  readonly schema: z.ZodType<T, unknown>;
  /** False for an answer about something else: the service may return one for a number or product it doesn't know. */
  readonly isExpected?: (result: T) => boolean;
}

export const encodeQuery = (query: Query): string =>
  new URLSearchParams(query.map(([name, value]): [string, string] => [name, value])).toString();

/** Equal for requests with the same answer. */
export function requestKey({ operation, query }: ServiceRequest): string {
  return `${operation}?${encodeQuery(query)}`;
}

/** @throws ApiError with the paths and codes of what is wrong, without the values */
export function parseAnswer<T extends object>(
  { operation, schema, isExpected = () => true }: ApiRequest<T>,
  json: unknown,
): T {
  const parsed = schema.safeParse(json);
  if (parsed.success && isExpected(parsed.data)) return parsed.data;
  const faults = parsed.error?.issues.slice(0, 5).map(({ path, code }) => `${path.join('.')}: ${code}`);
  throw new ApiError('not_understood', { operation, detail: faults?.join('; ') ?? 'answers something else' });
}

/** A product by platform and id, or by a link that only the service can follow. */
export type Subject = Product | { readonly url: string };

export function subjectQuery(subject: Subject): Query {
  if ('url' in subject) return [['url', subject.url]];
  return [
    ['platform', subject.platform],
    ['id', subject.id],
  ];
}

/** Equal for the same product or the same link. */
export function subjectKey(subject: Subject): string {
  return 'url' in subject ? subject.url : `${subject.platform}:${subject.id}`;
}

/** The subject with this key; null if the text isn't a key. */
export function subjectOfKey(key: string): Subject | null {
  if (/^https?:\/\//i.test(key)) return { url: key };
  const [, platform, id] = /^([^:]+):(.+)$/s.exec(key) ?? [];
  return platform === undefined || id === undefined ? null : { platform, id };
}

/** Compares only ids, since the service may spell the platform differently. */
export function isSameProduct(productId: string, subject: Subject): boolean {
  return 'url' in subject || productId === subject.id;
}
