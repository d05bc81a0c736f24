/** Types that the page and the sandbox's routes share. */

export interface BotState {
  readonly isRunning: boolean;
  readonly pid: number | null;
  /** How the last process ended; null while the first one is running. */
  readonly ended: string | null;
}

/** The current state of everything that can be controlled. */
export interface RoomState {
  readonly bot: BotState & { readonly isConnected: boolean };
  /** How the service fails; null if it works. */
  readonly serviceFault: string | null;
  /** How many of the next requests to Discord will fail. */
  readonly discordFailing: number;
  readonly messageContent: boolean;
  /** The removed permission, by channel id. */
  readonly removedPermissions: Readonly<Record<string, string>>;
  /** How webhooks are signed. */
  readonly signatureFormat: string;
  readonly parcels: readonly {
    readonly number: string;
    readonly shows: string;
    readonly isMoving: boolean;
    /** Planned scans that have not happened yet. */
    readonly remaining: number;
  }[];
}

/** `GET /sandbox/controls`: the choices of the control room. */
export interface Controls {
  /** Names this run of the sandbox: a new one has nothing tried yet. */
  readonly run: string;
  readonly products: readonly {
    readonly platform: string;
    readonly id: string;
    readonly title: string;
    readonly shows: string;
  }[];
  readonly links: readonly { readonly agent: string; readonly shows: string; readonly url: string }[];
  readonly signatureFormats: readonly string[];
  readonly faults: readonly string[];
  /** What can happen to a product’s price and stock. */
  readonly offerChanges: readonly string[];
  readonly failures: readonly string[];
  readonly permissions: readonly string[];
}

/** `GET /sandbox/suggestions`: one thing to click, a command to run or a text to send. */
export type Suggestion = {
  readonly label: string;
  /** `start`: the guided first minute. */
  readonly group: 'start' | 'links' | 'hauls' | 'alerts' | 'parcels' | 'photos' | 'products';
  /** What to do next, or when the bot does not answer. */
  readonly note?: string;
} & (
  | {
      readonly kind: 'command';
      /** `alerts add` */
      readonly command: string;
      readonly options: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'message';
      readonly text: string;
    }
);
