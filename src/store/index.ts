import { type AgentStore, createAgentStore } from './agents.ts';
import { type AlertChannelStore, createAlertChannelStore } from './alert-channels.ts';
import { type ArrivalStore, createArrivalStore, type TellableNews } from './arrivals.ts';
import type { HomeGuilds } from './audience.ts';
import { createCatchUp } from './catch-up.ts';
import { type ChatReplyStore, createChatReplyStore } from './chat-replies.ts';
import { createCondition } from './condition.ts';
import { type Database, openCurrentDatabase, openDatabase, openDatabaseToRead } from './database.ts';
import { createDatabaseFile, type DatabaseFile } from './database-file.ts';
import { createDeliveryStore, type DeliveryStore } from './deliveries.ts';
import { createEventStore, type EventStore } from './events.ts';
import { type ExplainedEvent, type Explanation, explanationsOf } from './explanations.ts';
import { createFollowStore, type FollowStore } from './follows.ts';
import { differenceOf, migrationsOf } from './migrations.ts';
import { createKnownNews, createNewsStore, type NewsStore } from './news.ts';
import { createPersonalStore, type PersonalStore } from './personal.ts';
import { createPlaceStore, type PlaceStore } from './places.ts';
import { createSettingsStore, type SettingsStore } from './settings.ts';
import { createStartStore, type StartStore } from './starts.ts';
import { createTopicStore, type TopicStore } from './topics.ts';
import { createWithdraw } from './withdraw.ts';

export type { AlertChannel, AlertEvent } from './alert-channels.ts';
export type { Arrival, Recorded, ReplayOptions, TellableNews } from './arrivals.ts';
export { type HomeGuilds, isHome } from './audience.ts';
export type { ChannelSettings } from './channel-settings.ts';
export type { ChatReply } from './chat-replies.ts';
export type { DatabaseFile, Rewriting } from './database-file.ts';
export type { Backlog, WaitingDelivery } from './deliveries.ts';
export type { EventDelivery, EventDetails, EventScope, EventSummary } from './events.ts';
export type { Explanation, Listener } from './explanations.ts';
export type { Follow } from './follows.ts';
export type { NewNews, News } from './news.ts';
export type { PersonalData } from './personal.ts';
export type { NewPlace, Place } from './places.ts';
export type { GuildSettings, Patch, SettingsStore, UserSettings } from './settings.ts';
export type { PollBacklog, Topic, TopicKind, TopicName } from './topics.ts';

/** All that is remembered. Methods are async, so that a networked database can take SQLite's place. */
export interface Store {
  readonly agents: AgentStore;
  readonly alertChannels: AlertChannelStore;
  readonly arrivals: ArrivalStore;
  readonly chatReplies: ChatReplyStore;
  readonly deliveries: DeliveryStore;
  readonly events: EventStore;
  readonly follows: FollowStore;
  readonly news: NewsStore;
  readonly personal: PersonalStore;
  readonly places: PlaceStore;
  readonly settings: SettingsStore;
  readonly starts: StartStore;
  readonly topics: TopicStore;
  readonly file: DatabaseFile;
  /**
   * Checks that the database can be written, by writing.
   * @throws when the database cannot be written
   */
  probe(): Promise<void>;
  /** Whether the database can be written at this moment, and could be within the last minute. */
  isWritable(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Brings the database up to date.
 * @param path a file, or `:memory:`
 * @param homeGuilds asked whenever it matters; without it no server is home
 * @throws Error when it is of a newer version, or not ours
 */
export function openStore(path: string, homeGuilds: () => HomeGuilds = () => []): Store {
  return storeOn(openDatabase(path), homeGuilds);
}

/**
 * For tools that write beside a running bot: changes nothing about the database itself.
 * @throws Error when it is of another version
 */
export function openCurrentStore(path: string, homeGuilds: () => HomeGuilds): Store {
  return storeOn(openCurrentDatabase(path), homeGuilds);
}

/** Events of a database of any version, opened for reading. */
export interface StoredEvents extends Pick<EventStore, 'list' | 'show'> {
  /** Where an event's updates went and why nowhere else; null if the database is of another version. */
  explain(
    event: ExplainedEvent,
    news: readonly TellableNews[],
    homeGuilds: HomeGuilds,
  ): Promise<Explanation[] | null>;
  /** How it differs from this version's, and what to do about it; null when it does not. */
  readonly difference: string | null;
  close(): Promise<void>;
}

/** For tools that only read: changes neither content nor version. */
export function openEventsToRead(path: string): StoredEvents {
  const database = openDatabaseToRead(path);
  const difference = differenceOf(migrationsOf(database.$client));
  return {
    ...createEventStore(database),
    async explain(event, news, homeGuilds) {
      return difference === null ? explanationsOf(event, news, database, homeGuilds) : null;
    },
    difference,
    async close() {
      database.$client.close();
    },
  };
}

function storeOn(database: Database, homeGuilds: () => HomeGuilds): Store {
  const known = createKnownNews(database);
  const catchUp = createCatchUp(database, homeGuilds);
  const withdraw = createWithdraw(database, homeGuilds);
  const condition = createCondition(database);
  const file = createDatabaseFile(database);
  const store: Store = {
    agents: createAgentStore(database),
    alertChannels: createAlertChannelStore(database, catchUp, withdraw),
    arrivals: createArrivalStore(database, known, homeGuilds),
    chatReplies: createChatReplyStore(database),
    deliveries: createDeliveryStore(database),
    events: createEventStore(database),
    follows: createFollowStore(database, withdraw),
    news: createNewsStore(database, known),
    personal: createPersonalStore(database, file, withdraw),
    places: createPlaceStore(database, catchUp),
    settings: createSettingsStore(database),
    starts: createStartStore(database),
    topics: createTopicStore(database),
    file,
    async probe() {
      condition.probe();
    },
    async isWritable() {
      return condition.isWritable();
    },
    async close() {
      file.close();
      database.$client.close();
    },
  };
  for (const part of Object.values(store)) condition.watch(part);
  return store;
}
