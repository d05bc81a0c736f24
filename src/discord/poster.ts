import { MessageFlags, REST, Routes } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { editBody } from './edit-body.ts';
import type { MessageView } from './message-view.ts';
import { PostError } from './post-error.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { createRefusalBudget, type RefusalBudget } from './refusal-budget.ts';
import { createRequestRunner } from './request-runner.ts';

export { PostError, type PostErrorKind } from './post-error.ts';

/** A message that Discord has not answered for by then is sent again, with the same nonce. */
const TIMEOUT_MS = 10_000;
const MAX_DM_CHANNELS = 10_000;
/** discord.js remembers a kilobyte of every channel until it looks what can go: by itself once an hour. */
const HANDLER_SWEEP_INTERVAL_MS = 60_000;
/** As many as Discord lists in one answer. */
const HISTORY_LIMIT = 100;

const withId = z.object({ id: z.string() });
const messageSchema = withId.extend({
  author: withId,
  content: z.string().default(''),
  embeds: z.array(z.unknown()).default([]),
  components: z.array(z.unknown()).default([]),
  /** Set in answers to interactions, and in replies. */
  interaction_metadata: z.unknown().optional(),
  message_reference: z.unknown().optional(),
});

/** One of the bot's messages, as Discord shows it. */
export type PostedMessage = z.infer<typeof messageSchema>;

export interface PostOptions {
  /** At most 25 characters. Within minutes, a message with a nonce that is known is not posted twice. */
  readonly nonce: string;
  /** The only role that this message may ping. */
  readonly roleId?: string | undefined;
  /** The message answered, without a ping; if it is gone, the post stands alone. */
  readonly replyTo?: string | undefined;
  /** Nobody's device makes a sound. */
  readonly silent?: boolean;
  /** Ends the request at once when it aborts; whether the message was posted is then not known. */
  readonly signal?: AbortSignal | undefined;
}

/** Messages that the bot sends by itself. Every method rejects with {@link PostError}. */
export interface Poster {
  /** @returns the message id */
  post(channelId: string, view: MessageView, options: PostOptions): Promise<string>;
  edit(channelId: string, messageId: string, view: MessageView, signal?: AbortSignal): Promise<void>;
  /** One that is gone already, alone or with its channel, is as good as removed. */
  remove(channelId: string, messageId: string, signal?: AbortSignal): Promise<void>;
  /**
   * @param inTurn sends the request that it takes for somebody who is not known yet
   * @returns the channel id of the DM with somebody
   */
  openDm(userId: string, schedule: RateLimiter['scheduleGlobal'], signal?: AbortSignal): Promise<string>;
  /**
   * @param inTurn sends each request that it takes
   * @returns what the bot posted by itself among the newest messages; null where it may not read the history
   */
  ownMessages(
    channelId: string,
    schedule: RateLimiter['scheduleGlobal'],
    signal?: AbortSignal,
  ): Promise<readonly PostedMessage[] | null>;
  message(channelId: string, messageId: string, signal?: AbortSignal): Promise<PostedMessage>;
  /** Resolves when the bot can see the channel. */
  checkChannel(channelId: string, signal?: AbortSignal): Promise<void>;
  /** Whether there is room for requests that Discord will probably refuse. */
  allowsRiskyRequests(): boolean;
}

/**
 * Talks to Discord without discord.js' own retries: it repeats a 5xx four times in 4 ms and waits out limits by itself,
 * where the outbox has to know.
 * @param refusals shared by everything that sends from this address
 */
export function createPoster(
  apiUrl: string,
  token: string,
  timeoutMs = TIMEOUT_MS,
  refusals: RefusalBudget = createRefusalBudget(),
): Poster {
  const rest = new REST({
    version: '10',
    api: apiUrl,
    retries: 0,
    timeout: timeoutMs,
    handlerSweepInterval: HANDLER_SWEEP_INTERVAL_MS,
    rejectOnRateLimit: () => true,
  }).setToken(token);
  const request = createRequestRunner(rest, token, refusals);
  const dms = new LRUCache<string, string>({ max: MAX_DM_CHANNELS });
  let ownId: Promise<string> | undefined;

  /** Asked once, however many want to know; again when nobody answered. */
  const ownUserId = (
    schedule: RateLimiter['scheduleGlobal'],
    signal: AbortSignal | undefined,
  ): Promise<string> => {
    const user = async (own: AbortSignal) => withId.parse(await rest.get(Routes.user(), { signal: own }));
    ownId ??= schedule(() => request(signal, user), signal).then(
      ({ id }) => id,
      (error: unknown) => {
        ownId = undefined;
        throw error;
      },
    );
    return ownId;
  };

  return {
    async post(channelId, view, { signal, ...options }) {
      const route = Routes.channelMessages(channelId);
      const body = postBody(view, options);
      return (
        await request(signal, async (own) => withId.parse(await rest.post(route, { body, signal: own })))
      ).id;
    },
    async edit(channelId, messageId, view, signal) {
      const body = { ...editBody(view), allowed_mentions: { parse: [] } };
      const route = Routes.channelMessage(channelId, messageId);
      await request(signal, (own) => rest.patch(route, { body, signal: own }));
    },
    async remove(channelId, messageId, signal) {
      const route = Routes.channelMessage(channelId, messageId);
      await request(signal, (own) => rest.delete(route, { signal: own })).catch((error: unknown) => {
        if (!(error instanceof PostError) || !['message_gone', 'gone'].includes(error.kind)) throw error;
      });
    },
    async openDm(userId, schedule, signal) {
      const known = dms.get(userId);
      if (known !== undefined) return known;
      const body = { recipient_id: userId };
      const open = async (own: AbortSignal) =>
        withId.parse(await rest.post(Routes.userChannels(), { body, signal: own }));
      const { id } = await schedule(() => request(signal, open), signal);
      dms.set(userId, id);
      return id;
    },
    async ownMessages(channelId, schedule, signal) {
      const id = await ownUserId(schedule, signal);
      const query = new URLSearchParams({ limit: String(HISTORY_LIMIT) });
      const newest = async (own: AbortSignal) =>
        z
          .array(messageSchema)
          .parse(await rest.get(Routes.channelMessages(channelId), { query, signal: own }));
      const all = await schedule(() => request(signal, newest), signal);
      // Without Read Message History, Discord lists nothing.
      if (all.length === 0) return null;
      return all.filter(
        ({ author, interaction_metadata, message_reference }) =>
          author.id === id && interaction_metadata == null && message_reference == null,
      );
    },
    message: (channelId, messageId, signal) =>
      request(signal, async (own) =>
        messageSchema.parse(await rest.get(Routes.channelMessage(channelId, messageId), { signal: own })),
      ),
    allowsRiskyRequests: () => refusals.allowsRiskyRequests(),
    async checkChannel(channelId, signal) {
      await request(signal, (own) => rest.get(Routes.channel(channelId), { signal: own }));
    },
  };
}

function postBody(view: MessageView, { nonce, roleId, replyTo, silent = false }: PostOptions) {
  return {
    ...view,
    flags: (view.flags ?? 0) | (silent ? MessageFlags.SuppressNotifications : 0),
    ...(replyTo === undefined
      ? {}
      : { message_reference: { message_id: replyTo, fail_if_not_exists: false } }),
    nonce,
    enforce_nonce: true,
    allowed_mentions: roleId === undefined ? { parse: [] } : { parse: [], roles: [roleId] },
  };
}
