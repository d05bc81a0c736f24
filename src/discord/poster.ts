import { type REST, Routes } from 'discord.js';
import * as z from 'zod';
import { readableElements } from '../process/readable-list.ts';
import { createLruCache } from '../timing/create-lru-cache.ts';
import { type Get, missingPermissions, type NeededPermission } from './channel-permissions.ts';
import { createFileFallback } from './file-fallback.ts';
import {
  editBody,
  isOwnPost,
  type PostedMessage,
  type PostOptions,
  postBody,
  postedMessage,
  rawFiles,
  withId,
} from './message-body.ts';
import type { MessageView } from './message-view.ts';
import { PostError } from './post-error.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { createRefusalBudget, type RefusalBudget } from './refusal-budget.ts';
import { createRequestRunner, createRest, type RequestRunner } from './rest.ts';
import { createThreadCalls, type ThreadCalls } from './thread-calls.ts';

/** A message without an answer after this time is sent again, with the same nonce. */
const TIMEOUT_MS = 10_000;
const MAX_DM_CHANNELS = 10_000;
/** The most that Discord lists in one answer. */
const HISTORY_LIMIT = 100;

const withLocale = z.object({ preferred_locale: z.string().max(10) });

type Schedule = RateLimiter['scheduleGlobal'];

/** Sends the messages that do not answer interactions. Every method rejects with a {@link PostError}. */
export interface Poster extends ThreadCalls {
  /**
   * Posts a message, without its files where the bot may not attach any.
   * @param options.signal ends the request at once; the message may have been posted all the same
   * @returns the message id
   */
  post(
    channelId: string,
    view: MessageView,
    options: PostOptions & { readonly signal?: AbortSignal | undefined },
  ): Promise<string>;
  edit(channelId: string, messageId: string, view: MessageView, signal?: AbortSignal): Promise<void>;
  /** Succeeds if the message, or its channel, is already gone. */
  remove(channelId: string, messageId: string, signal?: AbortSignal): Promise<void>;
  /**
   * @param schedule sends the request that is needed for a new user
   * @returns the channel id of the DM with this user
   */
  openDm(userId: string, schedule: Schedule, signal?: AbortSignal): Promise<string>;
  /**
   * @param schedule sends each request that is needed
   * @returns the bot's own posts among the newest messages, without replies; null if it may not read the history
   */
  ownMessages(
    channelId: string,
    schedule: Schedule,
    signal?: AbortSignal,
  ): Promise<readonly PostedMessage[] | null>;
  message(channelId: string, messageId: string, signal?: AbortSignal): Promise<PostedMessage>;
  /** Resolves if the bot can see the channel. */
  checkChannel(channelId: string, signal?: AbortSignal): Promise<void>;
  /**
   * @param schedule sends each request that is needed
   * @returns the permissions that the bot lacks to post alerts in a channel
   */
  missingPermissions(channelId: string, schedule: Schedule): Promise<NeededPermission[]>;
  /** The language that a server has in Discord, which the bot is not told without the Guilds intent: "de", "en-US". */
  guildLocale(guildId: string, signal?: AbortSignal): Promise<string>;
  /** Whether the budget has room for requests that Discord will probably refuse. */
  allowsRiskyRequests(): boolean;
}

/** @param refusals shared by everything that sends from this IP address */
export function createPoster(
  apiUrl: string,
  token: string,
  timeoutMs = TIMEOUT_MS,
  refusals: RefusalBudget = createRefusalBudget(),
): Poster {
  const rest = createRest(apiUrl, token, timeoutMs);
  const request = createRequestRunner(rest, token, refusals);
  const loadOwnUserId = createOwnUserIdLoader(rest, request);
  const withFileFallback = createFileFallback();
  const dms = createLruCache<string, string>(MAX_DM_CHANNELS);
  return {
    ...createThreadCalls({ rest, request, withFileFallback, ownUserId: loadOwnUserId }),
    async post(channelId, view, { signal, ...options }) {
      const route = Routes.channelMessages(channelId);
      const posted = await withFileFallback(channelId, view, (sent) => {
        const [body, files] = [postBody(sent, options), rawFiles(sent.files)];
        return request(signal, async (ownSignal) =>
          withId.parse(await rest.post(route, { body, files, signal: ownSignal })),
        );
      });
      return posted.id;
    },
    async edit(channelId, messageId, view, signal) {
      const route = Routes.channelMessage(channelId, messageId);
      await withFileFallback(channelId, view, (sent) => {
        const body = { ...editBody(sent), allowed_mentions: { parse: [] } };
        const files = rawFiles(sent.files);
        return request(signal, (ownSignal) => rest.patch(route, { body, files, signal: ownSignal }));
      });
    },
    async remove(channelId, messageId, signal) {
      const route = Routes.channelMessage(channelId, messageId);
      await request(signal, (ownSignal) => rest.delete(route, { signal: ownSignal })).catch(
        (error: unknown) => {
          if (!(error instanceof PostError) || !['message_gone', 'gone'].includes(error.kind)) throw error;
        },
      );
    },
    async openDm(userId, schedule, signal) {
      const known = dms.get(userId);
      if (known !== undefined) return known;
      const body = { recipient_id: userId };
      const open = async (ownSignal: AbortSignal) =>
        withId.parse(await rest.post(Routes.userChannels(), { body, signal: ownSignal }));
      const { id } = await schedule(() => request(signal, open), signal);
      dms.set(userId, id);
      return id;
    },
    async ownMessages(channelId, schedule, signal) {
      const ownUserId = await loadOwnUserId(schedule, signal);
      const query = new URLSearchParams({ limit: String(HISTORY_LIMIT) });
      const list = async (ownSignal: AbortSignal) =>
        z
          .array(z.unknown())
          .parse(await rest.get(Routes.channelMessages(channelId), { query, signal: ownSignal }));
      const newest = await schedule(() => request(signal, list), signal);
      // Without Read Message History, Discord lists nothing.
      if (newest.length === 0) return null;
      return readableElements(postedMessage, newest).filter((message) => isOwnPost(message, ownUserId));
    },
    message: (channelId, messageId, signal) =>
      request(signal, async (ownSignal) =>
        postedMessage.parse(
          await rest.get(Routes.channelMessage(channelId, messageId), { signal: ownSignal }),
        ),
      ),
    guildLocale: (guildId, signal) =>
      request(signal, async (ownSignal) => {
        const guild = withLocale.parse(await rest.get(Routes.guild(guildId), { signal: ownSignal }));
        return guild.preferred_locale;
      }),
    allowsRiskyRequests: () => refusals.allowsRiskyRequests(),
    async missingPermissions(channelId, schedule) {
      const get: Get = (route) =>
        schedule(() => request(undefined, (ownSignal) => rest.get(route, { signal: ownSignal })));
      return missingPermissions(get, channelId, await loadOwnUserId(schedule, undefined));
    },
    async checkChannel(channelId, signal) {
      await request(signal, (ownSignal) => rest.get(Routes.channel(channelId), { signal: ownSignal }));
    },
  };
}

type OwnUserIdLoader = (schedule: Schedule, signal: AbortSignal | undefined) => Promise<string>;

/** Loads the bot's user id once, also for simultaneous callers. After a failure, the next caller tries again. */
function createOwnUserIdLoader(rest: REST, request: RequestRunner): OwnUserIdLoader {
  let ownId: Promise<string> | undefined;
  const load = async (ownSignal: AbortSignal) =>
    withId.parse(await rest.get(Routes.user(), { signal: ownSignal })).id;
  return (schedule, signal) => {
    ownId ??= schedule(() => request(signal, load), signal).catch((error: unknown) => {
      ownId = undefined;
      throw error;
    });
    return ownId;
  };
}
