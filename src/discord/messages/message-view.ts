import { isDeepStrictEqual } from 'node:util';
import type {
  APIEmbed,
  APIMessageTopLevelComponent,
  APIModalInteractionResponseCallbackData,
  RESTAPIPoll,
} from 'discord.js';
import { settlesWithin } from '../../process/timing/waiting.ts';

/** A file that is uploaded with a message; its components name it as `attachment://name`. */
export interface MessageFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What people hear who can't see it; at most 1,024 characters. */
  readonly description?: string;
}

/** A Discord message as data: what cards return, and what answers, chat and alerts send. */
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

/** The same message, changed in the same way at once and after it has grown. */
export function mapView(
  card: MessageView | GrowingView,
  change: (view: MessageView) => MessageView,
): MessageView | GrowingView {
  if (!('now' in card)) return change(card);
  return { now: change(card.now), later: card.later.then((grown) => grown && change(grown)) };
}

/** A modal as data: what cards return and a button opens. */
export type ModalView = APIModalInteractionResponseCallbackData;

/** A reader waits this long for what a card can do without. */
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
