/**
 * The tables. Times are milliseconds since 1970 in UTC; Discord's ids are text. After a change, `npm run migrations` writes
 * the migration.
 */
export { agents } from './agents.ts';
export { archivedParcels } from './archived-parcels.ts';
export { chatReplies } from './chat-replies.ts';
export { databaseOwner } from './database-owner.ts';
export { alertChannels, destinations } from './destinations.ts';
export { exchangeRates } from './exchange-rates.ts';
export { haulItems, haulParcels, hauls, haulWatches, sharedHauls } from './hauls.ts';
export { liveCards } from './live-cards.ts';
export { deliveries, events } from './outbox.ts';
export { prices, priceWatches, watchedProducts } from './price-watches.ts';
export { processStarts } from './process-starts.ts';
export { products, recentProducts } from './products.ts';
export { deliveredParcels } from './routes.ts';
export { channelSettings, guildSettings, userSettings } from './settings.ts';
export { follows, topics, updates } from './topics.ts';
