import { MAX_POLL_INTERVAL_MS, pollIntervalMs } from '../../domain/poll-interval.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const JITTER = 0.2;

const MAX_SILENCE_MS = 28 * DAY_MS;
/** "Delivered" is recognised in free text, and carriers sometimes correct it; after this time it is final. */
const MAX_SILENCE_AFTER_DELIVERY_MS = 7 * DAY_MS;
/** The part of the silence that quiet polls must cover, because the clock can be wrong. */
const CONFIRMED_SHARE = 0.75;

/** No topic is polled later than this from now. */
export const MAX_POLL_DELAY_MS = MAX_POLL_INTERVAL_MS * (1 + JITTER);

interface TopicActivity {
  /** Polls in a row that found nothing new, including the last one. */
  readonly quietPolls: number;
  /** Since the last update or follow, by the wall clock. */
  readonly silentMs: number;
  readonly isDelivered: boolean;
}

/**
 * How long to wait before a topic is polled again; null: it has been silent for so long that nothing more is expected.
 * @param baseMs the interval after an update
 */
export function nextPollIn(
  baseMs: number,
  { quietPolls, silentMs, isDelivered }: TopicActivity,
): number | null {
  const maxSilenceMs = isDelivered ? MAX_SILENCE_AFTER_DELIVERY_MS : MAX_SILENCE_MS;
  if (silentMs > maxSilenceMs && quietPollsMs(baseMs, quietPolls) >= CONFIRMED_SHARE * maxSilenceMs)
    return null;
  return Math.round(pollIntervalMs(baseMs, quietPolls) * (1 - JITTER + 2 * JITTER * Math.random()));
}

/** The time that this many quiet polls take. */
function quietPollsMs(baseMs: number, quietPolls: number): number {
  return Array.from({ length: quietPolls }, (_, index) => pollIntervalMs(baseMs, index)).reduce(
    (a, b) => a + b,
    0,
  );
}
