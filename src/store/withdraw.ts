import { AUDIENCE, type AudienceParameters, audienceParameters, type HomeGuilds } from './audience.ts';
import type { Database } from './database.ts';

/** Deletes waiting deliveries that the rule does not give to their destination any more. */
export interface Withdraw {
  /** After a follow of the topic at this place ended: there, and at the alert channels of the same server. */
  afterFollow(placeId: number, topicId: number): void;
  /** After the place stopped being an alert channel. */
  afterAlertChannel(placeId: number): void;
  /**
   * After the last follow of a topic ended with its person's data: goes with what polling found. What webhooks told of it
   * stays where home servers hear of it, or they would miss it, and hear of it again when it is repeated.
   */
  afterLastFollower(topicId: number): void;
}

const unwanted = (scope: string) => `
DELETE FROM deliveries WHERE id IN (
  SELECT waiting.id FROM deliveries AS waiting JOIN news ON news.id = waiting.news_id
    WHERE waiting.status = 'waiting' AND ${scope} AND NOT EXISTS (
      SELECT 1 FROM (${AUDIENCE}) AS audience
        WHERE audience.news_id = waiting.news_id AND audience.place_id = waiting.place_id))`;

const AFTER_FOLLOW = unwanted(`news.topic_id = @topicId AND waiting.place_id IN (
      SELECT @placeId UNION SELECT alert_channels.place_id
        FROM places JOIN alert_channels ON alert_channels.guild_id = places.guild_id
        WHERE places.id = @placeId)`);

const POLLED_NEWS = 'DELETE FROM news WHERE topic_id = @topicId AND webhook_at IS NULL';
const UNTOLD_TOPIC = `
DELETE FROM topics WHERE id = @topicId AND NOT EXISTS (
  SELECT 1 FROM news WHERE news.topic_id = @topicId AND EXISTS (
    SELECT 1 FROM (${AUDIENCE}) AS audience WHERE audience.news_id = news.id))`;
const REST_TOPIC = `
UPDATE topics SET next_poll_at = NULL, quiet_polls = 0, touched_at = coalesce(last_news_at, touched_at)
  WHERE id = @topicId`;

const AFTER_ALERT_CHANNEL = unwanted('waiting.place_id = @placeId');

interface AtPlace extends AudienceParameters {
  readonly placeId: number;
}

interface OfTopic extends AudienceParameters {
  readonly topicId: number;
}

export function createWithdraw({ $client }: Database, homeGuilds: () => HomeGuilds): Withdraw {
  const afterFollow = $client.prepare<[AtPlace & OfTopic]>(AFTER_FOLLOW);
  const afterAlertChannel = $client.prepare<[AtPlace]>(AFTER_ALERT_CHANNEL);
  const deletePolledNews = $client.prepare<[{ topicId: number }]>(POLLED_NEWS);
  const deleteUntold = $client.prepare<[OfTopic]>(UNTOLD_TOPIC);
  const rest = $client.prepare<[{ topicId: number }]>(REST_TOPIC);
  // What was enqueued was new then: only whether somebody still asks for it counts.
  const parameters = () => audienceParameters(mayBeHome(homeGuilds()), { byWebhook: true, isNew: true });
  return {
    afterFollow(placeId, topicId) {
      afterFollow.run({ ...parameters(), placeId, topicId });
    },
    afterAlertChannel(placeId) {
      afterAlertChannel.run({ ...parameters(), placeId });
    },
    afterLastFollower(topicId) {
      deletePolledNews.run({ topicId });
      deleteUntold.run({ ...parameters(), topicId });
      rest.run({ topicId });
    },
  };
}

/** What is withdrawn is lost: where home servers are not known yet, any may be one. */
function mayBeHome(homes: HomeGuilds): HomeGuilds {
  return homes === 'unknown' ? 'all' : homes;
}
