import type { Fault } from './fault.ts';
import { overlapMs } from './overlap.ts';
import { ownerOf } from './shard-gaps.ts';
import type { SeenRequest, SeenSession } from './witness.ts';

/**
 * No machine can lose a destination and regain it in less time, since its lease has to end, unless its
 * process restarts.
 */
const SHORTEST_TURN_MS = 1_500;
/** Discord's interval between identifies (`max_concurrency` 1), minus network jitter. */
const IDENTIFY_SPACING_MS = 4_800;

/** A message that a machine created in a channel. */
export interface Creation extends Pick<SeenRequest, 'machine' | 'arrivedAt' | 'endedAt'> {
  readonly channelId: string;
}

/**
 * Finds machines that created messages in the same channel at the same time, or alternately.
 * @param starts by machine: when its process was started
 */
export function destinationFailures(
  creations: readonly Creation[],
  starts: readonly (readonly number[])[],
): string[] {
  const channels = [...new Set(creations.map(({ channelId }) => channelId))];
  const shared = channels.filter((channelId) => {
    const sorted = creations
      .filter((creation) => creation.channelId === channelId)
      .sort((a, b) => a.arrivedAt - b.arrivedAt);
    return sorted.some((creation, index) => isInTurnOfAnother(sorted, creation, index, starts));
  });
  return shared.length === 0
    ? []
    : [`${shared.length} destinations were posted at by two machines at the same time`];
}

function isInTurnOfAnother(
  sorted: readonly Creation[],
  creation: Creation,
  index: number,
  starts: readonly (readonly number[])[],
): boolean {
  const before = sorted[index - 1];
  if (before === undefined || before.machine === creation.machine) return false;
  if (before.endedAt > creation.arrivedAt) return true;
  const { machine, arrivedAt: lostFrom } = before;
  const back = sorted.slice(index + 1).find((later) => later.machine === machine);
  if (back === undefined || back.arrivedAt - lostFrom >= SHORTEST_TURN_MS) return false;
  // A restarted process gets its share at once.
  return !starts[machine]?.some((at) => at > lostFrom && at < back.arrivedAt);
}

/** A machine's reaction to a shard's event. */
export interface Reaction {
  readonly machine: number;
  readonly shard: number;
  /** When the event happened. */
  readonly at: number;
}

/** Finds reactions to events of shards that another machine had already taken over. */
export function shardFailures(reactions: readonly Reaction[], sessions: readonly SeenSession[]): string[] {
  const wrong = reactions.filter(({ machine, shard, at }) => {
    const owner = ownerOf(sessions, shard, at);
    return owner !== null && owner !== machine;
  });
  const [first] = wrong;
  if (first === undefined) return [];
  return [
    `${wrong.length} events were handled by a machine whose shard another one had taken over, such as shard ${first.shard} by machine ${first.machine + 1}`,
  ];
}

/** @param starved when no processor was free, so that an identify may have arrived late but the next one on time */
export function identifyFailures(sessions: readonly SeenSession[], starved: readonly Fault[] = []): string[] {
  const moments = sessions.filter(({ change }) => change === 'identified').map(({ at }) => at);
  const tooSoon = moments.filter((to, index) => {
    const from = moments[index - 1] ?? Number.NEGATIVE_INFINITY;
    const wasLate = overlapMs(starved, { from: from - IDENTIFY_SPACING_MS, to: from }) > 0;
    return to - from < IDENTIFY_SPACING_MS && !wasLate;
  });
  return tooSoon.length === 0 ? [] : [`${tooSoon.length} identifies came within 5 s after another`];
}
