/** Times are milliseconds since 1970 in UTC; Discord's ids are text. After a change, run `npm run migrations`. */

export {
  arrivalAccuracy,
  arrivalSamples,
  arrivalWindows,
  deliveryWeekdays,
  toldArrivals,
  travelingParcels,
} from './arrivals.ts';
export { alertChannels, destinations } from './destinations.ts';
export { haulItems, haulParcels, hauls, haulWatches, sharedHauls } from './hauls.ts';
export { agents, databaseOwner, exchangeRates, processStarts } from './installation.ts';
export { deliveries, events, liveCards } from './outbox.ts';
export { archivedParcels, deliveredParcels } from './parcels.ts';
export { prices, priceWatches, products, recentProducts, watchedProducts } from './products.ts';
export { channelSettings, chatReplies, guildSettings, userSettings } from './settings.ts';
export { channelPolls, sharedPosts } from './shared-posts.ts';
export { follows, topics, updates } from './topics.ts';
