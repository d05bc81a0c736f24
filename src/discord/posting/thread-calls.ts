import { Routes } from 'discord.js';
import * as z from 'zod';
import { readableElements, readableList } from '../../process/read-json.ts';
import type { PostWithFallback } from '../messages/file-fallback.ts';
import type { MessageView } from '../messages/message-view.ts';
import {
  isOwnPost,
  type PostedMessage,
  type PostOptions,
  postBody,
  postedMessage,
  rawFiles,
  withId,
} from './message-body.ts';
import { isGone, PostError } from './post-error.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { Request } from './rest.ts';

/** Minutes. An archived thread doesn't clutter the channel list, and the next message reopens it. */
const AUTO_ARCHIVE = 1_440;
/** How many posts of a forum are searched for a lost one. */
const MAX_SEARCHED = 25;

/** Sends each request of a call when the limit of the whole bot allows it. */
export type Schedule = RateLimiter['scheduleGlobal'];

export interface Signalled {
  readonly signal?: AbortSignal | undefined;
}

const activeThreads = z.object({
  threads: readableList(withId.extend({ parent_id: z.string().nullish(), owner_id: z.string().nullish() })),
});

const threadState = z.object({
  name: z.string(),
  thread_metadata: z.object({ archived: z.boolean(), locked: z.boolean() }),
});

/** Skips messages that can't be read. */
const readableMessages = z.unknown().transform((message) => readableElements(postedMessage, [message]));

/** Calls for forum posts and existing threads. Every method rejects with a {@link PostError}. */
export function createThreadCalls(
  request: Request,
  withFileFallback: PostWithFallback,
  loadOwnUserId: (schedule: Schedule, signal: AbortSignal | undefined) => Promise<string>,
) {
  return {
    /**
     * There is no nonce, so after a lost answer, the post has to be searched for. @returns the id of the
     * post, which is also that of its first message
     */
    async openPost(
      forumId: string,
      name: string,
      view: MessageView,
      { signal, ...options }: PostOptions & Signalled,
    ): Promise<string> {
      const opened = await withFileFallback(forumId, view, (sent) => {
        const message = postBody(sent, options);
        const body = { name, auto_archive_duration: AUTO_ARCHIVE, message };
        const files = rawFiles(sent.files);
        return request('post', Routes.threads(forumId), withId, { body, files, signal });
      });
      return opened.id;
    },
    /** A thread's name, whether it is archived, and so can't be renamed, and whether a moderator locked it. */
    async thread(threadId: string, signal?: AbortSignal) {
      const route = Routes.channel(threadId);
      const { name, thread_metadata } = await request('get', route, threadState, { signal });
      return { name, isArchived: thread_metadata.archived, isLocked: thread_metadata.locked };
    },
    /** Discord lets each thread be renamed twice in ten minutes. */
    async renameThread(threadId: string, name: string, signal?: AbortSignal): Promise<void> {
      await request('patch', Routes.channel(threadId), z.unknown(), { body: { name }, signal });
    },
    /** Reopens an archived thread, unless a moderator locked it. */
    async reopenThread(threadId: string, signal?: AbortSignal): Promise<void> {
      await request('patch', Routes.channel(threadId), z.unknown(), { body: { archived: false }, signal });
    },
    /** The first messages of the bot's own newest posts in a forum that are not archived. @param schedule sends each request */
    async ownForumPosts(
      forumId: string,
      guildId: string,
      schedule: Schedule,
      signal?: AbortSignal,
    ): Promise<readonly PostedMessage[]> {
      const ownId = await loadOwnUserId(schedule, signal);
      const list = () => request('get', Routes.guildActiveThreads(guildId), activeThreads, { signal });
      const { threads } = await schedule(list, signal);
      const own = threads
        .filter(({ parent_id, owner_id }) => parent_id === forumId && owner_id === ownId)
        .toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1));
      const firstMessage = ({ id }: { readonly id: string }) => {
        const get = () => request('get', Routes.channelMessage(id, id), readableMessages, { signal });
        return schedule(get, signal).catch((error: unknown) => {
          if (isGone(error)) return [];
          throw error;
        });
      };
      const messages = await Promise.all(own.slice(0, MAX_SEARCHED).map(firstMessage));
      return messages.flat().filter((message) => isOwnPost(message, ownId));
    },
  };
}
