import { type APIMessageTopLevelComponent, ComponentType } from 'discord.js';
import { decodeCustomId } from '../../discord/messages/custom-id.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { plainText } from '../../discord/messages/plain-text.ts';
import { PostError } from '../../discord/posting/post-error.ts';
import { isHeldBack } from '../../domain/alerts/hold.ts';
import { SEALED_NUMBER } from '../../parcels/cards/parcel-ids.ts';
import { rateLimitKey, sendIfWanted } from '../sending.ts';
import { assignBatchKey } from './batch-keys.ts';
import { batchKeyOf, deliveryIdsOf, type Message, type Outgoing } from './message.ts';
import type { OutboxContext } from './outbox-context.ts';

interface Posted {
  readonly messageId: string | null;
}

/**
 * Sends a message as soon as the rate limit allows. Checks first that all of its deliveries are still pending, because an
 * unfollow or a removed alert channel withdraws them while the message waits.
 * @throws PostError
 */
export async function send(
  outbox: OutboxContext,
  message: Outgoing,
  channelId: string,
): Promise<Posted | 'withdrawn'> {
  const { store, poster, abortRequests } = outbox;
  const { destination, opensPost, editedMessageId, view, roleIds } = message;
  const ids = deliveryIdsOf(message);
  const isWanted = async (): Promise<boolean> => {
    const pending = await store.deliveries.filterPending(ids);
    if (pending.length < ids.length || mustWait(outbox, message)) return false;
    return !needsBatchKey(message) || assignBatchKey(outbox, message);
  };
  const sendNow = async (): Promise<Posted> => {
    message.isSent = true;
    if (editedMessageId !== null) {
      await poster.edit(channelId, editedMessageId, view, abortRequests);
      return { messageId: editedMessageId };
    }
    const options = { roleIds, silent: destination.silent, signal: abortRequests };
    try {
      const messageId = opensPost
        ? await poster.openPost(channelId, postTitle(view), ownPostView(view), options)
        : await poster.post(channelId, view, { ...options, nonce: batchKeyOf(message) });
      return { messageId };
    } catch (error) {
      // Discord knows the nonce: the message was posted and has been deleted since.
      if (error instanceof PostError && error.kind === 'message_gone') return { messageId: null };
      throw error;
    }
  };
  const action = editedMessageId === null ? 'post' : 'edit';
  return sendIfWanted(outbox, rateLimitKey(destination), action, isWanted, sendNow);
}

/** Whether a hold has begun since the message was planned. A message that may already be posted is completed anyway. */
function mustWait({ memory, clock }: OutboxContext, message: Outgoing): boolean {
  const { destination, plannedAt, mayBePosted } = message;
  if (mayBePosted || memory.failuresAt(destination.id).inDoubtSince !== null) return false;
  return isHeldBack(destination, clock()) && !isHeldBack(destination, plannedAt);
}

/**
 * Whether to store which deliveries form the message before sending it: for several deliveries, an edit, a digest, or the
 * first message after another process, which may be frozen with its own plan for the same delivery.
 */
function needsBatchKey({ deliveries, editedMessageId, batchKey, mayBePosted }: Message): boolean {
  return deliveries.length > 1 || editedMessageId !== null || batchKey !== null || mayBePosted;
}

/**
 * A message as the beginning of its own post in a forum: without buttons about a masked parcel. Its number is sealed for the
 * channel in which they are pressed, and that is the post, whose id isn't known yet.
 */
function ownPostView({ components, ...view }: MessageView): MessageView {
  return components === undefined ? view : { ...view, components: components.flatMap(withoutSealed) };
}

function withoutSealed(row: APIMessageTopLevelComponent): APIMessageTopLevelComponent[] {
  if (row.type !== ComponentType.ActionRow) return [row];
  const components = row.components.filter((one) => !('custom_id' in one && isSealed(one.custom_id)));
  return components.length === 0 ? [] : [{ ...row, components }];
}

function isSealed(customId: string): boolean {
  const decoded = decodeCustomId(customId);
  return decoded?.command === 'track' && SEALED_NUMBER.test(decoded.args[0] ?? '');
}

const MAX_TITLE = 100;
const MENTIONS = /<@&?\d+>|<t:\d+:\w>/g;
const MARKS = /[*_`#>\\]/g;

/** The first line of a message, as the title of its own forum post. */
export function postTitle({ content = '', embeds = [] }: MessageView): string {
  const [line = ''] = content.replaceAll(MENTIONS, '').trim().split('\n');
  const said = line === '' ? (embeds[0]?.title ?? '') : line;
  return plainText(said.replaceAll(MARKS, ''), MAX_TITLE) || '🔔';
}
