/** A gateway event or a request between a bot and Discord. */
export type Frame = GatewayFrame | RestCall;

export interface GatewayFrame {
  readonly kind: 'gateway';
  readonly direction: 'to_bot' | 'from_bot';
  /** `MESSAGE_CREATE`, `IDENTIFY`, `close 4014`. */
  readonly name: string;
  readonly body: unknown;
}

export interface RestCall {
  readonly kind: 'rest';
  readonly method: string;
  /** Path below /api/v10, decoded, without the query. */
  readonly route: string;
  readonly body: unknown;
  readonly status: number;
  /** Null without a body. */
  readonly answer: unknown;
  readonly tookMs: number;
}
