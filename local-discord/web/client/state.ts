import type { ClientEvent, ClientMessage, ClientState, CommandCall } from '../../src/client/protocol.ts';
import type { Store } from './store.ts';

/** An interaction that the bot has not acknowledged yet. */
export type Pending =
  | { readonly kind: 'command'; readonly channelId: string; readonly name: string }
  | { readonly kind: 'component'; readonly messageId: string; readonly customId: string }
  | { readonly kind: 'modal' };

/** A command that failed: shown where it was used until dismissed. */
export interface FailedCommand {
  readonly id: string;
  readonly channelId: string;
  readonly name: string;
  readonly reason: string;
}

export interface OpenModal {
  readonly interactionId: string;
  readonly modal: Extract<ClientEvent, { type: 'modal' }>['modal'];
  readonly error: string | null;
}

/** A command with its options, wherever it will be used. */
export type Chosen = Omit<CommandCall, 'userId' | 'channelId'>;

export interface Draft {
  readonly call?: Chosen;
  readonly text?: string;
  /** Send it at once instead of leaving it to be completed. */
  readonly run?: boolean;
}

export interface Picture {
  readonly url: string;
  readonly alt: string;
  /** Pixels, if known: the page keeps room for it before it has loaded. */
  readonly size?: { readonly width: number; readonly height: number } | null;
  readonly isSpoiler?: boolean;
}

/** A person or bot whose menu is open. */
export interface OpenUserMenu {
  readonly userId: string;
  readonly at: { readonly x: number; readonly y: number };
}

export interface AppState {
  readonly client: ClientState | null;
  readonly channelId: string | null;
  readonly messages: Readonly<Record<string, readonly ClientMessage[]>>;
  readonly unread: Readonly<Record<string, number>>;
  /** How many of them mention the user, or are direct messages: only these have a red badge. */
  readonly pings: Readonly<Record<string, number>>;
  readonly pending: Readonly<Record<string, Pending>>;
  /** The ids of interactions started here. A person's other windows hear of them, too. */
  readonly started: Readonly<Record<string, true>>;
  /** Events that overtook the answer naming their interaction. */
  readonly early: Readonly<Record<string, ClientEvent>>;
  readonly failedCommands: readonly FailedCommand[];
  /** Message id → why its last button or menu failed. */
  readonly failedMessages: Readonly<Record<string, string>>;
  readonly modal: OpenModal | null;
  readonly lightbox: { readonly pictures: readonly Picture[]; readonly index: number } | null;
  readonly replyTo: string | null;
  readonly editing: string | null;
  /** The message for which a channel is being chosen. */
  readonly forwarding: string | null;
  readonly userMenu: OpenUserMenu | null;
  /** A command or text put into the composer from outside it. */
  readonly draft: Draft | null;
  /** The last refusal, shown once above the composer. */
  readonly notice: string | null;
  readonly online: boolean;
  /** Id of the open tab of the side panel. */
  readonly panel: string | null;
  /** The message that the wire view explains. */
  readonly explained: string | null;
}

export const emptyState: AppState = {
  client: null,
  channelId: null,
  messages: {},
  unread: {},
  pings: {},
  pending: {},
  started: {},
  early: {},
  failedCommands: [],
  failedMessages: {},
  modal: null,
  lightbox: null,
  replyTo: null,
  editing: null,
  forwarding: null,
  userMenu: null,
  draft: null,
  notice: null,
  online: true,
  panel: null,
  explained: null,
};

export type AppStore = Store<AppState>;
