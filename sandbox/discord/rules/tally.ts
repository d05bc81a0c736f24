import type { Place } from './faults.ts';

/** What can only be judged over the whole message or modal, counted while its parts are checked. */
export interface Tally {
  components: number;
  media: number;
  textDisplays: number;
  textLength: number;
  textBytes: number;
  embedText: number;
  readonly customIds: Set<string>;
  readonly componentIds: Set<number>;
  /** `attachment://` names and where they were used. */
  readonly references: { readonly name: string; readonly at: Place }[];
}

export function newTally(): Tally {
  return {
    components: 0,
    media: 0,
    textDisplays: 0,
    textLength: 0,
    textBytes: 0,
    embedText: 0,
    customIds: new Set(),
    componentIds: new Set(),
    references: [],
  };
}
