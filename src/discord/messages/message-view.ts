import { isDeepStrictEqual } from 'node:util';
import type {
  APIEmbed,
  APIMessageTopLevelComponent,
  APIModalInteractionResponseCallbackData,
  RESTAPIPoll,
} from 'discord.js';
import { settlesWithin } from '../../process/timing/waiting.ts';

/** A file uploaded with a message; its components refer to it as `attachment://name`. */
export interface MessageFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Alt text; at most 1,024 characters. */
  readonly description?: string;
}

/** A Discord message as data: returned by cards, sent by commands, chat and alerts. */
export interface MessageView {
  readonly content?: string;
  readonly embeds?: APIEmbed[];
  readonly components?: APIMessageTopLevelComponent[];
  /** At most ten. */
  readonly files?: readonly MessageFile[];
  /** Not together with Components V2. */
  readonly poll?: RESTAPIPoll;
  /** 32768 (Components V2), 4 (no link previews) or nothing. */
  readonly flags?: number;
}

/** A message that is sent at once and edited once, when the rest of its data has arrived. */
export interface GrowingView {
  readonly now: MessageView;
  /** Null when nothing is added. Never rejects. */
  readonly later: Promise<MessageView | null>;
}

/** Applies the same change to a message and to its grown version. */
export function mapView(
  card: MessageView | GrowingView,
  change: (view: MessageView) => MessageView,
): MessageView | GrowingView {
  if (!('now' in card)) return change(card);
  return { now: change(card.now), later: card.later.then((grown) => grown && change(grown)) };
}

/** A modal as data: what cards return and a button opens. */
export type ModalView = APIModalInteractionResponseCallbackData;

/** How long a user waits for optional parts of a card. */
const EXTRAS_WAIT_MS = 1_200;

/** Renders a message when its extras (never rejecting) are there, or after 1.2 s, and once more when they arrive. */
export async function growingView(
  extras: Promise<unknown>,
  render: () => MessageView | Promise<MessageView>,
  waitMs = EXTRAS_WAIT_MS,
): Promise<MessageView | GrowingView> {
  if (await settlesWithin(waitMs, extras)) return render();
  const now = await render();
  const later = extras.then(async () => {
    const grown = await render();
    return isDeepStrictEqual(grown, now) ? null : grown;
  });
  return { now, later: later.catch(() => null) };
}
