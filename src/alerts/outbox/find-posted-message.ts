import { SnowflakeUtil } from 'discord.js';
import * as z from 'zod';
import { PostError } from '../../discord/posting/post-error.ts';
import { readableList } from '../../process/read-json.ts';
import { ownPosts, sendRequest } from '../sending.ts';
import { classifyFailure } from './classify-failure.ts';
import type { MessageIdentity, Outgoing, SearchResult } from './message.ts';
import type { OutboxContext } from './outbox-context.ts';

/**
 * A message posted this long before its deliveries were created announces other ones, whose records may have been deleted (after
 * 30 days). Neither clock is guaranteed to be right.
 */
const CLOCK_TOLERANCE_MS = 14 * 24 * 3_600_000;

/**
 * A search that fails is repeated until so many attempts in a row have failed, about seven minutes. Then the alert is posted all the
 * same: the others at this destination don't wait for ever.
 */
const MAX_FAILED_ATTEMPTS = 20;

/**
 * Asks Discord whether a message was posted, or an edit applied, although no answer confirmed it.
 * @throws PostError when Discord cannot be asked now
 */
export async function findPosted(outbox: OutboxContext, message: Outgoing): Promise<SearchResult> {
  if (message.channelId === null) return 'unknown';
  try {
    return message.editedMessageId === null
      ? await findPost(outbox, message, message.channelId)
      : await findEdit(outbox, message, message.channelId, message.editedMessageId);
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    const failure = classifyFailure(error);
    if (failure.outcome === 'nothing_to_edit') return 'absent';
    if (failure.outcome !== 'retry') return 'refused';
    const { failures } = outbox.memory.failuresAt(message.destination.id);
    if (failure.isGlobal || failure.isSelfThrottled || failures < MAX_FAILED_ATTEMPTS) throw error;
    outbox.log.warn({ err: error, destination: message.destination.id }, 'search for a lost alert given up');
    return 'unknown';
  }
}

/** Searches the bot's newest messages for one with the same lines, or the same identity, that is not recorded for other deliveries. */
async function findPost(outbox: OutboxContext, message: Outgoing, channelId: string): Promise<SearchResult> {
  const { store } = outbox;
  const { destination } = message;
  const ownMessages = await ownPosts(outbox, channelId, message.opensPost ? destination.guildId : null);
  if (ownMessages === null) return 'unknown';
  const lines = linesOf(message.view);
  const notBefore = Math.min(...message.deliveries.map(({ createdAt }) => createdAt)) - CLOCK_TOLERANCE_MS;
  for (const candidate of ownMessages) {
    if (SnowflakeUtil.timestampFrom(candidate.id) < notBefore) continue;
    const isSame =
      message.identity === undefined
        ? haveSameText(linesOf(candidate), lines)
        : hasIdentity(candidate, message.identity);
    if (!isSame) continue;
    const known = await store.deliveries.postedIn(destination.id, candidate.id);
    if (known.length === 0) return { messageId: candidate.id };
  }
  return 'absent';
}

async function findEdit(
  outbox: OutboxContext,
  message: Outgoing,
  channelId: string,
  messageId: string,
): Promise<SearchResult> {
  const current = await sendRequest(outbox, (signal) => outbox.poster.message(channelId, messageId, signal));
  const lines = linesOf(current);
  const isApplied =
    linesOf(message.view).every((line) => lines.includes(line)) ||
    (message.identity !== undefined && hasEditedIdentity(current, message.identity));
  return isApplied ? { messageId } : 'absent';
}

const TEXT_FIELDS = new Set(['content', 'title', 'description', 'name', 'value', 'text']);
/** Without buttons and media: Discord rewrites media addresses, and buttons depend on the current follows. */
const NESTED_FIELDS = new Set(['embeds', 'fields', 'author', 'footer', 'components', 'accessory']);

/** The role that a message pings. */
const MENTION_AT_END = /<@&\d+>\s*$/;

/** The parts of a message, as Discord returns it, that identify it. */
interface ShownMessage {
  readonly content?: string | undefined;
  readonly embeds?: unknown;
}

/** The lines of text in a message, as the bot sends it or as Discord returns it. */
export function linesOf(message: object): string[] {
  return textsOf(message).flatMap(linesIn);
}

function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map(oneSpaced)
    .filter((line) => line !== '');
}

function oneSpaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Whether two messages have the same text. One may have additional lines. */
export function haveSameText(a: readonly string[], b: readonly string[]): boolean {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  return shorter.length > 0 && shorter.every((line) => longer.includes(line));
}

/** Whether a message, as Discord returns it, is a copy of the one with this identity. */
export function hasIdentity(message: ShownMessage, { lines, parts, links }: MessageIdentity): boolean {
  const content = linesIn((message.content ?? '').replace(MENTION_AT_END, ''));
  const text = linesOf(message).join('\n');
  const known = readableList(z.object({ url: z.string().optional() })).safeParse(message.embeds);
  const urls = (known.data ?? []).flatMap(({ url }) => url ?? []);
  return (
    content.length === lines.length &&
    lines.every((line, index) => content[index]?.endsWith(oneSpaced(line))) &&
    parts.every((part) => text.includes(oneSpaced(part))) &&
    urls.length === links.length &&
    links.every((link) => urls.includes(link))
  );
}

/** The same for a message that was edited: it lists each part, so those with equal texts are counted. */
export function hasEditedIdentity(message: ShownMessage, identity: MessageIdentity): boolean {
  const lines = linesOf(message);
  const isListed = (part: string): boolean => {
    const listed = lines.filter((line) => line === part || line.startsWith(`${part} · `)).length;
    return part !== '' && listed >= identity.parts.filter((other) => oneSpaced(other) === part).length;
  };
  return hasIdentity(message, identity) && identity.parts.map(oneSpaced).every(isListed);
}

function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (typeof part === 'string') return TEXT_FIELDS.has(key) ? [part] : [];
    return NESTED_FIELDS.has(key) ? textsOf(part) : [];
  });
}
