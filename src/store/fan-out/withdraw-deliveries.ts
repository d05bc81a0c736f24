import { sql } from 'drizzle-orm';
import { deleteFrom, update } from '../database/queries.ts';
import { change, has, type NoParameters, statement } from '../database/work.ts';
import { topics, updates } from '../schema/index.ts';
import { type AudienceParameters, audienceParameters, type HomeGuilds, selectAudience } from './audience.ts';

type AtDestination = AudienceParameters & { readonly destinationId: number };

const ANY_CARD = statement<NoParameters, unknown>('SELECT 1 FROM live_cards LIMIT 1');

/** Deletes live cards that nobody wants anymore. Their messages stay, but are no longer edited. */
const endUnwanted = <P extends AtDestination>(scope: string) =>
  statement<P>(
    (dialect) => `
DELETE FROM live_cards WHERE ${scope} AND NOT EXISTS (
  SELECT 1 FROM destinations JOIN updates ON updates.topic_id = live_cards.topic_id
    WHERE destinations.id = live_cards.destination_id AND (destinations.live_cards OR destinations.forum)
      AND EXISTS (SELECT 1 FROM (${selectAudience(dialect)}) AS audience
        WHERE audience.update_id = updates.id AND audience.destination_id = live_cards.destination_id))`,
  );

const END_CARDS_AFTER_FOLLOW = endUnwanted<AtDestination & { readonly topicId: number }>(
  `live_cards.topic_id = @topicId AND live_cards.destination_id IN (
  SELECT CAST(@destinationId AS bigint) UNION SELECT alert_channels.destination_id
    FROM destinations AS followed JOIN alert_channels ON alert_channels.guild_id = followed.guild_id
    WHERE followed.id = @destinationId)`,
);
const END_CARDS_AT_DESTINATION = endUnwanted('live_cards.destination_id = @destinationId');

/** Cards show every scan, whatever the level. */
const ANY_LEVEL = { byLevel: false };

/** Deletes pending deliveries and live cards whose destination is no longer in the audience of their update. */
export type WithdrawDeliveries = ReturnType<typeof createWithdrawDeliveries>;

type OfTopic = AudienceParameters & { readonly topicId: number };

/**
 * Excludes notices of suspended channels: their recipients were chosen when they were created, so they have
 * no audience.
 */
const deleteOrphanedDeliveries = <P extends AtDestination>(scope: string) =>
  statement<P>(
    (dialect) => `
DELETE FROM deliveries WHERE id IN (
  SELECT pending.id FROM deliveries AS pending JOIN updates ON updates.id = pending.update_id
    WHERE pending.status IN ('pending', 'held') AND updates.notice IS DISTINCT FROM 'suspended' AND ${scope} AND NOT EXISTS (
      SELECT 1 FROM (${selectAudience(dialect)}) AS audience
        WHERE audience.update_id = pending.update_id AND audience.destination_id = pending.destination_id))`,
  );

const AFTER_FOLLOW = deleteOrphanedDeliveries<AtDestination & OfTopic>(
  `updates.topic_id = @topicId AND pending.destination_id IN (
      SELECT CAST(@destinationId AS bigint) UNION SELECT alert_channels.destination_id
        FROM destinations JOIN alert_channels ON alert_channels.guild_id = destinations.guild_id
        WHERE destinations.id = @destinationId)`,
);
const AT_DESTINATION = deleteOrphanedDeliveries('pending.destination_id = @destinationId');

const DELETE_UNREACHABLE = statement<OfTopic>(
  (dialect) => `
DELETE FROM topics WHERE id = @topicId AND NOT EXISTS (
  SELECT 1 FROM updates WHERE updates.topic_id = @topicId AND EXISTS (
    SELECT 1 FROM (${selectAudience(dialect)}) AS audience WHERE audience.update_id = updates.id))`,
);

export function createWithdrawDeliveries(homeGuilds: () => HomeGuilds) {
  // A pending update was new when it was enqueued, so only its current audience counts.
  const parameters = () =>
    audienceParameters(assumeHomeIfUnknown(homeGuilds()), { byWebhook: true, isNew: true });
  return {
    /** After a follow of the topic at this destination ended: checks it, and the alert channels of the same server. */
    *afterFollow(destinationId: number, topicId: number) {
      yield* change(AFTER_FOLLOW, { ...parameters(), destinationId, topicId });
      if (yield* has(ANY_CARD))
        yield* change(END_CARDS_AFTER_FOLLOW, { ...parameters(), ...ANY_LEVEL, destinationId, topicId });
    },
    /** After the destination stopped being an alert channel, or its level was lowered. */
    *atDestination(destinationId: number) {
      yield* change(AT_DESTINATION, { ...parameters(), destinationId });
      if (yield* has(ANY_CARD))
        yield* change(END_CARDS_AT_DESTINATION, { ...parameters(), ...ANY_LEVEL, destinationId });
    },
    /**
     * After a person's data was deleted and nobody follows the topic now: also deletes what only polls found. What webhooks
     * reported stays if home servers receive it: they would miss the alert, and get a second one when the webhook is repeated.
     */
    *afterLastFollower(topicId: number) {
      yield* change(deleteFrom(updates, { topicId, webhookAt: null }));
      yield* change(DELETE_UNREACHABLE, { ...parameters(), topicId });
      const touchedAt = sql`coalesce(${topics.lastUpdateAt}, ${topics.touchedAt})`;
      yield* change(update(topics, { nextPollAt: null, quietPolls: 0, touchedAt }, { id: topicId }));
    },
  };
}

/** Withdrawn deliveries can't be restored, so every server counts as home until Discord has answered. */
function assumeHomeIfUnknown(homeGuilds: HomeGuilds): HomeGuilds {
  return homeGuilds === 'unknown' ? 'all' : homeGuilds;
}
