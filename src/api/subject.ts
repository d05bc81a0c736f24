import type { Product } from '../links/product.ts';
import type { Query } from './query.ts';

/** A product by platform and id, or by a link that only the service can follow. */
export type Subject = Product | { readonly url: string };

export function subjectQuery(subject: Subject): Query {
  if ('url' in subject) return [['url', subject.url]];
  return [
    ['platform', subject.platform],
    ['id', subject.id],
  ];
}

/** Equal for the same product and for the same link. */
export function subjectKey(subject: Subject): string {
  return 'url' in subject ? subject.url : `${subject.platform}:${subject.id}`;
}

/** The subject with this key; null for a text that is no key. */
export function subjectOfKey(key: string): Subject | null {
  if (/^https?:\/\//i.test(key)) return { url: key };
  const [, platform, id] = /^([^:]+):(.+)$/s.exec(key) ?? [];
  return platform === undefined || id === undefined ? null : { platform, id };
}

/** Compares ids only: the service may spell a platform in another way. */
export function isSameProduct(productId: string, subject: Subject): boolean {
  return 'url' in subject || productId === subject.id;
}
