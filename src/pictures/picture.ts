/** A drawn picture, ready to be attached to a message. */
export interface Picture {
  /** Name of the file, with its extension. */
  readonly name: string;
  /** WebP. */
  readonly bytes: Uint8Array;
}
