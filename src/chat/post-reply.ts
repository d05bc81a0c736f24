import type { View } from '../bot/command.ts';
import { channelKey } from '../bot/pace.ts';
import { PostError } from '../bot/post.ts';
import { type ChatParts, noteRefusal, RETRIES } from './parts.ts';
import { plainTextOf } from './plain-text.ts';
import type { SourceMessage } from './source-message.ts';

/** Posts a reply. @returns its id; null when Discord refuses it, which the chat is not told about */
export type PostReply = (message: SourceMessage, view: View) => Promise<string | null>;

/** One reply at a time per channel: the first refusal spares the others. */
export function createPostReply(parts: ChatParts): PostReply {
  const last = new Map<string, Promise<unknown>>();
  return async (message, view) => {
    const { channelId } = message;
    const before = last.get(channelId) ?? Promise.resolve();
    const turn = before.then(() => postUnlessRefused(parts, message, view));
    const settled = turn.catch(() => {});
    last.set(channelId, settled);
    return turn.finally(() => {
      if (last.get(channelId) === settled) last.delete(channelId);
    });
  };
}

async function postUnlessRefused(parts: ChatParts, message: SourceMessage, view: View) {
  const { refusals, log } = parts;
  const { guildId, channelId } = message;
  if (refusals.isRefused(channelId)) return null;
  try {
    return await postAsTaken(parts, message, view);
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    log.info({ err: error, channel: channelId }, 'could not reply to links');
    await noteRefusal(parts, guildId, channelId, error.kind);
    return null;
  }
}

/** Posts plain text where a card is refused, for example without the permission Embed Links. */
async function postAsTaken(parts: ChatParts, message: SourceMessage, view: View): Promise<string> {
  const { refusals } = parts;
  if (!refusals.takesWordsOnly(message.channelId)) {
    try {
      return await post(parts, message, view);
    } catch (error) {
      if (!(error instanceof PostError) || error.kind !== 'forbidden') throw error;
    }
  }
  const replyId = await post(parts, message, plainTextOf(view));
  refusals.refuseCards(message.channelId);
  return replyId;
}

async function post(parts: ChatParts, { id, channelId }: SourceMessage, view: View): Promise<string> {
  const { poster, pace, insist, stopping } = parts;
  // Cards and plain text need different nonces, or Discord would take one for the other.
  const nonce = `${view.content === undefined ? 'c' : 't'}${id}`.slice(0, 25);
  const attempt = () => {
    stopping.throwIfAborted();
    return poster.post(channelId, view, { nonce, replyTo: id, silent: true });
  };
  return insist(() => pace.inTurn(channelKey(channelId), 'post', attempt), RETRIES);
}
