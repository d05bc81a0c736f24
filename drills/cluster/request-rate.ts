import type { SeenRequest } from './witness.ts';

/** Discord's limit of one bot (discord.com/developers/docs/topics/rate-limits). */
export const MAX_PER_SECOND = 50;
const SECOND_MS = 1_000;
/** Interactions and their webhooks do not count. */
const WITHOUT_LIMIT = /^\/(interactions|webhooks)\//;

/** The most requests that arrived within one second, wherever it begins. */
export function peakPerSecond(
  requests: readonly Pick<SeenRequest, 'route' | 'arrivedAt' | 'earliestAt'>[],
): number {
  const counted = requests
    .filter(({ route }) => !WITHOUT_LIMIT.test(route))
    .toSorted((a, b) => a.arrivedAt - b.arrivedAt);
  let [peak, first] = [0, 0];
  for (const [last, { arrivedAt }] of counted.entries()) {
    while (arrivedAt - (counted[first]?.earliestAt ?? arrivedAt) >= SECOND_MS) first += 1;
    peak = Math.max(peak, last - first + 1);
  }
  return peak;
}

export function rateFailures(requests: readonly SeenRequest[]): string[] {
  const peak = peakPerSecond(requests);
  const refused = requests.filter(({ status }) => status === 429);
  const routes = refused.slice(0, 3).map(({ method, route }) => `${method} ${route}`);
  return [
    ...(peak > MAX_PER_SECOND ? [`${peak} requests arrived at Discord within one second`] : []),
    ...(refused.length > 0
      ? [`Discord refused ${refused.length} requests with 429: ${routes.join(', ')}`]
      : []),
  ];
}
