import { DiscordAPIError, type REST, Routes } from 'discord.js';
import * as z from 'zod';
import { readableElements, readableList } from '../process/readable-list.ts';
import {
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
import type { RequestRunner } from './rest.ts';

/** Minutes. An archived thread takes no place in the list of channels, and the next message brings it back. */
const AUTO_ARCHIVE = 1_440;
const HAS_THREAD = 160_004;
/** Posts of a forum that are searched for a lost one. */
const MAX_SEARCHED = 25;

type Schedule = RateLimiter['scheduleGlobal'];

/** Threads and forum posts. Every method rejects with a {@link PostError}. */
export interface ThreadCalls {
  /** Starts a public thread from a message, unless it has one. @returns the thread's id */
  startThread(channelId: string, messageId: string, name: string, signal?: AbortSignal): Promise<string>;
  /**
   * Opens a post in a forum, without files where the bot may not attach any. Discord knows no nonce here: a post whose answer was
   * lost has to be searched for.
   * @returns the id of the post, which is also that of its first message
   */
  openPost(
    forumId: string,
    name: string,
    view: MessageView,
    options: Omit<PostOptions, 'nonce'> & {
      readonly signal?: AbortSignal | undefined;
      /** Tags of the forum, at most five. */
      readonly tagIds?: readonly string[];
    },
  ): Promise<string>;
  /** What a thread is called, whether it is archived, so that it can't be renamed, and whether a moderator locked it. */
  thread(threadId: string, signal?: AbortSignal): Promise<ThreadState>;
  /** Discord lets each thread be renamed twice in ten minutes. */
  renameThread(threadId: string, name: string, signal?: AbortSignal): Promise<void>;
  /** Brings an archived thread back, unless a moderator locked it. */
  reopenThread(threadId: string, signal?: AbortSignal): Promise<void>;
  /** The first messages of the bot's own newest posts in a forum that are not archived. @param schedule sends each request */
  ownForumPosts(
    forumId: string,
    guildId: string,
    schedule: Schedule,
    signal?: AbortSignal,
  ): Promise<readonly PostedMessage[]>;
}

interface ThreadState {
  readonly name: string;
  readonly isArchived: boolean;
  readonly isLocked: boolean;
}

interface ThreadCallsDeps {
  readonly rest: REST;
  readonly request: RequestRunner;
  readonly withFileFallback: <T>(
    channelId: string,
    view: MessageView,
    post: (view: MessageView) => Promise<T>,
  ) => Promise<T>;
  readonly ownUserId: (schedule: Schedule, signal: AbortSignal | undefined) => Promise<string>;
}

const activeThreads = z.object({
  threads: readableList(withId.extend({ parent_id: z.string().nullish(), owner_id: z.string().nullish() })),
});

const threadState = z.object({
  name: z.string(),
  thread_metadata: z.object({ archived: z.boolean(), locked: z.boolean() }),
});

export function createThreadCalls({
  rest,
  request,
  withFileFallback,
  ownUserId,
}: ThreadCallsDeps): ThreadCalls {
  return {
    async startThread(channelId, messageId, name, signal) {
      const body = { name, auto_archive_duration: AUTO_ARCHIVE };
      try {
        return await request(
          signal,
          async (ownSignal) =>
            withId.parse(await rest.post(Routes.threads(channelId, messageId), { body, signal: ownSignal }))
              .id,
        );
      } catch (error) {
        // A thread has the id of the message that it was started from.
        if (hasThread(error)) return messageId;
        throw error;
      }
    },
    async openPost(forumId, name, view, { signal, tagIds = [], ...options }) {
      const opened = await withFileFallback(forumId, view, (sent) => {
        const {
          nonce: _nonce,
          enforce_nonce: _enforced,
          ...message
        } = postBody(sent, { ...options, nonce: '' });
        const tags = tagIds.length === 0 ? {} : { applied_tags: tagIds };
        const body = { name, auto_archive_duration: AUTO_ARCHIVE, ...tags, message };
        const files = rawFiles(sent.files);
        return request(signal, async (ownSignal) =>
          withId.parse(await rest.post(Routes.threads(forumId), { body, files, signal: ownSignal })),
        );
      });
      return opened.id;
    },
    thread: (threadId, signal) =>
      request(signal, async (ownSignal) => {
        const found = threadState.parse(await rest.get(Routes.channel(threadId), { signal: ownSignal }));
        const { archived, locked } = found.thread_metadata;
        return { name: found.name, isArchived: archived, isLocked: locked };
      }),
    async renameThread(threadId, name, signal) {
      const body = { name };
      await request(signal, (ownSignal) => rest.patch(Routes.channel(threadId), { body, signal: ownSignal }));
    },
    async reopenThread(threadId, signal) {
      const body = { archived: false };
      await request(signal, (ownSignal) => rest.patch(Routes.channel(threadId), { body, signal: ownSignal }));
    },
    async ownForumPosts(forumId, guildId, schedule, signal) {
      const ownId = await ownUserId(schedule, signal);
      const list = async (ownSignal: AbortSignal) =>
        activeThreads.parse(await rest.get(Routes.guildActiveThreads(guildId), { signal: ownSignal }))
          .threads;
      const threads = await schedule(() => request(signal, list), signal);
      const own = threads
        .filter(({ parent_id, owner_id }) => parent_id === forumId && owner_id === ownId)
        .toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1));
      const firstMessage = ({ id }: { readonly id: string }) =>
        schedule(
          () =>
            request(signal, async (ownSignal) =>
              readableElements(postedMessage, [
                await rest.get(Routes.channelMessage(id, id), { signal: ownSignal }),
              ]),
            ),
          signal,
        ).catch((error: unknown) => {
          if (error instanceof PostError && ['message_gone', 'gone'].includes(error.kind)) return [];
          throw error;
        });
      const messages = await Promise.all(own.slice(0, MAX_SEARCHED).map(firstMessage));
      return messages.flat().filter((message) => isOwnPost(message, ownId));
    },
  };
}

function hasThread(error: unknown): boolean {
  return (
    error instanceof PostError && error.cause instanceof DiscordAPIError && error.cause.code === HAS_THREAD
  );
}
