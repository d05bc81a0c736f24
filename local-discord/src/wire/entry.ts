/** One line of the wire view. */
export interface WireEntry {
  readonly id: number;
  readonly at: number;
  /** `gateway`, `rest`, or another kind that the program adds. */
  readonly kind: string;
  /** `MESSAGE_CREATE`, `POST /channels/…/messages`. */
  readonly title: string;
  /** Status of the response; null if there is none, or none arrived. */
  readonly status: number | null;
  readonly isGood: boolean;
  readonly tookMs: number | null;
  readonly sent: unknown;
  readonly answer: unknown;
  /** The message that this created or changed. */
  readonly messageId: string | null;
  /** Which bot it was; null if that is unknown. */
  readonly botId?: string | null;
  /** Fields of the request that were ignored. */
  readonly warnings?: readonly string[];
  /** For requests: what is needed to resend it. */
  readonly request?: { readonly method: string; readonly path: string };
}

export type NewWireEntry = Omit<WireEntry, 'id' | 'at'>;
