/** Destinations are shared out among processes in so many parts, by their id. */
export const PARTITIONS = 64;

export function partitionOf(destinationId: number): number {
  return destinationId % PARTITIONS;
}
