import type { Database } from '../sqlite/database.ts';
import { AUDIENCE, type AudienceParameters, audienceParameters, type HomeGuilds } from './audience.ts';
import { createEndLiveCards } from './end-live-cards.ts';

/** Deletes pending deliveries and live cards whose destination is no longer in the audience of their update. */
export interface WithdrawDeliveries {
  /** After a follow of the topic at this destination ended: there, and at the alert channels of the same server. */
  afterFollow(destinationId: number, topicId: number): void;
  /** After the destination stopped being an alert channel, or asks for less. */
  atDestination(destinationId: number): void;
  /**
   * After a person's data was deleted and nobody follows the topic now: also deletes what only polls found. What webhooks
   * reported stays if home servers receive it: they would miss the alert, and get a second one when the webhook is repeated.
   */
  afterLastFollower(topicId: number): void;
}

/** Who is told of a suspended channel was decided when that was noticed: such a notice has no audience. */
const deleteOrphanedDeliveries = (scope: string) => `
DELETE FROM deliveries WHERE id IN (
  SELECT pending.id FROM deliveries AS pending JOIN updates ON updates.id = pending.update_id
    WHERE pending.status IN ('pending', 'held') AND updates.notice IS NOT 'suspended' AND ${scope} AND NOT EXISTS (
      SELECT 1 FROM (${AUDIENCE}) AS audience
        WHERE audience.update_id = pending.update_id AND audience.destination_id = pending.destination_id))`;

const AFTER_FOLLOW = deleteOrphanedDeliveries(`updates.topic_id = @topicId AND pending.destination_id IN (
      SELECT @destinationId UNION SELECT alert_channels.destination_id
        FROM destinations JOIN alert_channels ON alert_channels.guild_id = destinations.guild_id
        WHERE destinations.id = @destinationId)`);

const POLLED_UPDATES = 'DELETE FROM updates WHERE topic_id = @topicId AND webhook_at IS NULL';
const UNREACHABLE_TOPIC = `
DELETE FROM topics WHERE id = @topicId AND NOT EXISTS (
  SELECT 1 FROM updates WHERE updates.topic_id = @topicId AND EXISTS (
    SELECT 1 FROM (${AUDIENCE}) AS audience WHERE audience.update_id = updates.id))`;
const RESET_TOPIC = `
UPDATE topics SET next_poll_at = NULL, quiet_polls = 0, touched_at = coalesce(last_update_at, touched_at)
  WHERE id = @topicId`;

const AT_DESTINATION = deleteOrphanedDeliveries('pending.destination_id = @destinationId');

interface AtDestination extends AudienceParameters {
  readonly destinationId: number;
}

interface OfTopic extends AudienceParameters {
  readonly topicId: number;
}

export function createWithdrawDeliveries(
  database: Database,
  homeGuilds: () => HomeGuilds,
): WithdrawDeliveries {
  const { $client } = database;
  const endLiveCards = createEndLiveCards(database);
  const afterFollow = $client.prepare<[AtDestination & OfTopic]>(AFTER_FOLLOW);
  const atDestination = $client.prepare<[AtDestination]>(AT_DESTINATION);
  const deletePolledUpdates = $client.prepare<[{ topicId: number }]>(POLLED_UPDATES);
  const deleteUnreachable = $client.prepare<[OfTopic]>(UNREACHABLE_TOPIC);
  const resetTopic = $client.prepare<[{ topicId: number }]>(RESET_TOPIC);
  // A pending update was new when it was enqueued, so only its current audience counts.
  const parameters = () =>
    audienceParameters(assumeHomeIfUnknown(homeGuilds()), { byWebhook: true, isNew: true });
  return {
    afterFollow(destinationId, topicId) {
      afterFollow.run({ ...parameters(), destinationId, topicId });
      endLiveCards.afterFollow(destinationId, topicId, parameters());
    },
    atDestination(destinationId) {
      atDestination.run({ ...parameters(), destinationId });
      endLiveCards.atDestination(destinationId, parameters());
    },
    afterLastFollower(topicId) {
      deletePolledUpdates.run({ topicId });
      deleteUnreachable.run({ ...parameters(), topicId });
      resetTopic.run({ topicId });
    },
  };
}

/** A withdrawn delivery is lost, so every server counts as home until Discord has answered. */
function assumeHomeIfUnknown(homeGuilds: HomeGuilds): HomeGuilds {
  return homeGuilds === 'unknown' ? 'all' : homeGuilds;
}
