import { type AgentStore, createAgentStore } from './agents.ts';
import { type AlertChannelStore, createAlertChannelStore } from './alert-channels.ts';
import { type ArrivalStore, createArrivalStore } from './arrivals.ts';
import { type ChatReplyStore, createChatReplyStore } from './chat-replies.ts';
import { openDatabase } from './database.ts';
import { createDeliveryStore, type DeliveryStore } from './deliveries.ts';
import { createEventStore, type EventStore } from './events.ts';
import { createFollowStore, type FollowStore } from './follows.ts';
import { createKnownNews, createNewsStore, type NewsStore } from './news.ts';
import { createPersonalStore, type PersonalStore } from './personal.ts';
import { createPlaceStore, type PlaceStore } from './places.ts';
import { createSettingsStore, type SettingsStore } from './settings.ts';
import { createStartStore, type StartStore } from './starts.ts';
import { createTopicStore, type TopicStore } from './topics.ts';

export type { AlertChannel, AlertEvent } from './alert-channels.ts';
export type { Arrival, Recorded, ReplayOptions, TellableNews } from './arrivals.ts';
export type { ChannelSettings } from './channel-settings.ts';
export type { ChatReply } from './chat-replies.ts';
export type { Backlog, WaitingDelivery } from './deliveries.ts';
export type { EventDetails, EventScope, EventSummary } from './events.ts';
export type { Follow } from './follows.ts';
export type { NewNews, News } from './news.ts';
export type { PersonalData } from './personal.ts';
export type { NewPlace, Place } from './places.ts';
export type { GuildSettings, Patch, SettingsStore, UserSettings } from './settings.ts';
export type { Topic, TopicKind, TopicName } from './topics.ts';

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
  /** Whether the database can be written at this moment. */
  isWritable(): Promise<boolean>;
  close(): Promise<void>;
}

/** @param path a file, or `:memory:` */
export function openStore(path: string): Store {
  const database = openDatabase(path);
  const known = createKnownNews(database);
  return {
    agents: createAgentStore(database),
    alertChannels: createAlertChannelStore(database),
    arrivals: createArrivalStore(database, known),
    chatReplies: createChatReplyStore(database),
    deliveries: createDeliveryStore(database),
    events: createEventStore(database),
    follows: createFollowStore(database),
    news: createNewsStore(database, known),
    personal: createPersonalStore(database),
    places: createPlaceStore(database),
    settings: createSettingsStore(database),
    starts: createStartStore(database),
    topics: createTopicStore(database),
    async isWritable() {
      try {
        database.$client.exec('BEGIN IMMEDIATE; ROLLBACK');
        return true;
      } catch {
        return false;
      }
    },
    async close() {
      database.$client.close();
    },
  };
}
