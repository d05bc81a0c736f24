import { LRUCache } from 'lru-cache';

type Options<K extends object | string | number, V extends object | string | bigint | boolean> = Omit<
  LRUCache.Options<K, V, unknown>,
  'max' | 'maxSize' | 'sizeCalculation'
>;

/**
 * A cache of at most `max` entries that takes memory as it fills. LRUCache's own `max` reserves it for all entries at once, which
 * took most of a start and 15 MB for the bot's caches.
 */
export function createLruCache<
  K extends object | string | number,
  V extends object | string | bigint | boolean,
>(max: number, options?: Options<K, V>): LRUCache<K, V> {
  return new LRUCache<K, V>({ ...options, maxSize: max, sizeCalculation: () => 1 });
}
