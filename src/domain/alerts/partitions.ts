/** Destinations are distributed among processes in partitions, by id. All processes must use the same number. */
export const PARTITIONS = 64;

export function partitionOf(destinationId: number): number {
  return destinationId % PARTITIONS;
}
