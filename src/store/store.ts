import { type AgentStore, createAgentStore } from './agents.ts';
import { type AlertChannelStore, createAlertChannelStore } from './alert-channels.ts';
import { type ArchiveStore, createArchiveStore } from './archive.ts';
import { type ChatReplyStore, createChatReplyStore } from './chat-replies.ts';
import type { Database as Runner } from './database/database.ts';
import { createDeliveryStore, type DeliveryStore } from './deliveries.ts';
import { createDestinationStore, type DestinationStore } from './destinations.ts';
import { createEndFollows } from './end-follows.ts';
import { createEventStore, type EventStore } from './events.ts';
import { createExchangeRateStore, type ExchangeRateStore } from './exchange-rates.ts';
import type { HomeGuilds } from './fan-out/audience.ts';
import { createCatchUp } from './fan-out/catch-up.ts';
import { createIngestStore, type IngestStore } from './fan-out/ingest.ts';
import { createNoticeStore, type NoticeStore } from './fan-out/notices.ts';
import { createWithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { createFollowStore, type FollowStore } from './follows.ts';
import { createHoldStore, type HoldStore } from './holds.ts';
import { createLiveCardStore, type LiveCardStore } from './live-cards.ts';
import { createPersonalStore, type PersonalStore } from './personal-data.ts';
import { createPollSchedule } from './poll-schedule.ts';
import { createPriceWatchStore, type PriceWatchStore } from './price-watches.ts';
import { createPriceStore, type PriceStore } from './prices.ts';
import { createProcessStartStore, type ProcessStartStore } from './process-starts.ts';
import { createProductStore, type ProductStore } from './products.ts';
import { createRouteStore, type RouteStore } from './routes.ts';
import { createSettingsStore, type SettingsStore } from './settings.ts';
import type { Database } from './sqlite/database.ts';
import { createDatabaseFile, type DatabaseFile } from './sqlite/database-file.ts';
import { createSqliteRunner } from './sqlite/run-work.ts';
import { createWriteHealth } from './sqlite/write-health.ts';
import { createStallStore, type StallStore } from './stalls.ts';
import { createTopicStore, type TopicStore } from './topics.ts';
import { createUpdateStore, type UpdateStore } from './updates.ts';
import { createWatchedProductStore, type WatchedProductStore } from './watched-products.ts';

/** All stored data. Methods are async, so that a networked database can replace SQLite. */
export interface Store {
  readonly agents: AgentStore;
  readonly alertChannels: AlertChannelStore;
  readonly archive: ArchiveStore;
  readonly ingest: IngestStore;
  readonly chatReplies: ChatReplyStore;
  readonly deliveries: DeliveryStore;
  readonly events: EventStore;
  readonly follows: FollowStore;
  readonly updates: UpdateStore;
  readonly personal: PersonalStore;
  readonly destinations: DestinationStore;
  readonly holds: HoldStore;
  readonly liveCards: LiveCardStore;
  readonly notices: NoticeStore;
  readonly prices: PriceStore;
  readonly priceWatches: PriceWatchStore;
  readonly products: ProductStore;
  readonly routes: RouteStore;
  readonly exchangeRates: ExchangeRateStore;
  readonly settings: SettingsStore;
  readonly processStarts: ProcessStartStore;
  readonly stalls: StallStore;
  readonly topics: TopicStore;
  readonly watchedProducts: WatchedProductStore;
  readonly file: DatabaseFile;
  /**
   * Checks that the database can be written, by writing.
   * @throws when it cannot
   */
  probe(): Promise<void>;
  /** Whether the database can be written now, and could be within the last minute. */
  isWritable(): Promise<boolean>;
  close(): Promise<void>;
}

/** @param homeGuilds called whenever an audience is computed */
export function createStore(
  database: Database,
  homeGuilds: () => HomeGuilds,
  runner: Runner = createSqliteRunner(database),
): Store {
  const catchUp = createCatchUp(homeGuilds);
  const withdrawDeliveries = createWithdrawDeliveries(homeGuilds);
  const endFollows = createEndFollows(database, withdrawDeliveries);
  const writeHealth = createWriteHealth(database);
  const file = createDatabaseFile(database);
  const store: Store = {
    agents: createAgentStore(runner),
    alertChannels: createAlertChannelStore(database, catchUp, withdrawDeliveries),
    archive: createArchiveStore(database, endFollows),
    ingest: createIngestStore(runner, homeGuilds),
    chatReplies: createChatReplyStore(database),
    deliveries: createDeliveryStore(runner),
    events: createEventStore(database),
    follows: createFollowStore(database, endFollows, withdrawDeliveries),
    updates: createUpdateStore(runner),
    personal: createPersonalStore(database, file, withdrawDeliveries),
    destinations: createDestinationStore(database, catchUp, withdrawDeliveries),
    holds: createHoldStore(database),
    liveCards: createLiveCardStore(database),
    notices: createNoticeStore(runner, homeGuilds),
    prices: createPriceStore(database),
    priceWatches: createPriceWatchStore(database, withdrawDeliveries),
    products: createProductStore(database),
    routes: createRouteStore(database),
    exchangeRates: createExchangeRateStore(database),
    settings: createSettingsStore(database),
    processStarts: createProcessStartStore(database),
    stalls: createStallStore(database),
    topics: createTopicStore(runner, createPollSchedule(database)),
    watchedProducts: createWatchedProductStore(database),
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
