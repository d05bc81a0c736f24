import { createHash } from 'node:crypto';
import * as z from 'zod';
import { decodeCustomId } from '../../discord/messages/custom-id.ts';
import type { Seal } from '../../discord/messages/seal.ts';
import type { PostedMessage } from '../../discord/posting/message-body.ts';
import { PostError } from '../../discord/posting/post-error.ts';
import { NUMBER, unsealNumber } from '../../parcels/cards/parcel-ids.ts';
import type { LiveCard } from '../../store/index.ts';
import { LIVE_CARD_COMPONENTS } from '../cards/live-card.ts';
import { classifyFailure, mayBePosted } from '../outbox/classify-failure.ts';
import { NONCE_WINDOW_MS } from '../outbox/message.ts';
import { hasStopped, ownPosts, sendIfWanted } from '../sending.ts';
import { type CardChannel, type CardContext, type CardSubject, channelOf } from './card-context.ts';
import { EDIT_PAUSE_MS } from './edit-card.ts';
import { renderCard, threadName } from './render-card.ts';

/**
 * Posts a card, or finds the one that an earlier attempt posted. Never posts a second one: each attempt is stored before it
 * starts, and Discord recognizes the nonce of a retry. In a forum, or once the nonce has expired, the bot searches for the card.
 * @throws PostError
 */
export async function postCard(context: CardContext, subject: CardSubject): Promise<void> {
  const { store, clock } = context;
  const { card } = subject;
  const channel = await channelOf(context, subject);
  if (mustSearch(card, channel, clock())) {
    const found = await findCard(context, subject, channel);
    if (found !== null) return recordCard(context, card, channel, found);
  }
  const view = await renderCard(context, subject, channel.id);
  const name = channel.isForum ? await threadName(context, subject) : '';
  const messageId = await send(context, subject, channel, (signal) => {
    const options = { silent: true, signal };
    return channel.isForum
      ? context.poster.openPost(channel.id, name, view, options)
      : context.poster.post(channel.id, view, { ...options, nonce: nonceOf(card) });
  });
  if (messageId === 'withdrawn') return;
  await recordCard(context, card, channel, messageId);
  // The buttons of a post's first message are pressed in the post, whose id was not known; and an earlier attempt may have posted
  // the card with older scans. Then an edit follows.
  if (channel.isForum || card.attemptedAt !== null) return;
  await store.liveCards.shown(card.id, card.staleAt, clock() + EDIT_PAUSE_MS);
}

/** @param messageId null: the card was deleted as soon as it was posted */
function recordCard(
  { store, clock }: CardContext,
  card: LiveCard,
  { isForum }: CardChannel,
  messageId: string | null,
): Promise<void> {
  const thread = isForum && messageId !== null ? { threadId: messageId } : {};
  return store.liveCards.posted(card, { messageId, ...thread }, clock());
}

/** Whether an attempt may have posted the card, and repeating it could post another one. */
function mustSearch({ attemptedAt }: LiveCard, { isForum }: CardChannel, now: number): boolean {
  return attemptedAt !== null && (isForum || Math.abs(now - attemptedAt) > NONCE_WINDOW_MS);
}

async function send(
  context: CardContext,
  { card: { id, attemptedAt, destinationId, topicId } }: CardSubject,
  { limits }: CardChannel,
  post: (signal: AbortSignal) => Promise<string>,
): Promise<string | null | 'withdrawn'> {
  const { store, clock, abortRequests } = context;
  let isSent = false;
  const isWanted = async (): Promise<boolean> => {
    // An unfollow ends the card while it waits.
    if ((await store.liveCards.get(destinationId, topicId)) === undefined) return false;
    await store.liveCards.attempt(id, clock());
    return true;
  };
  const sendNow = (): Promise<string> => {
    isSent = true;
    return post(abortRequests);
  };
  try {
    return await sendIfWanted(context, limits, 'post', isWanted, sendNow);
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    // Discord knows the nonce: the card was posted and has been deleted since.
    if (error.kind === 'message_gone') return null;
    if (isSent && attemptedAt === null && !mayBePosted(error) && !hasStopped(context))
      await store.liveCards.refused(id);
    throw error;
  }
}

/** The same until the card is posted; a new one after it was deleted. */
function nonceOf({ id, createdAt, postedAt }: LiveCard): string {
  const identity = `live card ${id} ${createdAt} ${postedAt ?? 0}`;
  return createHash('sha256').update(identity).digest('base64url').slice(0, 22);
}

/** A search that still fails so long after the attempt is given up: alerts may wait for the card's thread. */
const MAX_SEARCH_MS = 10 * 60_000;

const COMPONENTS: ReadonlySet<string> = new Set(Object.values(LIVE_CARD_COMPONENTS));

/**
 * Searches for a card that may have been posted although no answer confirmed it.
 * @returns its message id; null: it isn't there, the bot may not look, or looking has failed for long
 * @throws PostError when Discord cannot be asked now
 */
async function findCard(
  context: CardContext,
  subject: CardSubject,
  channel: CardChannel,
): Promise<string | null> {
  const { guildId } = subject.destination;
  if (channel.isForum && guildId === null) return null;
  try {
    const newestFirst = await ownPosts(context, channel.id, channel.isForum ? guildId : null);
    const isCard = (message: PostedMessage) => isCardOf(message, subject.topic.key, channel.id, context.seal);
    return newestFirst?.find(isCard)?.id ?? null;
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    const failure = classifyFailure(error);
    if (failure.outcome !== 'retry') return null;
    const searchedMs = Math.abs(context.clock() - (subject.card.attemptedAt ?? context.clock()));
    if (failure.isGlobal || failure.isSelfThrottled || searchedMs < MAX_SEARCH_MS) throw error;
    context.log.warn(
      { err: error, destination: subject.destination.id },
      'search for a lost live card given up',
    );
    return null;
  }
}

/** Whether a message is this parcel's card: what it says changes with each scan, but its buttons name the parcel. */
function isCardOf(
  { id, components }: Pick<PostedMessage, 'id' | 'components'>,
  number: string,
  channelId: string,
  seal: Seal,
): boolean {
  return customIdsIn(components).some((customId) => {
    const decoded = decodeCustomId(customId);
    if (decoded?.command !== 'track' || !COMPONENTS.has(decoded.component)) return false;
    const [reference = ''] = decoded.args;
    if (NUMBER.test(reference)) return reference === number;
    // A forum post has the id of its first message.
    return [channelId, id].some((at) => unsealNumber(reference, decoded.component, at, seal) === number);
  });
}

const parent = z.object({ custom_id: z.string().optional(), components: z.array(z.unknown()).optional() });

function customIdsIn(components: readonly unknown[]): string[] {
  return components.flatMap((component) => {
    const { custom_id: own, components: children = [] } = parent.safeParse(component).data ?? {};
    return [...(own === undefined ? [] : [own]), ...customIdsIn(children)];
  });
}
