import type { Dialect } from '../database/dialect.ts';
import type { Records } from '../database/work.ts';
import { type AudienceParameters, audienceParameters, type HomeGuilds, selectAudience } from './audience.ts';

/** An update whose audience is asked for, and the event because of which. */
export interface AudienceRequest {
  readonly updateId: number;
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
  const records = requests.map(({ updateId, eventId, now, isNew, byFollow, byWebhook }) => {
    latest = Math.max(latest, now);
    return { updateId, eventId, now, latest, isNew, byFollow, byWebhook };
  });
  return { requests: records, allAreHome, homeGuilds: guilds, byLevel };
}

/** Makes the table `requests` known to a statement that begins with it. `latest`: when the last of those until then came. */
export const withRequests = ({ records }: Dialect) => `
WITH requests AS MATERIALIZED (
  SELECT * FROM ${records('@requests', 'request', {
    ...{ updateId: 'bigint', eventId: 'bigint', now: 'bigint', latest: 'bigint' },
    ...{ isNew: 'boolean', byFollow: 'boolean', byWebhook: 'boolean' },
  })}
)`;

/** The audience of each of the `requests`, with its `position`. */
export const selectAudienceOfRequests = (dialect: Dialect) =>
  selectAudience(dialect, {
    columns: 'requests.position AS position,',
    from: `requests ${dialect.joinInOrder} updates ON updates.id = requests."updateId"`,
    join: dialect.joinInOrder,
    isNew: 'requests."isNew"',
    byFollow: 'requests."byFollow"',
    byWebhook: 'requests."byWebhook"',
  });
