import { createAlertChannelStore } from './alert-channels.ts';
import { createArchiveStore } from './archive.ts';
import { createArrivalStore } from './arrivals.ts';
import { createChannelPollStore } from './channel-polls.ts';
import { createChatReplyStore } from './chat-replies.ts';
import type { StoreDriver } from './database/database.ts';
import { createDeliveryStore } from './deliveries.ts';
import { createDestinationStore } from './destinations.ts';
import { createEndFollows } from './end-follows.ts';
import { createEventStore } from './events.ts';
import type { HomeGuilds } from './fan-out/audience.ts';
import { createCatchUp } from './fan-out/enqueue.ts';
import { createIngestStore } from './fan-out/ingest.ts';
import { createNoticeStore } from './fan-out/notices.ts';
import { createWithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { createFollowStore } from './follows.ts';
import { createHaulItemStore } from './haul-items.ts';
import { createHaulWatchStore } from './haul-watches.ts';
import { createHaulStore } from './hauls.ts';
import { createHoldStore } from './holds.ts';
import {
  createAgentStore,
  createExchangeRateStore,
  createOwnerStore,
  createProcessStartStore,
} from './installation.ts';
import { createLiveCardStore } from './live-cards.ts';
import { createPersonalStore } from './personal-data.ts';
import { createPriceWatchStore } from './price-watches.ts';
import { createPriceStore, createWatchedProductStore } from './prices.ts';
import { createProductStore } from './products.ts';
import { createRouteStore } from './routes.ts';
import { createSettingsStore } from './settings.ts';
import { createSharedHaulStore } from './shared-hauls.ts';
import { createSharedPostStore } from './shared-posts.ts';
import { createToldArrivalStore } from './told-arrivals.ts';
import { createStallStore, createTopicStore } from './topics.ts';
import { createUpdateStore } from './updates.ts';

export type Store = ReturnType<typeof createStore>;

export function createStore(driver: StoreDriver, homeGuilds: () => HomeGuilds) {
  const { database, storage, writeHealth } = driver;
  const catchUp = createCatchUp(homeGuilds);
  const withdrawDeliveries = createWithdrawDeliveries(homeGuilds);
  const endFollows = createEndFollows(withdrawDeliveries);
  const parts = {
    agents: createAgentStore(database),
    alertChannels: createAlertChannelStore(database, catchUp, withdrawDeliveries),
    archive: createArchiveStore(database, endFollows),
    arrivals: createArrivalStore(database),
    ingest: createIngestStore(database, homeGuilds),
    channelPolls: createChannelPollStore(database),
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
    sharedPosts: createSharedPostStore(database),
    stalls: createStallStore(database),
    toldArrivals: createToldArrivalStore(database, homeGuilds),
    topics: createTopicStore(database),
    watchedProducts: createWatchedProductStore(database),
    storage,
  };
  for (const part of Object.values(parts)) writeHealth.track(part);
  return {
    ...parts,
    cluster: driver.cluster,
    /** Checks that the database can be written, by writing. @throws when it cannot */
    probe: writeHealth.probe,
    /** Whether the database can be written now, and could be within the last minute. */
    isWritable: writeHealth.isWritable,
    close: driver.close,
  };
}
