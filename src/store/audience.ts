/** Servers whose alert channels receive every update that a webhook reports; `unknown`: none, until Discord has answered. */
export type HomeGuilds = 'all' | 'unknown' | readonly string[];

export function isHome(homes: HomeGuilds, guildId: string): boolean {
  return homes === 'all' || (homes !== 'unknown' && homes.includes(guildId));
}

/** What {@link AUDIENCE} takes besides the update or the destination that is asked about. */
export interface AudienceParameters {
  readonly allAreHome: 0 | 1;
  readonly homeGuilds: string;
  /** Whether home servers count: a poll result goes to followers only, even if a webhook reported the same before. */
  readonly byWebhook: 0 | 1;
  /** Whether the update came in just now: then it is newer than every first sync, whatever a clock set back says. */
  readonly isNew: 0 | 1;
}

export function audienceParameters(
  homes: HomeGuilds,
  { byWebhook, isNew }: { readonly byWebhook: boolean; readonly isNew: boolean },
): AudienceParameters {
  return {
    allAreHome: homes === 'all' ? 1 : 0,
    homeGuilds: JSON.stringify(typeof homes === 'string' ? [] : homes),
    byWebhook: byWebhook ? 1 : 0,
    isNew: isNew ? 1 : 0,
  };
}

/** Updates that were known when somebody began to follow are not new to that follow. */
const IS_NEW_TO_FOLLOW = `(
  news.seen_at > follows.baseline_at OR (@isNew AND news.seen_at < follows.baseline_at)
  OR (follows.baseline_at IS NULL AND (@isNew OR news.seen_at >= follows.followed_at)))`;

const FITTING_EVENT = `alert_channels.event = CASE topics.kind WHEN 'product' THEN 'qc' ELSE 'tracking' END`;

/**
 * The one rule that keeps servers apart: which destination receives which update, by what, since when. A destination
 * appears once for each reason.
 *
 * - `follow`: the destination that a follow was made at.
 * - `server`: the alert channels of the server in which a follow was made in a channel. A follow in a DM has no server.
 * - `home`: the alert channels of home servers, for updates that a webhook reported.
 */
export const AUDIENCE = `
SELECT news.id AS news_id, follows.place_id AS place_id, 'follow' AS via, news.seen_at AS seen_at,
    news.seen_at AS at, follows.followed_at AS joined_at
  FROM news JOIN follows ON follows.topic_id = news.topic_id
  WHERE ${IS_NEW_TO_FOLLOW}
UNION ALL
SELECT news.id, alert_channels.place_id, 'server', news.seen_at, news.seen_at, alert_channels.added_at
  FROM news JOIN topics ON topics.id = news.topic_id
    JOIN follows ON follows.topic_id = news.topic_id
    JOIN places AS followed ON followed.id = follows.place_id AND +followed.kind = 'channel'
    JOIN alert_channels ON alert_channels.guild_id = followed.guild_id AND ${FITTING_EVENT}
  WHERE ${IS_NEW_TO_FOLLOW}
UNION ALL
SELECT news.id, alert_channels.place_id, 'home', news.seen_at, news.webhook_at, alert_channels.added_at
  FROM news JOIN topics ON topics.id = news.topic_id JOIN alert_channels ON ${FITTING_EVENT}
  WHERE @byWebhook AND news.webhook_at IS NOT NULL
    AND (@allAreHome OR alert_channels.guild_id IN (SELECT value FROM json_each(@homeGuilds)))`;
