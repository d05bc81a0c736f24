/** Something that happens at a certain time. */
export interface Due {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Runs it, so that it is no longer due. */
  readonly run: () => void;
}

/** All pending items of one kind, in any order. */
export type DueSource = () => Iterable<Due>;
