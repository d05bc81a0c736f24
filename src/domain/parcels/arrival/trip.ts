import { shownAt } from '../../moments.ts';
import type { Transport } from '../journey-stage.ts';
import { findPlace } from '../places/find-place.ts';
import type { ParcelState } from '../wordings/index.ts';
import type { Checkpoint, Progress } from './checkpoints.ts';

/** Times are milliseconds since 1970 on the clocks of the destination, as if they showed UTC. */
export interface Stay {
  readonly checkpoint: Checkpoint;
  readonly since: number;
  /** When it reached the next checkpoint, or was delivered; null: not as far as is known. */
  readonly next: number | null;
}

/** A parcel's way so far, to a destination that is known. */
export interface Trip {
  /** ISO 3166-1 alpha-2. */
  readonly origin: string | null;
  readonly destination: string;
  readonly transport: Transport | null;
  /** IANA zone whose days count. */
  readonly timeZone: string;
  /** At least one, in the order of time. */
  readonly stays: readonly [Stay, ...Stay[]];
  /** When it was delivered or given up; null: it is under way. */
  readonly end: number | null;
  readonly delivered: boolean;
  /** Of the newest scan. */
  readonly state: ParcelState;
  /** Whether scans say that it reached its newest checkpoint when that began. */
  readonly isExplained: boolean;
  /** The moment of the newest scan; milliseconds since 1970, UTC. */
  readonly lastAt: number;
}

const OVER: ReadonlySet<ParcelState> = new Set(['delivered', 'returned', 'returning', 'cancelled', 'lost']);

/**
 * What a parcel's progress says about its way; null while it has only been announced, or its destination is not known.
 * @param progress in the order of time @param assumed the destination until a scan names it; ISO 3166-1 alpha-2
 */
export function tripOf(progress: readonly Progress[], assumed: string | null = null): Trip | null {
  const isOver = ({ state }: Progress) => OVER.has(state);
  const end = progress.find((each) => each.checkpoint !== null && isOver(each));
  const way = end === undefined ? progress : progress.slice(0, progress.indexOf(end) + 1);
  const last = way.at(-1);
  const destination = last?.destination ?? assumed;
  if (last === undefined || destination === null) return null;
  const timeZone = zoneIn(destination, last);
  const endedAt = end === undefined ? null : shownAt(end.at, timeZone);
  const delivered = end?.state === 'delivered';
  const [first, ...more] = staysOf(way, (at) => shownAt(at, timeZone), delivered ? endedAt : null);
  if (first === undefined) return null;
  const { origin, transport, state, isExplained, at: lastAt } = last;
  const stays = [first, ...more] as const;
  return {
    origin,
    destination,
    transport,
    timeZone,
    stays,
    end: endedAt,
    delivered,
    state,
    isExplained,
    lastAt,
  };
}

function zoneIn(destination: string, { country, timeZone }: Progress): string {
  return country === destination ? timeZone : (findPlace(undefined, destination)?.timeZone ?? timeZone);
}

function staysOf(
  way: readonly Progress[],
  clock: (at: number) => number,
  deliveredAt: number | null,
): Stay[] {
  const reached = way.filter(
    ({ checkpoint }, index) => checkpoint !== null && checkpoint !== way[index - 1]?.checkpoint,
  );
  return reached.flatMap(({ checkpoint, at }, index) => {
    const next = reached[index + 1];
    const until = next === undefined ? deliveredAt : clock(next.at);
    return checkpoint === null ? [] : [{ checkpoint, since: clock(at), next: until }];
  });
}
