import { type AgentStore, createAgentStore } from './agents.ts';
import { type AlertChannelStore, createAlertChannelStore } from './alert-channels.ts';
import { type ArchiveStore, createArchiveStore } from './archive.ts';
import { type ChatReplyStore, createChatReplyStore } from './chat-replies.ts';
import type { DatabaseStorage } from './database/storage.ts';
import type { StoreDriver } from './database/store-driver.ts';
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
import { createHaulItemStore, type HaulItemStore } from './haul-items.ts';
import { createHaulWatchStore, type HaulWatchStore } from './haul-watches.ts';
import { createHaulStore, type HaulStore } from './hauls.ts';
import { createHoldStore, type HoldStore } from './holds.ts';
import { createLiveCardStore, type LiveCardStore } from './live-cards.ts';
import { createOwnerStore, type OwnerStore } from './owner.ts';
import { createPersonalStore, type PersonalStore } from './personal-data.ts';
import type { ClusterStore } from './postgres/cluster-store.ts';
import { createPriceWatchStore, type PriceWatchStore } from './price-watches.ts';
import { createPriceStore, type PriceStore } from './prices.ts';
import { createProcessStartStore, type ProcessStartStore } from './process-starts.ts';
import { createProductStore, type ProductStore } from './products.ts';
import { createRouteStore, type RouteStore } from './routes.ts';
import { createSettingsStore, type SettingsStore } from './settings.ts';
import { createSharedHaulStore, type SharedHaulStore } from './shared-hauls.ts';
import { createStallStore, type StallStore } from './stalls.ts';
import { createTopicStore, type TopicStore } from './topics.ts';
import { createUpdateStore, type UpdateStore } from './updates.ts';
import { createWatchedProductStore, type WatchedProductStore } from './watched-products.ts';

/** All stored data, in SQLite or PostgreSQL. */
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
  readonly owner: OwnerStore;
  readonly personal: PersonalStore;
  readonly destinations: DestinationStore;
  readonly hauls: HaulStore;
  readonly haulItems: HaulItemStore;
  readonly haulWatches: HaulWatchStore;
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
  readonly sharedHauls: SharedHaulStore;
  readonly stalls: StallStore;
  readonly topics: TopicStore;
  readonly watchedProducts: WatchedProductStore;
  /** What several processes share; null: only one process uses the database. */
  readonly cluster: ClusterStore | null;
  readonly storage: DatabaseStorage;
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
export function createStore(driver: StoreDriver, homeGuilds: () => HomeGuilds): Store {
  const { database, storage, writeHealth } = driver;
  const catchUp = createCatchUp(homeGuilds);
  const withdrawDeliveries = createWithdrawDeliveries(homeGuilds);
  const endFollows = createEndFollows(withdrawDeliveries);
  const store: Store = {
    agents: createAgentStore(database),
    alertChannels: createAlertChannelStore(database, catchUp, withdrawDeliveries),
    archive: createArchiveStore(database, endFollows),
    ingest: createIngestStore(database, homeGuilds),
    chatReplies: createChatReplyStore(database),
    deliveries: createDeliveryStore(database),
    events: createEventStore(database),
    follows: createFollowStore(database, endFollows, withdrawDeliveries),
    updates: createUpdateStore(database),
    owner: createOwnerStore(database),
    personal: createPersonalStore(database, storage, withdrawDeliveries),
    destinations: createDestinationStore(database, catchUp, withdrawDeliveries),
    hauls: createHaulStore(database),
    haulItems: createHaulItemStore(database),
    haulWatches: createHaulWatchStore(database, endFollows),
    holds: createHoldStore(database),
    liveCards: createLiveCardStore(database),
    notices: createNoticeStore(database, homeGuilds),
    prices: createPriceStore(database),
    priceWatches: createPriceWatchStore(database, withdrawDeliveries),
    products: createProductStore(database),
    routes: createRouteStore(database),
    exchangeRates: createExchangeRateStore(database),
    settings: createSettingsStore(database),
    processStarts: createProcessStartStore(database),
    sharedHauls: createSharedHaulStore(database),
    stalls: createStallStore(database),
    topics: createTopicStore(database),
    watchedProducts: createWatchedProductStore(database),
    storage,
    cluster: driver.cluster,
    probe: writeHealth.probe,
    isWritable: writeHealth.isWritable,
    close: driver.close,
  };
  for (const part of Object.values(store)) if (part !== driver.cluster) writeHealth.track(part);
  return store;
}
