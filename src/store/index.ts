import type { StoreDriver } from './database/database.ts';
import type { HomeGuilds } from './fan-out/audience.ts';
import { isPostgresUrl } from './postgres/address.ts';
import { loadPostgres } from './postgres/load.ts';
import { openCurrentDatabase, openDatabase } from './sqlite/database.ts';
import { createSqliteDriver } from './sqlite/driver.ts';
import { createStore, type Store } from './store.ts';

export type { AlertChannel, AlertEvent } from './alert-channels.ts';
export type { ArchivedParcel } from './archive.ts';
export type { StoredSample } from './arrivals.ts';
export type { ChannelPoll } from './channel-polls.ts';
export type { ChatReply } from './chat-replies.ts';
export type { Destination, DestinationOptions, NewDestination } from './destinations.ts';
export type { EventDelivery, EventDetails, EventScope, EventSummary } from './events.ts';
export { type HomeGuilds, isHome } from './fan-out/audience.ts';
export type { Explanation, Recipient } from './fan-out/explain-event.ts';
export { openEventsToRead, type StoredEvents } from './fan-out/explain-event.ts';
export type { IngestResult } from './fan-out/ingest.ts';
export type { NewNotice } from './fan-out/notices.ts';
export type { AlertableUpdate, IncomingEvent } from './fan-out/store-events.ts';
export type { AddedItems, NewHaulItem } from './fill-haul.ts';
export type { Follow } from './follows.ts';
export type { Haul, HaulItem, ListedHaul } from './hauls.ts';
export { isDigestKey, isSentDigestKey, newDigestKey, sentDigestKey } from './holds.ts';
export type { LiveCard } from './live-cards.ts';
export type { Backlog, PendingDelivery } from './pending-deliveries.ts';
export type { PersonalData } from './personal-data.ts';
export { describeAddress, isPostgresUrl } from './postgres/address.ts';
export type { PriceWatch } from './price-watches.ts';
export type { PastOffer, WatchedProduct } from './prices.ts';
export type { KnownProduct } from './products.ts';
export type { UsualDuration } from './routes.ts';
export type { SharedItem } from './schema/hauls.ts';
export type { ChannelSettings, GuildSettings, UserSettings } from './settings.ts';
export type { SharedHaul } from './shared-hauls.ts';
export type { SharedPost } from './shared-posts.ts';
export type { Store } from './store.ts';
export type { UnreportedSuspension } from './suspensions.ts';
export { type DatedScan, isLateNews, type ToldArrival } from './told-arrivals.ts';
export type { NewUpdate } from './topic-state/topic-state.ts';
export type { QuietPolls, Topic, TopicName } from './topics.ts';
export type { Update } from './updates.ts';

/** Opens and migrates a file, or `:memory:`. Without `homeGuilds`, no server is home. */
export function openStore(path: string, homeGuilds: () => HomeGuilds = () => []): Store {
  return createStore(createSqliteDriver(openDatabase(path)), homeGuilds);
}

/** For tools that write beside a running bot. @throws Error when the database is of another version */
export async function openCurrentStore(address: string, homeGuilds: () => HomeGuilds): Promise<Store> {
  return createStore(await openCurrentDriver(address), homeGuilds);
}

async function openCurrentDriver(address: string): Promise<StoreDriver> {
  if (!isPostgresUrl(address)) return createSqliteDriver(openCurrentDatabase(address));
  const { openPostgresDriver, requireCurrentVersion } = await loadPostgres();
  return openPostgresDriver(address, undefined, requireCurrentVersion);
}
