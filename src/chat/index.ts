import { setMaxListeners } from 'node:events';
import { LRUCache } from 'lru-cache';
import type { Api } from '../api/index.ts';
import type { View } from '../bot/command.ts';
import { channelKey, type Pace } from '../bot/pace.ts';
import { PostError, type Poster } from '../bot/post.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/index.ts';
import { type Chosen, type ChosenLink, chooseLinks } from './choose-links.ts';
import { type Composed, createCompose } from './compose.ts';
import { createInsist } from './insist.ts';
import { createPatience } from './patience.ts';
import { plainTextOf } from './plain-text.ts';
import { readDeleted, readSourceMessage, type SourceMessage } from './source-message.ts';
import { createTakeAway } from './take-away.ts';

const DELETED_REMEMBERED = 1_000;
/** Later than after some seconds nobody looks for a reply any more. */
const RETRIES = 3;

export interface ChatOptions {
  readonly store: Store;
  readonly api: Api;
  readonly poster: Poster;
  readonly pace: Pace;
  readonly log: Log;
  readonly clock: () => number;
  readonly metrics: Metrics;
}

export interface Chat {
  /** Hears of gateway dispatches as they come. Never throws and never rejects. */
  hear(type: string, data: unknown): Promise<void>;
  /** Takes no further reply away and tries nothing again, so that what is under way ends soon. */
  stop(): void;
}

/** Links pasted in chat: a quiet reply below the message, for as long as the message stands. */
export function createChat({ store, api, poster, pace, log, clock, metrics }: ChatOptions): Chat {
  const compose = createCompose({ api, log });
  const patience = createPatience(clock);
  const stopping = new AbortController();
  // Everything that waits listens.
  setMaxListeners(0, stopping.signal);
  const insist = createInsist(stopping.signal);
  const takeAway = createTakeAway({ store, poster, pace, log, metrics, insist }, stopping.signal);
  /** Messages that were deleted while their reply was on its way. */
  const deleted = new LRUCache<string, true>({ max: DELETED_REMEMBERED });

  /** Messages being dealt with. */
  const underWay = new Map<string, Promise<void>>();

  const created = async (message: SourceMessage): Promise<void> => {
    const { links, more } = chooseLinks(message.content);
    if (links.length === 0) return;
    if (!(await isWelcome(message))) return metrics.chatLinks('skipped');
    const { channelId } = message;
    // They count as offered from here on, so that of two messages at the same time one gets a reply.
    const news = links.filter((link) => patience.isNews(channelId, nameOf(link)));
    let offered: readonly ChosenLink[] = [];
    try {
      const outcome = await offer(message, { links: news, more });
      if (typeof outcome === 'string') return metrics.chatLinks(outcome);
      offered = outcome;
      metrics.chatLinks('replied');
    } finally {
      for (const link of news) if (!offered.includes(link)) patience.takeBack(channelId, nameOf(link));
    }
  };

  /** @returns the links that the reply speaks of, or what became of it instead */
  const offer = async (
    message: SourceMessage,
    news: Chosen,
  ): Promise<readonly ChosenLink[] | 'skipped' | 'failed'> => {
    const { id: sourceId, channelId, authorId, editedAt } = message;
    const isLeftAlone =
      news.links.length === 0 ||
      !patience.takes(channelId, authorId) ||
      pace.room(channelKey(channelId), 'post') <= 0;
    if (isLeftAlone) return 'skipped';
    const { view, links } = await composeFor(message, news);
    if (view === null || deleted.has(sourceId)) return 'skipped';
    const replyId = await reply(message, view);
    if (replyId === null) return 'failed';
    await store.chatReplies.add({ sourceId, channelId, replyId, authorId, editedAt, repliedAt: clock() });
    await rememberRefusal(message, null);
    return links;
  };

  const isWelcome = async ({ guildId, channelId, authorId }: SourceMessage): Promise<boolean> => {
    const channel = await store.settings.channel(channelId);
    const isOn = channel.autoConvert ?? (await store.settings.guild(guildId)).autoConvert;
    return isOn && !(await store.settings.user(authorId)).optedOut;
  };

  const composeFor = async ({ guildId, authorId }: SourceMessage, chosen: Chosen): Promise<Composed> => {
    const own = (await store.settings.user(authorId)).agents;
    const { agents, language, locale } = await store.settings.guild(guildId);
    return compose(chosen, agents.length > 0 ? agents : own, language ?? locale ?? 'en');
  };

  /** Null when Discord does not let the bot answer there, which is remembered and not complained about. */
  const reply = async (message: SourceMessage, view: View): Promise<string | null> => {
    try {
      // Where a card is refused, for want of Embed Links say, words may still be welcome.
      return (await post(message, view)) ?? (await post(message, plainTextOf(view)));
    } catch (error) {
      log.info({ err: error, channel: message.channelId }, 'could not reply to links');
      if (error instanceof PostError && error.kind === 'forbidden') await rememberRefusal(message, clock());
      return null;
    }
  };

  /** For `/settings`, which says where Discord refused the last reply. */
  const rememberRefusal = async (
    { guildId, channelId }: SourceMessage,
    refusedAt: number | null,
  ): Promise<void> => {
    await store.settings.updateChannel(guildId, channelId, { refusedAt });
  };

  /** Null when Discord refuses the card; for words alone that is an error. */
  const post = async ({ id, channelId }: SourceMessage, view: View): Promise<string | null> => {
    const isCard = view.content === undefined;
    // Another nonce, or the second message would be taken for the first.
    const nonce = `${isCard ? 'c' : 't'}${id}`.slice(0, 25);
    try {
      const attempt = () => poster.post(channelId, view, { nonce, replyTo: id, silent: true });
      return await insist(() => pace.inTurn(channelKey(channelId), 'post', attempt), RETRIES);
    } catch (error) {
      if (isCard && error instanceof PostError && error.kind === 'forbidden') return null;
      throw error;
    }
  };

  /** Link previews come as updates, too: only a real edit has a moment of its own. */
  const updated = async (message: SourceMessage): Promise<void> => {
    const [known] = await store.chatReplies.of([message.id]);
    if (known === undefined || message.editedAt === null || message.editedAt === known.editedAt) return;
    const { view, isPartial } = await composeFor(message, chooseLinks(message.content));
    // Nobody knows what the reply should say now, so what it says stays.
    if (isPartial) return;
    if (view === null) return takeAway([message.id]);
    const attempt = () => poster.edit(known.channelId, known.replyId, view);
    await insist(() => pace.inTurn(channelKey(known.channelId), 'edit', attempt), RETRIES);
    await store.chatReplies.edited(message.id, message.editedAt);
  };

  const handle = async (type: string, data: unknown): Promise<void> => {
    if (type === 'MESSAGE_DELETE' || type === 'MESSAGE_DELETE_BULK') {
      const ids = readDeleted(data);
      for (const id of ids) deleted.set(id, true);
      await Promise.all(ids.map((id) => underWay.get(id)));
      return takeAway(ids);
    }
    const message = readSourceMessage(data);
    if (message === null) return;
    await inOrder(message.id, () => (type === 'MESSAGE_CREATE' ? created(message) : updated(message)));
  };

  /** An edit can come before the reply to the message has been written down. */
  const inOrder = async (messageId: string, act: () => Promise<void>): Promise<void> => {
    const turn = (underWay.get(messageId) ?? Promise.resolve()).then(act);
    const settled = turn.catch(() => {});
    underWay.set(messageId, settled);
    await turn.finally(() => {
      if (underWay.get(messageId) === settled) underWay.delete(messageId);
    });
  };

  return {
    async hear(type, data) {
      try {
        await handle(type, data);
      } catch (error) {
        metrics.chatLinks('failed');
        log.error({ err: error, type }, 'a message could not be dealt with');
      }
    },
    stop: () => stopping.abort(),
  };
}

function nameOf({ subject }: ChosenLink): string {
  return 'url' in subject ? subject.url : `${subject.platform}:${subject.id}`;
}
