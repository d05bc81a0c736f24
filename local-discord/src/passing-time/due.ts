/** Something that happens by itself at a certain time. */
export interface Due {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Makes it happen, so that it is no longer due. */
  readonly run: () => void;
}

/** Everything of one kind that is still to come, in any order. */
export type DueSource = () => Iterable<Due>;
