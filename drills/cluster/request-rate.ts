import type { SeenRequest } from './witness.ts';

/** Discord's limit of one bot (discord.com/developers/docs/topics/rate-limits). */
export const MAX_PER_SECOND = 50;
const SECOND_MS = 1_000;
/** Interactions and their webhooks don't count. */
const WITHOUT_LIMIT = /^\/(interactions|webhooks)\//;

/**
 * The most requests both sent and received within any one second. After a cut, a network may deliver requests
 * together that were sent apart, and bots only control the sending.
 */
export function peakPerSecond(
  requests: readonly Pick<SeenRequest, 'route' | 'arrivedAt' | 'earliestAt'>[],
): number {
  const counted = requests
    .filter(({ route }) => !WITHOUT_LIMIT.test(route))
    .toSorted((a, b) => a.earliestAt - b.earliestAt);
  let peak = 0;
  for (const [first, { earliestAt }] of counted.entries()) {
    const end = earliestAt + SECOND_MS;
    let within = 0;
    for (let index = first; (counted[index]?.earliestAt ?? end) < end; index += 1)
      if ((counted[index]?.arrivedAt ?? end) < end) within += 1;
    peak = Math.max(peak, within);
  }
  return peak;
}

export function rateFailures(requests: readonly SeenRequest[]): string[] {
  const peak = peakPerSecond(requests);
  const refused = requests.filter(({ status }) => status === 429);
  const routes = refused.slice(0, 3).map(({ method, route }) => `${method} ${route}`);
  return [
    ...(peak > MAX_PER_SECOND ? [`${peak} requests were sent to Discord within one second`] : []),
    ...(refused.length > 0
      ? [`Discord refused ${refused.length} requests with 429: ${routes.join(', ')}`]
      : []),
  ];
}
