/** A gateway event or a request between a bot and Discord. */
export type Frame = GatewayFrame | RestCall;

export interface GatewayFrame {
  readonly kind: 'gateway';
  readonly direction: 'to_bot' | 'from_bot';
  /** `MESSAGE_CREATE`, `IDENTIFY`, `close 4014`. */
  readonly name: string;
  readonly body: unknown;
  /** The bot; null before it has identified. */
  readonly botId?: string | null;
  /** The bot's address; null when it is not connected. */
  readonly address: string | null;
  /** Index and count; null before a session is identified. */
  readonly shard: readonly [number, number] | null;
}

/** By name, in lower case. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface RestCall {
  readonly kind: 'rest';
  /** The bot; null for requests without its token. */
  readonly botId?: string | null;
  readonly method: string;
  /** Path below /api/v10, decoded, without the query. */
  readonly route: string;
  /** Headers of the bot's request; empty for a request from Discord to the application. */
  readonly headers: RequestHeaders;
  readonly body: unknown;
  readonly status: number;
  /** Null without a body. */
  readonly answer: unknown;
  /** What Discord does not say: fields that it ignores, and permissions that are missing. */
  readonly warnings?: readonly string[];
  /** The bot's address. */
  readonly address: string;
  /** When its headers were read, in milliseconds from `performance.now()`. */
  readonly arrivedAt: number;
  readonly tookMs: number;
}
