import type { Creation, Reaction } from './sole-owners.ts';
import type { SeenRequest } from './witness.ts';

const MESSAGES = /^\/channels\/(\d+)\/messages$/;
const CALLBACK = /^\/interactions\/(\d+)\//;

type ShardEvents = ReadonlyMap<string, Pick<Reaction, 'shard' | 'at'>>;

/** Messages created by machines. A request with a nonce that Discord knew created none. */
export function creationsIn(
  requests: readonly SeenRequest[],
): (Creation & { readonly replyTo: string | null })[] {
  const known = new Set<string>();
  return requests.flatMap(({ method, route, status, body, answer, machine, arrivedAt, endedAt }) => {
    const channelId = MESSAGES.exec(route)?.[1];
    const id = textAt(answer, 'id');
    if (method !== 'POST' || channelId === undefined || status !== 200 || id === null || known.has(id))
      return [];
    known.add(id);
    const replyTo = textAt(fieldAt(body, 'message_reference'), 'message_id');
    return [{ channelId, machine, arrivedAt, endedAt, replyTo }];
  });
}

/**
 * Which machine answered each command, and replied to each message with a link.
 * @param interactions by id
 * @param messages by id
 */
export function reactionsIn(
  requests: readonly SeenRequest[],
  interactions: ShardEvents,
  messages: ShardEvents,
): Reaction[] {
  const callbacks = requests.flatMap(({ route, machine }) => {
    const event = interactions.get(CALLBACK.exec(route)?.[1] ?? '');
    return event === undefined ? [] : [{ ...event, machine }];
  });
  const replies = creationsIn(requests).flatMap(({ replyTo, machine }) => {
    const event = messages.get(replyTo ?? '');
    return event === undefined ? [] : [{ ...event, machine }];
  });
  return [...callbacks, ...replies];
}

function fieldAt(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textAt(value: unknown, name: string): string | null {
  const field = fieldAt(value, name);
  return typeof field === 'string' ? field : null;
}
