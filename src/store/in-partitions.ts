import { PARTITIONS } from '../domain/partitions.ts';
import type { Dialect } from './database/dialect.ts';

/** A condition in SQL: a destination belongs to the partitions of the parameter `@partitions`, a JSON array. */
export function inPartitions({ isItem }: Dialect, destinationId: string): string {
  return isItem(`${destinationId} % ${PARTITIONS}`, '@partitions', 'bigint');
}
