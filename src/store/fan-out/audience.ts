import type { Notice } from '../../domain/alerts/alert-level.ts';
import type { Dialect, Records } from '../database/work.ts';
import type { TopicKind } from '../topics.ts';

/** Servers whose alert channels receive every update that a webhook reports; `unknown`: Discord has not answered yet. */
export type HomeGuilds = 'all' | 'unknown' | readonly string[];

export function isHome(homeGuilds: HomeGuilds, guildId: string): boolean {
  return homeGuilds === 'all' || (homeGuilds !== 'unknown' && homeGuilds.includes(guildId));
}

/** Parameters of {@link selectAudience}. The query around it names the update or the destination. */
export type AudienceParameters = {
  readonly allAreHome: boolean;
  readonly homeGuilds: string;
  /**
   * Whether followers count. Not when a webhook repeats what a poll found: they got it then, or had a level
   * that excluded it.
   */
  readonly byFollow: boolean;
  /**
   * Whether home servers count. Not for what a poll found, which goes only to followers, even if a webhook
   * reported it before.
   */
  readonly byWebhook: boolean;
  /** Whether the update has just been reported, and so is newer than every first sync, even if the clock was set back. */
  readonly isNew: boolean;
  /** Whether levels count. Not for live cards, which show every scan. */
  readonly byLevel: boolean;
};

export function audienceParameters(
  homeGuilds: HomeGuilds,
  { byWebhook, isNew }: Pick<AudienceParameters, 'byWebhook' | 'isNew'>,
): AudienceParameters {
  const guilds = JSON.stringify(typeof homeGuilds === 'string' ? [] : homeGuilds);
  const allAreHome = homeGuilds === 'all';
  return { allAreHome, homeGuilds: guilds, byFollow: true, byWebhook, isNew, byLevel: true };
}

interface Source {
  readonly table: string;
  readonly columns: string;
  readonly joinTopics: string;
  readonly kind: string;
  readonly join: string;
  /** Conditions that hold for an update, or for all: see {@link AudienceParameters}. */
  readonly isNew: string;
  readonly byFollow: string;
  readonly byWebhook: string;
}

const STORED_UPDATES: Source = {
  table: 'updates',
  columns: '',
  joinTopics: 'JOIN topics ON topics.id = updates.topic_id',
  kind: 'topics.kind',
  join: 'JOIN',
  isNew: '@isNew',
  byFollow: '@byFollow',
  byWebhook: '@byWebhook',
};

/**
 * An update that was known when a follow began is not new to it: the first sync had it. What a poll finds with that sync has the
 * same time; what a webhook reports in the same millisecond was not in it.
 */
const isNewToFollow = ({ table, isNew }: Source) => `(
  ${table}.seen_at > follows.baseline_at
  OR (${isNew} AND (${table}.webhook_at IS NOT NULL OR ${table}.seen_at < follows.baseline_at))
  OR (follows.baseline_at IS NULL AND (${isNew} OR ${table}.seen_at >= follows.followed_at)))`;

const matchesEvent = ({ kind }: Source) =>
  `alert_channels.event = CASE ${kind} WHEN 'product' THEN 'qc' WHEN 'parcel' THEN 'tracking' END`;

/** Where a parcel has a live card, ordinary scans change the card and are not posted; with nothing but cards, no update of a parcel is. */
const asksFor = ({ table, kind }: Source, level: string, destination: string) =>
  `(NOT @byLevel OR (${table}.importance >= ${level} AND (
    NOT ${destination}.live_cards OR ${kind} = 'product'
    OR (NOT ${destination}.cards_only AND (${table}.importance > 0 OR ${table}.notice IS NOT NULL)))))`;

/**
 * The one query that keeps servers apart: which destination receives which update, why, and since when. A
 * destination appears once per reason whose level includes the update.
 *
 * - `follow`: the destination where a topic is followed.
 * - `server`: the alert channels of the server in one of whose channels the topic is followed. A follow in a
 * DM has no server.
 * - `home`: the alert channels of home servers, for updates that a webhook reported.
 */
export function selectAudience({ items, withoutIndex }: Dialect, source: Source = STORED_UPDATES): string {
  const { table, columns, joinTopics, join, byFollow, byWebhook } = source;
  return `
SELECT ${columns} ${table}.id AS update_id, follows.destination_id AS destination_id, 'follow' AS via,
    ${table}.seen_at AS seen_at, ${table}.seen_at AS at, follows.followed_at AS joined_at
  FROM ${table} ${joinTopics} ${join} follows ON follows.topic_id = ${table}.topic_id
    ${join} destinations AS followed ON followed.id = follows.destination_id
  WHERE ${byFollow} AND ${isNewToFollow(source)} AND ${asksFor(source, 'follows.level', 'followed')}
UNION ALL
SELECT ${columns} ${table}.id, alert_channels.destination_id, 'server', ${table}.seen_at, ${table}.seen_at,
    alert_channels.added_at
  FROM ${table} ${joinTopics} ${join} follows ON follows.topic_id = ${table}.topic_id
    ${join} destinations AS followed ON followed.id = follows.destination_id
      AND ${withoutIndex('followed.kind')} = 'channel'
    ${join} alert_channels ON alert_channels.guild_id = followed.guild_id AND ${matchesEvent(source)}
    ${join} destinations AS chosen ON chosen.id = alert_channels.destination_id
  WHERE ${byFollow} AND ${isNewToFollow(source)} AND ${asksFor(source, 'alert_channels.level', 'chosen')}
UNION ALL
SELECT ${columns} ${table}.id, alert_channels.destination_id, 'home', ${table}.seen_at, ${table}.webhook_at,
    alert_channels.added_at
  FROM ${table} ${joinTopics} ${join} alert_channels ON ${matchesEvent(source)}
    ${join} destinations AS chosen ON chosen.id = alert_channels.destination_id
  WHERE ${asksFor(source, 'alert_channels.level', 'chosen')} AND ${byWebhook} AND ${table}.webhook_at IS NOT NULL
    AND (@allAreHome OR alert_channels.guild_id IN (${items('@homeGuilds', 'text')}))`;
}

export interface AudienceRequest {
  readonly update: {
    readonly id: number;
    readonly topicId: number;
    readonly seenAt: number;
    readonly webhookAt: number | null;
    /** Its index among the importances. */
    readonly importance: number;
    /** Null: the service reported a scan or a QC set. */
    readonly notice: Notice | null;
  };
  readonly topicKind: TopicKind;
  /** Null for something that the bot noticed itself. */
  readonly eventId: number | null;
  readonly now: number;
  readonly isNew: boolean;
  readonly byFollow: boolean;
  readonly byWebhook: boolean;
}

export type RequestParameters = Pick<AudienceParameters, 'allAreHome' | 'homeGuilds' | 'byLevel'> & {
  readonly requests: Records;
};

export function requestParameters(
  requests: readonly AudienceRequest[],
  homeGuilds: HomeGuilds,
  byLevel: boolean,
): RequestParameters {
  const { allAreHome, homeGuilds: guilds } = audienceParameters(homeGuilds, { byWebhook: true, isNew: true });
  let latest = Number.NEGATIVE_INFINITY;
  const records = requests.map(({ update, topicKind, eventId, now, isNew, byFollow, byWebhook }) => {
    latest = Math.max(latest, now);
    return {
      id: update.id,
      topic_id: update.topicId,
      seen_at: update.seenAt,
      webhook_at: update.webhookAt,
      importance: update.importance,
      notice: update.notice,
      kind: topicKind,
      eventId,
      now,
      latest,
      isNew,
      byFollow,
      byWebhook,
    };
  });
  return { requests: records, allAreHome, homeGuilds: guilds, byLevel };
}

/**
 * Starts a statement by defining the table `requests`, which has what the audience depends on: with lookups
 * instead, PostgreSQL would spend more time planning than running. `latest`: when the last request up to then
 * came.
 */
export const withRequests = ({ records }: Dialect) => `
WITH requests AS MATERIALIZED (
  SELECT * FROM ${records('@requests', 'request', {
    ...{ id: 'bigint', topic_id: 'bigint', seen_at: 'bigint', webhook_at: 'bigint', importance: 'bigint' },
    ...{ notice: 'text', kind: 'text', eventId: 'bigint', now: 'bigint', latest: 'bigint' },
    ...{ isNew: 'boolean', byFollow: 'boolean', byWebhook: 'boolean' },
  })}
)`;

export const selectAudienceOfRequests = (dialect: Dialect) =>
  selectAudience(dialect, {
    table: 'requests',
    columns: 'requests.position AS position,',
    joinTopics: '',
    kind: 'requests.kind',
    join: dialect.joinInOrder,
    isNew: 'requests."isNew"',
    byFollow: 'requests."byFollow"',
    byWebhook: 'requests."byWebhook"',
  });
