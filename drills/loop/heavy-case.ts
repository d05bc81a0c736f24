/** Something that could block the event loop. */
export interface HeavyCase {
  readonly name: string;
  /** @param round from 0: nothing may be cached from an earlier one */
  run(round: number): Promise<void>;
}
