import { change, type NoParameters, row, statement, type Work } from '../database/work.ts';
import { type AudienceParameters, selectAudience } from './audience.ts';

/**
 * Deletes the live cards that nobody asks for any longer: their messages stay as they are, since what is posted belongs to the
 * channel, but are no longer edited.
 */
export interface EndLiveCards {
  /** After a follow of the topic at this destination ended: there, and at the alert channels of the same server. */
  afterFollow(destinationId: number, topicId: number, audience: AudienceParameters): Work<void>;
  /** After the destination stopped being an alert channel, or changed its options. */
  atDestination(destinationId: number, audience: AudienceParameters): Work<void>;
}

type AtDestination = AudienceParameters & { readonly destinationId: number };

const ANY = statement<NoParameters, unknown>('SELECT 1 FROM live_cards LIMIT 1');

const endUnwanted = <P extends AtDestination>(scope: string) =>
  statement<P>(
    (dialect) => `
DELETE FROM live_cards WHERE ${scope} AND NOT EXISTS (
  SELECT 1 FROM destinations JOIN updates ON updates.topic_id = live_cards.topic_id
    WHERE destinations.id = live_cards.destination_id AND (destinations.live_cards OR destinations.threads)
      AND EXISTS (SELECT 1 FROM (${selectAudience(dialect)}) AS audience
        WHERE audience.update_id = updates.id AND audience.destination_id = live_cards.destination_id))`,
  );

const AFTER_FOLLOW = endUnwanted<AtDestination & { readonly topicId: number }>(
  `live_cards.topic_id = @topicId AND live_cards.destination_id IN (
  SELECT CAST(@destinationId AS bigint) UNION SELECT alert_channels.destination_id
    FROM destinations AS followed JOIN alert_channels ON alert_channels.guild_id = followed.guild_id
    WHERE followed.id = @destinationId)`,
);
const AT_DESTINATION = endUnwanted('live_cards.destination_id = @destinationId');

/** Cards show every scan, whatever the level. */
const ANY_LEVEL = { byLevel: false };

export const endLiveCards: EndLiveCards = {
  *afterFollow(destinationId, topicId, audience) {
    if ((yield* row(ANY, {})) !== undefined)
      yield* change(AFTER_FOLLOW, { ...audience, ...ANY_LEVEL, destinationId, topicId });
  },
  *atDestination(destinationId, audience) {
    if ((yield* row(ANY, {})) !== undefined)
      yield* change(AT_DESTINATION, { ...audience, ...ANY_LEVEL, destinationId });
  },
};
