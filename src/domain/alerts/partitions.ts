/** Destinations are shared out among processes in partitions, by their id. All processes must use the same number. */
export const PARTITIONS = 64;

export function partitionOf(destinationId: number): number {
  return destinationId % PARTITIONS;
}
