import { Routes } from 'discord.js';
import * as z from 'zod';
import { readableElements } from '../../process/read-json.ts';
import { createLruCache } from '../../process/timing/create-lru-cache.ts';
import { type Get, missingPermissions } from '../messages/channel-permissions.ts';
import { createFileFallback } from '../messages/file-fallback.ts';
import type { MessageView } from '../messages/message-view.ts';
import { createForgetting } from './forget-person.ts';
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
import { isGone } from './post-error.ts';
import { createRefusalBudget, type RefusalBudget } from './refusal-budget.ts';
import { createRequest, type Request } from './rest.ts';
import { createThreadCalls, type Schedule, type Signalled } from './thread-calls.ts';

/** A message without an answer after this time is sent again, with the same nonce. */
const TIMEOUT_MS = 10_000;
const MAX_DM_CHANNELS = 10_000;
/** The most that Discord lists in one answer. */
const HISTORY_LIMIT = 100;

const withLocale = z.object({ preferred_locale: z.string().max(10) });

export type Poster = ReturnType<typeof createPoster>;

/** Sends messages that don't answer interactions. Every method rejects with a {@link PostError}. */
export function createPoster(
  apiUrl: string,
  token: string,
  timeoutMs = TIMEOUT_MS,
  refusals: RefusalBudget = createRefusalBudget(),
) {
  const request = createRequest(apiUrl, token, timeoutMs, refusals);
  const loadOwnUserId = createOwnUserIdLoader(request);
  const withFileFallback = createFileFallback();
  const dms = createLruCache<string, string>(MAX_DM_CHANNELS);
  return {
    ...createThreadCalls(request, withFileFallback, loadOwnUserId),
    /**
     * @param options.nonce at most 25 characters; for some minutes, Discord posts no second message with the
     * same nonce
     * @param options.signal ends the request at once; the message may have been posted anyway
     */
    async post(
      channelId: string,
      view: MessageView,
      { nonce, signal, ...options }: PostOptions & Signalled & { readonly nonce: string },
    ): Promise<string> {
      const { id } = await withFileFallback(channelId, view, (sent) => {
        const body = { ...postBody(sent, options), nonce, enforce_nonce: true };
        const files = rawFiles(sent.files);
        return request('post', Routes.channelMessages(channelId), withId, { body, files, signal });
      });
      return id;
    },
    async edit(channelId: string, messageId: string, view: MessageView, signal?: AbortSignal): Promise<void> {
      const route = Routes.channelMessage(channelId, messageId);
      await withFileFallback(channelId, view, (sent) => {
        const files = rawFiles(sent.files);
        return request('patch', route, z.unknown(), { body: editBody(sent), files, signal });
      });
    },
    /** Succeeds if the message, or its channel, is already gone. */
    async remove(channelId: string, messageId: string, signal?: AbortSignal): Promise<void> {
      const route = Routes.channelMessage(channelId, messageId);
      await request('delete', route, z.unknown(), { signal }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
    },
    ...createForgetting(request),
    /** @returns the channel id of the DM with this user */
    async openDm(userId: string, schedule: Schedule, signal?: AbortSignal): Promise<string> {
      const known = dms.get(userId);
      if (known !== undefined) return known;
      const body = { recipient_id: userId };
      const open = () => request('post', Routes.userChannels(), withId, { body, signal });
      const { id } = await schedule(open, signal);
      dms.set(userId, id);
      return id;
    },
    /** @returns the bot's own posts among the newest messages, without replies; null if it can't read the history */
    async ownMessages(
      channelId: string,
      schedule: Schedule,
      signal?: AbortSignal,
    ): Promise<readonly PostedMessage[] | null> {
      const ownUserId = await loadOwnUserId(schedule, signal);
      const route = Routes.channelMessages(channelId);
      const query = new URLSearchParams({ limit: String(HISTORY_LIMIT) });
      const list = () => request('get', route, z.array(z.unknown()), { query, signal });
      const newest = await schedule(list, signal);
      // Without Read Message History, Discord lists nothing.
      if (newest.length === 0) return null;
      return readableElements(postedMessage, newest).filter((message) => isOwnPost(message, ownUserId));
    },
    message: (channelId: string, messageId: string, signal?: AbortSignal): Promise<PostedMessage> =>
      request('get', Routes.channelMessage(channelId, messageId), postedMessage, { signal }),
    /** Resolves if the bot can see the channel. */
    async checkChannel(channelId: string, signal?: AbortSignal): Promise<void> {
      await request('get', Routes.channel(channelId), z.unknown(), { signal });
    },
    /** A server's language in Discord ("de", "en-US"), which the bot doesn't receive without the Guilds intent. */
    async guildLocale(guildId: string, signal?: AbortSignal): Promise<string> {
      return (await request('get', Routes.guild(guildId), withLocale, { signal })).preferred_locale;
    },
    /** @returns the permissions that the bot lacks to post alerts in a channel */
    async missingPermissions(channelId: string, schedule: Schedule) {
      const get: Get = (route) => schedule(() => request('get', route, z.unknown()));
      return missingPermissions(get, channelId, await loadOwnUserId(schedule, undefined));
    },
    /** Whether the refusal budget has room for requests that Discord will probably refuse. */
    allowsRiskyRequests: () => refusals.allowsRiskyRequests(),
  };
}

/** Loads the bot's user id once, also for simultaneous callers. After a failure, the next caller tries again. */
function createOwnUserIdLoader(request: Request) {
  let ownId: Promise<string> | undefined;
  return (schedule: Schedule, signal: AbortSignal | undefined): Promise<string> => {
    ownId ??= schedule(() => request('get', Routes.user(), withId, { signal }), signal).then(
      ({ id }) => id,
      (error: unknown) => {
        ownId = undefined;
        throw error;
      },
    );
    return ownId;
  };
}
