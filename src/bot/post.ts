import { DiscordAPIError, HTTPError, MessageFlags, RateLimitError, REST, Routes } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { forgetLimitsWhenSetBack } from './clock-set-back.ts';
import type { View } from './command.ts';
import { editBody } from './edit-body.ts';
import type { Pace } from './pace.ts';

/** A message that Discord has not answered for by then is sent again, with the same nonce. */
const TIMEOUT_MS = 10_000;
const DMS_REMEMBERED = 10_000;

const withId = z.object({ id: z.string() });

/** Codes that are about the message and not about where it goes (developers/topics/opcodes-and-status-codes). */
const ABOUT_THE_MESSAGE = new Set<number | string>([
  50035, // invalid form body
  50006, // empty message
  40005, // request entity too large
  200000, // blocked by AutoMod
  200001,
]);

export type PostErrorKind =
  /** The channel is not there any more. */
  | 'gone'
  /** The message to be edited is not there any more. */
  | 'message_gone'
  /** The bot may not post there. */
  | 'forbidden'
  /** This person takes no messages from the bot. */
  | 'dm_closed'
  /** Not a place for messages: a locked thread, a forum itself. */
  | 'unsuitable'
  /** Discord does not take this message anywhere. */
  | 'refused'
  | 'rate_limited'
  | 'unauthorised'
  /** 5xx, no connection, no answer in time or none of Discord's: the message may or may not stand there. */
  | 'unavailable';

/** A message that Discord did not take, with the cause as data. */
export class PostError extends Error {
  override readonly name = 'PostError';
  readonly kind: PostErrorKind;
  readonly retryAfterMs: number | undefined;
  /** The limit is the whole bot's, not the channel's. */
  readonly global: boolean;

  constructor(kind: PostErrorKind, cause: unknown, limit: { retryAfterMs?: number; global?: boolean } = {}) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.kind = kind;
    this.retryAfterMs = limit.retryAfterMs;
    this.global = limit.global ?? false;
  }
}

export interface PostOptions {
  /** At most 25 characters. Within minutes, a message with a nonce that is known is not posted twice. */
  readonly nonce: string;
  /** The only role that this message may ping. */
  readonly roleId?: string | undefined;
  /** The message answered, without a ping; if it is gone, the post stands alone. */
  readonly replyTo?: string | undefined;
  /** Nobody's device makes a sound. */
  readonly silent?: boolean;
}

/** Messages that the bot sends by itself. Every method rejects with {@link PostError}. */
export interface Poster {
  /** @returns the message id */
  post(channelId: string, view: View, options: PostOptions): Promise<string>;
  edit(channelId: string, messageId: string, view: View): Promise<void>;
  /** One that is gone already, alone or with its channel, is as good as removed. */
  remove(channelId: string, messageId: string): Promise<void>;
  /**
   * @param inTurn sends the request that it takes for somebody who is not known yet
   * @returns the channel id of the DM with somebody
   */
  openDm(userId: string, inTurn: Pace['turn']): Promise<string>;
}

/**
 * Talks to Discord without discord.js' own retries: it repeats a 5xx four times in 4 ms and waits out limits by itself,
 * where the outbox has to know.
 */
export function createPoster(apiUrl: string, token: string, timeoutMs = TIMEOUT_MS): Poster {
  const rest = new REST({
    version: '10',
    api: apiUrl,
    retries: 0,
    timeout: timeoutMs,
    rejectOnRateLimit: () => true,
  }).setToken(token);
  const dms = new LRUCache<string, string>({ max: DMS_REMEMBERED });
  const lookAtClock = forgetLimitsWhenSetBack(rest);

  const asked = async <T>(request: () => Promise<T>): Promise<T> => {
    lookAtClock();
    try {
      return await request();
    } catch (error) {
      const failure = postError(error);
      // It throws the token away then, and would never ask again; but Discord has said so by mistake before.
      if (failure.kind === 'unauthorised') rest.setToken(token);
      throw failure;
    }
  };

  return {
    async post(channelId, view, { nonce, roleId, replyTo, silent = false }) {
      const body = {
        ...view,
        flags: (view.flags ?? 0) | (silent ? MessageFlags.SuppressNotifications : 0),
        ...(replyTo === undefined
          ? {}
          : { message_reference: { message_id: replyTo, fail_if_not_exists: false } }),
        nonce,
        enforce_nonce: true,
        allowed_mentions: roleId === undefined ? { parse: [] } : { parse: [], roles: [roleId] },
      };
      const route = Routes.channelMessages(channelId);
      return (await asked(async () => withId.parse(await rest.post(route, { body })))).id;
    },
    async edit(channelId, messageId, view) {
      const body = { ...editBody(view), allowed_mentions: { parse: [] } };
      await asked(() => rest.patch(Routes.channelMessage(channelId, messageId), { body }));
    },
    async remove(channelId, messageId) {
      await asked(() => rest.delete(Routes.channelMessage(channelId, messageId))).catch((error: unknown) => {
        if (!(error instanceof PostError) || !['message_gone', 'gone'].includes(error.kind)) throw error;
      });
    },
    async openDm(userId, inTurn) {
      const known = dms.get(userId);
      if (known !== undefined) return known;
      const body = { recipient_id: userId };
      const { id } = await inTurn(() =>
        asked(async () => withId.parse(await rest.post(Routes.userChannels(), { body }))),
      );
      dms.set(userId, id);
      return id;
    },
  };
}

function postError(error: unknown): PostError {
  if (error instanceof RateLimitError) {
    const { retryAfter, global } = error;
    return new PostError('rate_limited', error, { retryAfterMs: retryAfter, global });
  }
  if (error instanceof HTTPError) return new PostError('unavailable', error);
  if (!(error instanceof DiscordAPIError)) return new PostError('unavailable', error);
  if (error.status === 401) return new PostError('unauthorised', error);
  if (ABOUT_THE_MESSAGE.has(error.code) || error.status === 413) return new PostError('refused', error);
  // Not Discord's own words but a proxy's page: it says nothing of the place.
  if (typeof error.code !== 'number') return new PostError('unavailable', error);
  if (error.code === 50007) return new PostError('dm_closed', error);
  if (error.code === 10008) return new PostError('message_gone', error);
  if (error.status === 404) return new PostError('gone', error);
  return new PostError(error.status === 403 ? 'forbidden' : 'unsuitable', error);
}
