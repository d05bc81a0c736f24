import { callerLimitOf } from '../../api/fair-queue.ts';
import { loadSettings, settings } from '../../config.ts';
import { isPollingBehind, pollIntervalMs } from '../../domain/poll-interval.ts';
import { type PollLoad, readPollLoad } from '../../store/poll-load.ts';
import type { Check } from './check.ts';
import { CheckSkipped } from './check-skipped.ts';
import database from './database.ts';
import { existingDatabase } from './database-address.ts';
import { countLabel, type Finding, good, warning } from './finding.ts';

const MINUTE_MS = 60_000;
/** The service's speed under load is not known; web services usually take about this long. */
const ASSUMED_CALL_MS = 500;

const polling: Check = {
  name: 'polling',
  async run() {
    const { POLL_MINUTES, API_CONCURRENCY } = loadSettings(
      settings.pick({ POLL_MINUTES: true, API_CONCURRENCY: true }),
    );
    if (POLL_MINUTES === 0) return good('off (POLL_MINUTES=0): updates come only by webhook');
    const address = existingDatabase();
    if (address === null) return good('nothing is followed yet');
    return toFinding(await loadOf(address), POLL_MINUTES * MINUTE_MS, API_CONCURRENCY);
  },
};
export default polling;

async function loadOf(address: string): Promise<PollLoad> {
  try {
    return await readPollLoad(address, Date.now());
  } catch {
    throw new CheckSkipped(`“${database.name}”`);
  }
}

const REDUCE_LOAD = 'Raise POLL_MINUTES or API_CONCURRENCY, or ask the service whether it allows more.';

function toFinding(
  { topicsByQuietPolls, overdue, oldestDueAt }: PollLoad,
  baseMs: number,
  calls: number,
): Finding {
  const groups = [...topicsByQuietPolls];
  const topics = groups.reduce((sum, [, count]) => sum + count, 0);
  const needed = groups.reduce(
    (sum, [quiet, count]) => sum + (count * MINUTE_MS) / pollIntervalMs(baseMs, quiet),
    0,
  );
  const possible = callerLimitOf(calls) * (MINUTE_MS / ASSUMED_CALL_MS);
  const load = `${topics} followed parcels and products need about ${countLabel(Math.ceil(needed), 'poll')} a minute`;
  const now = Date.now();
  if (oldestDueAt !== null && isPollingBehind(oldestDueAt, baseMs, now)) {
    const lateMin = Math.round((now - oldestDueAt) / MINUTE_MS);
    return warning(
      `${overdue} of ${topics} followed parcels and products are overdue, the oldest for ${lateMin} min`,
      'If the bot was not running, it catches up. If it was, there is too much to poll, or the service fails.',
      REDUCE_LOAD,
    );
  }
  if (needed <= possible) return good(load);
  return warning(`${load}; about ${possible} are possible at ${ASSUMED_CALL_MS} ms a call`, REDUCE_LOAD);
}
