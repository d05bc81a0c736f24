import * as z from 'zod';
import { decodeCustomId } from '../../discord/custom-id.ts';
import type { PostedMessage } from '../../discord/message-body.ts';
import { PostError } from '../../discord/post-error.ts';
import type { Seal } from '../../discord/seal.ts';
import { LIVE_CARD_COMPONENTS } from '../../views/live-card.ts';
import { NUMBER, unsealNumber } from '../../views/parcel-ids.ts';
import { classifyFailure } from '../outbox/classify-failure.ts';
import type { CardChannel } from './card-channel.ts';
import type { CardContext, CardSubject } from './card-context.ts';

/** A search that still fails so long after the attempt is given up: alerts may wait for the card's thread. */
const MAX_SEARCH_MS = 10 * 60_000;

const COMPONENTS: ReadonlySet<string> = new Set(Object.values(LIVE_CARD_COMPONENTS));

/**
 * Searches for a card that may have been posted although no answer confirmed it.
 * @returns its message id; null: it isn't there, the bot may not look, or looking has failed for long
 * @throws PostError when Discord cannot be asked now
 */
export async function findCard(
  context: CardContext,
  subject: CardSubject,
  channel: CardChannel,
): Promise<string | null> {
  try {
    const messages = await ownMessages(context, subject, channel);
    const { seal } = context;
    return messages.find((message) => isCardOf(message, subject.topic.key, channel.id, seal))?.id ?? null;
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

/** Newest first. */
async function ownMessages(
  { poster, rateLimiter, stopping, abortRequests }: CardContext,
  { destination }: CardSubject,
  { id, isForum }: CardChannel,
): Promise<readonly PostedMessage[]> {
  const schedule = <T>(send: () => Promise<T>) => rateLimiter.scheduleGlobal(send, stopping);
  if (!isForum) return (await poster.ownMessages(id, schedule, abortRequests)) ?? [];
  return destination.guildId === null
    ? []
    : poster.ownForumPosts(id, destination.guildId, schedule, abortRequests);
}

/** Whether a message is this parcel's card: what it says changes with each scan, but its buttons name the parcel. */
export function isCardOf(
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
