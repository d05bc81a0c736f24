import type { Dialect } from '../database/dialect.ts';

/** Servers whose alert channels receive every update that a webhook reports; `unknown`: Discord has not answered yet. */
export type HomeGuilds = 'all' | 'unknown' | readonly string[];

export function isHome(homeGuilds: HomeGuilds, guildId: string): boolean {
  return homeGuilds === 'all' || (homeGuilds !== 'unknown' && homeGuilds.includes(guildId));
}

/** Parameters of {@link selectAudience}. The query around it names the update or the destination. */
export type AudienceParameters = {
  readonly allAreHome: boolean;
  readonly homeGuilds: string;
  /** Whether followers count. They don't when a webhook repeats what a poll found: they were told, or asked for less then. */
  readonly byFollow: boolean;
  /** Whether home servers count: what a poll found goes to followers only, even if a webhook reported the same before. */
  readonly byWebhook: boolean;
  /** Whether the update has just been reported: then it is newer than every first sync, even if the clock was set back. */
  readonly isNew: boolean;
  /** Whether a level counts. It doesn't for live cards: they show every scan. */
  readonly byLevel: boolean;
};

export function audienceParameters(
  homeGuilds: HomeGuilds,
  {
    byWebhook,
    isNew,
    byFollow = true,
    byLevel = true,
  }: {
    readonly byWebhook: boolean;
    readonly isNew: boolean;
    readonly byFollow?: boolean;
    readonly byLevel?: boolean;
  },
): AudienceParameters {
  return {
    allAreHome: homeGuilds === 'all',
    homeGuilds: JSON.stringify(typeof homeGuilds === 'string' ? [] : homeGuilds),
    byFollow,
    byWebhook,
    isNew,
    byLevel,
  };
}

/** An update that was known when a follow began is not new to it. */
const IS_NEW_TO_FOLLOW = `(
  updates.seen_at > follows.baseline_at OR (@isNew AND updates.seen_at < follows.baseline_at)
  OR (follows.baseline_at IS NULL AND (@isNew OR updates.seen_at >= follows.followed_at)))`;

const MATCHING_EVENT = `alert_channels.event = CASE topics.kind WHEN 'product' THEN 'qc' WHEN 'parcel' THEN 'tracking' END`;

/** Where a parcel has a live card, ordinary scans change the card and are not posted. */
const askedFor = (level: string, destination: string) =>
  `(NOT @byLevel OR (updates.importance >= ${level}
    AND (updates.importance > 0 OR updates.notice IS NOT NULL OR NOT ${destination}.live_cards)))`;

/**
 * The one query that keeps servers apart: which destination receives which update, why, and since when. A destination
 * appears once for each reason whose level asks for the update.
 *
 * - `follow`: the destination that a follow was made at.
 * - `server`: the alert channels of the server in which a follow was made in a channel. A follow in a DM has no server.
 * - `home`: the alert channels of home servers, for updates that a webhook reported.
 */
export const selectAudience = ({ items, withoutIndex }: Dialect) => `
SELECT updates.id AS update_id, follows.destination_id AS destination_id, 'follow' AS via, updates.seen_at AS seen_at,
    updates.seen_at AS at, follows.followed_at AS joined_at
  FROM updates JOIN follows ON follows.topic_id = updates.topic_id
    JOIN destinations AS followed ON followed.id = follows.destination_id
  WHERE @byFollow AND ${IS_NEW_TO_FOLLOW} AND ${askedFor('follows.level', 'followed')}
UNION ALL
SELECT updates.id, alert_channels.destination_id, 'server', updates.seen_at, updates.seen_at, alert_channels.added_at
  FROM updates JOIN topics ON topics.id = updates.topic_id
    JOIN follows ON follows.topic_id = updates.topic_id
    JOIN destinations AS followed ON followed.id = follows.destination_id AND ${withoutIndex('followed.kind')} = 'channel'
    JOIN alert_channels ON alert_channels.guild_id = followed.guild_id AND ${MATCHING_EVENT}
    JOIN destinations AS chosen ON chosen.id = alert_channels.destination_id
  WHERE @byFollow AND ${IS_NEW_TO_FOLLOW} AND ${askedFor('alert_channels.level', 'chosen')}
UNION ALL
SELECT updates.id, alert_channels.destination_id, 'home', updates.seen_at, updates.webhook_at, alert_channels.added_at
  FROM updates JOIN topics ON topics.id = updates.topic_id JOIN alert_channels ON ${MATCHING_EVENT}
    JOIN destinations AS chosen ON chosen.id = alert_channels.destination_id
  WHERE ${askedFor('alert_channels.level', 'chosen')} AND @byWebhook AND updates.webhook_at IS NOT NULL
    AND (@allAreHome OR alert_channels.guild_id IN (${items('@homeGuilds', 'text')}))`;
