import type { Database } from '../sqlite/database.ts';
import { AUDIENCE, type AudienceParameters } from './audience.ts';

/**
 * Deletes the live cards that nobody asks for any longer: their messages stay as they are, since what is posted belongs to the
 * channel, but are no longer edited.
 */
export interface EndLiveCards {
  /** After a follow of the topic at this destination ended: there, and at the alert channels of the same server. */
  afterFollow(destinationId: number, topicId: number, audience: AudienceParameters): void;
  /** After the destination stopped being an alert channel, or changed its options. */
  atDestination(destinationId: number, audience: AudienceParameters): void;
}

const ANY = 'SELECT 1 FROM live_cards LIMIT 1';

const endUnwanted = (scope: string) => `
DELETE FROM live_cards WHERE ${scope} AND NOT EXISTS (
  SELECT 1 FROM destinations JOIN updates ON updates.topic_id = live_cards.topic_id
    WHERE destinations.id = live_cards.destination_id AND (destinations.live_cards OR destinations.threads)
      AND EXISTS (SELECT 1 FROM (${AUDIENCE}) AS audience
        WHERE audience.update_id = updates.id AND audience.destination_id = live_cards.destination_id))`;

const AFTER_FOLLOW = endUnwanted(`live_cards.topic_id = @topicId AND live_cards.destination_id IN (
  SELECT @destinationId UNION SELECT alert_channels.destination_id
    FROM destinations AS followed JOIN alert_channels ON alert_channels.guild_id = followed.guild_id
    WHERE followed.id = @destinationId)`);
const AT_DESTINATION = endUnwanted('live_cards.destination_id = @destinationId');

interface AtDestination extends AudienceParameters {
  readonly destinationId: number;
}

export function createEndLiveCards({ $client }: Database): EndLiveCards {
  const any = $client.prepare<[], unknown>(ANY);
  const afterFollow = $client.prepare<[AtDestination & { readonly topicId: number }]>(AFTER_FOLLOW);
  const atDestination = $client.prepare<[AtDestination]>(AT_DESTINATION);
  // Cards show every scan, whatever the level.
  const byLevel = 0;
  return {
    afterFollow(destinationId, topicId, audience) {
      if (any.get() !== undefined) afterFollow.run({ ...audience, byLevel, destinationId, topicId });
    },
    atDestination(destinationId, audience) {
      if (any.get() !== undefined) atDestination.run({ ...audience, byLevel, destinationId });
    },
  };
}
