import { type AgentStore, createAgentStore } from './agents.ts';
import { type AlertChannelStore, createAlertChannelStore } from './alert-channels.ts';
import { type ChatReplyStore, createChatReplyStore } from './chat-replies.ts';
import { createDeliveryStore, type DeliveryStore } from './deliveries.ts';
import { createDestinationStore, type DestinationStore } from './destinations.ts';
import { createEventStore, type EventStore } from './events.ts';
import type { HomeGuilds } from './fan-out/audience.ts';
import { createCatchUp } from './fan-out/catch-up.ts';
import { type ExplainedEvent, type Explanation, explainEvent } from './fan-out/explain-event.ts';
import { type AlertableUpdate, createIngestStore, type IngestStore } from './fan-out/ingest.ts';
import { createWithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { createFollowStore, type FollowStore } from './follows.ts';
import { createPersonalStore, type PersonalStore } from './personal.ts';
import { createProcessStartStore, type ProcessStartStore } from './process-starts.ts';
import { createSettingsStore, type SettingsStore } from './settings.ts';
import { type Database, openCurrentDatabase, openDatabase, openDatabaseToRead } from './sqlite/database.ts';
import { createDatabaseFile, type DatabaseFile } from './sqlite/database-file.ts';
import { differenceOf, migrationsOf } from './sqlite/migrations.ts';
import { createWriteHealth } from './sqlite/write-health.ts';
import { createTopicStore, type TopicStore } from './topics.ts';
import { createKnownUpdates, createUpdateStore, type UpdateStore } from './updates.ts';

export type { AlertChannel, AlertEvent } from './alert-channels.ts';
export type { ChannelSettings } from './channel-settings.ts';
export type { ChatReply } from './chat-replies.ts';
export type { Backlog, PendingDelivery } from './deliveries.ts';
export type { Destination, NewDestination } from './destinations.ts';
export type { EventDelivery, EventDetails, EventScope, EventSummary } from './events.ts';
export { type HomeGuilds, isHome } from './fan-out/audience.ts';
export type { Explanation, Recipient } from './fan-out/explain-event.ts';
export type { AlertableUpdate, IncomingEvent, IngestResult, ReplayOptions } from './fan-out/ingest.ts';
export type { Follow } from './follows.ts';
export type { PersonalData } from './personal.ts';
export type { GuildSettings, Patch, SettingsStore, UserSettings } from './settings.ts';
export type { DatabaseFile, VacuumResult } from './sqlite/database-file.ts';
export type { PollBacklog, Topic, TopicKind, TopicName } from './topics.ts';
export type { NewUpdate, Update } from './updates.ts';

/** All that is remembered. Methods are async, so that a networked database can take SQLite's place. */
export interface Store {
  readonly agents: AgentStore;
  readonly alertChannels: AlertChannelStore;
  readonly ingest: IngestStore;
  readonly chatReplies: ChatReplyStore;
  readonly deliveries: DeliveryStore;
  readonly events: EventStore;
  readonly follows: FollowStore;
  readonly updates: UpdateStore;
  readonly personal: PersonalStore;
  readonly destinations: DestinationStore;
  readonly settings: SettingsStore;
  readonly processStarts: ProcessStartStore;
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
  return createStore(openDatabase(path), homeGuilds);
}

/**
 * For tools that write beside a running bot: changes nothing about the database itself.
 * @throws Error when it is of another version
 */
export function openCurrentStore(path: string, homeGuilds: () => HomeGuilds): Store {
  return createStore(openCurrentDatabase(path), homeGuilds);
}

/** Events of a database of any version, opened for reading. */
export interface StoredEvents extends Pick<EventStore, 'list' | 'show'> {
  /** Where an event's updates went and why nowhere else; null if the database is of another version. */
  explain(
    event: ExplainedEvent,
    updates: readonly AlertableUpdate[],
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
    async explain(event, updates, homeGuilds) {
      return difference === null ? explainEvent(event, updates, database, homeGuilds) : null;
    },
    difference,
    async close() {
      database.$client.close();
    },
  };
}

function createStore(database: Database, homeGuilds: () => HomeGuilds): Store {
  const known = createKnownUpdates(database);
  const catchUp = createCatchUp(database, homeGuilds);
  const withdrawDeliveries = createWithdrawDeliveries(database, homeGuilds);
  const writeHealth = createWriteHealth(database);
  const file = createDatabaseFile(database);
  const store: Store = {
    agents: createAgentStore(database),
    alertChannels: createAlertChannelStore(database, catchUp, withdrawDeliveries),
    ingest: createIngestStore(database, known, homeGuilds),
    chatReplies: createChatReplyStore(database),
    deliveries: createDeliveryStore(database),
    events: createEventStore(database),
    follows: createFollowStore(database, withdrawDeliveries),
    updates: createUpdateStore(database, known),
    personal: createPersonalStore(database, file, withdrawDeliveries),
    destinations: createDestinationStore(database, catchUp),
    settings: createSettingsStore(database),
    processStarts: createProcessStartStore(database),
    topics: createTopicStore(database),
    file,
    async probe() {
      writeHealth.probe();
    },
    async isWritable() {
      return writeHealth.isWritable();
    },
    async close() {
      file.close();
      database.$client.close();
    },
  };
  for (const part of Object.values(store)) writeHealth.track(part);
  return store;
}
