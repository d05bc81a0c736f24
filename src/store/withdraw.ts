import { AUDIENCE, type AudienceParameters, audienceParameters, type HomeGuilds } from './audience.ts';
import type { Database } from './database.ts';

/** Deletes waiting deliveries that the rule does not give to their destination any more. */
export interface Withdraw {
  /** After a follow of the topic at this place ended: there, and at the alert channels of the same server. */
  afterFollow(placeId: number, topicId: number): void;
  /** After the place stopped being an alert channel. */
  afterAlertChannel(placeId: number): void;
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

const AFTER_ALERT_CHANNEL = unwanted('waiting.place_id = @placeId');

interface Scope extends AudienceParameters {
  readonly placeId: number;
}

export function createWithdraw({ $client }: Database, homeGuilds: () => HomeGuilds): Withdraw {
  const afterFollow = $client.prepare<[Scope & { readonly topicId: number }]>(AFTER_FOLLOW);
  const afterAlertChannel = $client.prepare<[Scope]>(AFTER_ALERT_CHANNEL);
  // Updates were new when they were enqueued: only whether somebody still asks for them counts.
  const parameters = () => audienceParameters(homeGuilds(), { byWebhook: true, isNew: true });
  return {
    afterFollow(placeId, topicId) {
      afterFollow.run({ ...parameters(), placeId, topicId });
    },
    afterAlertChannel(placeId) {
      afterAlertChannel.run({ ...parameters(), placeId });
    },
  };
}
