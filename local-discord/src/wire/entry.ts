/** One line of the wire view. */
export interface WireEntry {
  readonly id: number;
  readonly at: number;
  /** `gateway`, `rest`, or another kind that the program adds. */
  readonly kind: string;
  /** `MESSAGE_CREATE`, `POST /channels/…/messages`. */
  readonly title: string;
  /** Status of the response; null where there is none, or none came. */
  readonly status: number | null;
  readonly isGood: boolean;
  readonly tookMs: number | null;
  readonly sent: unknown;
  readonly answer: unknown;
  /** The message that this created or changed. */
  readonly messageId: string | null;
}

export type NewWireEntry = Omit<WireEntry, 'id' | 'at'>;
