import type { View } from '../bot/command.ts';
import { channelKey } from '../bot/pace.ts';
import { PostError } from '../bot/post.ts';
import { pause } from '../lib/pause.ts';
import type { ChatReply } from '../store/index.ts';
import { chooseLinks } from './choose-links.ts';
import type { Compose } from './compose.ts';
import { type ChatParts, noteRefusal, RETRIES } from './parts.ts';
import { settingsFor } from './settings-for.ts';
import type { SourceMessage } from './source-message.ts';
import type { TakeAway } from './take-away.ts';

export interface FollowEditParts extends ChatParts {
  readonly compose: Compose;
  readonly takeAway: TakeAway;
}

/**
 * Brings the reply to an edited message up to date. Where replies have been turned off, the reply stays as it is until
 * the message has no links any more.
 * @param overtaken a newer edit makes this one pointless
 */
export async function followEdit(
  parts: FollowEditParts,
  message: SourceMessage,
  overtaken: AbortSignal,
): Promise<void> {
  const { store, refusals, takeAway, compose } = parts;
  // Link previews come as updates, too: only a real edit has a time.
  if (message.editedAt === null) return;
  const [reply] = await store.chatReplies.of([message.id]);
  if (reply === undefined || message.editedAt === reply.editedAt) return;
  const chosen = chooseLinks(message.content);
  if (chosen.links.length === 0) return takeAway([message.id]);
  const { isOn, refusedAt, agents, locale } = await settingsFor(message, store);
  if (!isOn || refusals.isRefused(message.channelId, refusedAt)) return;
  if (!(await isTurn(parts, message, overtaken))) return;
  const { view, isPartial } = await compose(chosen, agents, locale, message.guildId);
  // The right content is not known now, so the reply stays as it is.
  if (isPartial || overtaken.aborted || parts.stopping.aborted) return;
  if (view === null) return takeAway([message.id]);
  await edit(parts, message, reply, view);
}

/** Waits until one more edit is allowed. @returns false when a newer edit or the end of the process came first */
async function isTurn(
  { patience, stopping }: FollowEditParts,
  { channelId, authorId }: SourceMessage,
  overtaken: AbortSignal,
): Promise<boolean> {
  const signal = AbortSignal.any([overtaken, stopping]);
  while (!signal.aborted) {
    const waitMs = patience.editIn(channelId, authorId);
    if (waitMs === 0) return true;
    await pause(waitMs, signal);
  }
  return false;
}

async function edit(
  parts: FollowEditParts,
  { id, guildId, editedAt }: SourceMessage,
  { channelId, replyId }: ChatReply,
  view: View,
): Promise<void> {
  const { store, poster, pace, insist, stopping, log } = parts;
  const attempt = () => {
    stopping.throwIfAborted();
    return poster.edit(channelId, replyId, view);
  };
  try {
    await insist(() => pace.inTurn(channelKey(channelId), 'edit', attempt), RETRIES);
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    log.info({ err: error, channel: channelId }, 'reply not edited');
    await noteRefusal(parts, guildId, channelId, error.kind);
    // Somebody deleted the reply: there is nothing left to keep up to date.
    if (error.kind === 'message_gone') await store.chatReplies.remove(id);
    return;
  }
  if (editedAt !== null) await store.chatReplies.edited(id, editedAt);
}
