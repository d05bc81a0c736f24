import type { Notice } from '../../domain/alert-level.ts';
import type { Dialect } from '../database/dialect.ts';
import type { Records } from '../database/work.ts';
import type { TopicKind } from '../topics.ts';
import { type AudienceParameters, audienceParameters, type HomeGuilds, selectAudience } from './audience.ts';

/** An update whose audience is asked for, and the event because of which. */
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
  /** Null: no event, but something that the bot noticed. */
  readonly eventId: number | null;
  /** When the event was received. */
  readonly now: number;
  /** See {@link AudienceParameters}. */
  readonly isNew: boolean;
  readonly byFollow: boolean;
  readonly byWebhook: boolean;
}

/** Parameters of {@link withRequests} and {@link selectAudienceOfRequests}. */
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
 * Makes the table `requests` known to a statement that begins with it. It has what the audience depends on: looking it up
 * again, PostgreSQL would plan for longer than it runs. `latest`: when the last of those until then came.
 */
export const withRequests = ({ records }: Dialect) => `
WITH requests AS MATERIALIZED (
  SELECT * FROM ${records('@requests', 'request', {
    ...{ id: 'bigint', topic_id: 'bigint', seen_at: 'bigint', webhook_at: 'bigint', importance: 'bigint' },
    ...{ notice: 'text', kind: 'text', eventId: 'bigint', now: 'bigint', latest: 'bigint' },
    ...{ isNew: 'boolean', byFollow: 'boolean', byWebhook: 'boolean' },
  })}
)`;

/** The audience of each of the `requests`, with its `position`. */
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
