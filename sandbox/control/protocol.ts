/** What the page and the sandbox's own routes tell each other. Types only, for both sides. */
import type { OptionValue } from '../discord/protocol.ts';

/** One line of the wire view. */
export interface WireEntry {
  readonly id: number;
  readonly at: number;
  readonly kind: 'gateway' | 'rest' | 'service' | 'webhook';
  /** `GET /v1/tracking?tracking_id=…`, `MESSAGE_CREATE`. */
  readonly title: string;
  /** Status of the answer; null where there is none, or none came. */
  readonly status: number | null;
  readonly isGood: boolean;
  readonly tookMs: number | null;
  readonly sent: unknown;
  readonly answer: unknown;
  /** The message that this made or changed. */
  readonly messageId: string | null;
}

export interface BotState {
  readonly isRunning: boolean;
  readonly pid: number | null;
  /** How the last one ended; null while the first one runs. */
  readonly ended: string | null;
}

/** What is true now, whatever was pressed before. */
export interface RoomState {
  readonly bot: BotState & { readonly isConnected: boolean };
  /** How the service fails; null: it does not. */
  readonly serviceFault: string | null;
  /** Requests to Discord that will still fail. */
  readonly discordFailing: number;
  readonly messageContent: boolean;
  /** Channel id to what the bot may not do there. */
  readonly taken: Readonly<Record<string, string>>;
  /** How webhooks are signed. */
  readonly spelling: string;
  readonly parcels: readonly {
    readonly number: string;
    readonly shows: string;
    readonly movesByItself: boolean;
    /** Scans of its script that are still to come. */
    readonly remaining: number;
  }[];
}

/** `GET /sandbox/controls`: what there is to choose from. */
export interface Controls {
  readonly products: readonly {
    readonly platform: string;
    readonly id: string;
    readonly title: string;
    readonly shows: string;
  }[];
  readonly links: readonly { readonly agent: string; readonly shows: string; readonly url: string }[];
  readonly spellings: readonly string[];
  readonly faults: readonly string[];
  readonly failures: readonly string[];
  readonly permissions: readonly string[];
}

/** `GET /sandbox/suggestions`: one thing to click, a command to run or a text to send. */
export type Suggestion = {
  readonly label: string;
  /** `start` is the guided first minute. */
  readonly group: 'start' | 'alerts' | 'parcels' | 'photos' | 'products' | 'links';
} & (
  | {
      readonly kind: 'command';
      /** `alerts add` */
      readonly command: string;
      readonly options: Readonly<Record<string, OptionValue>>;
    }
  | {
      readonly kind: 'message';
      readonly text: string;
      /** When nothing comes of it. */
      readonly note: string;
    }
);
