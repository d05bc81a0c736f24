import { type Circumstances, type Gap, isExcused } from './shard-gaps.ts';

/** A message with a link, and how many replies it got. */
export interface PastedLink {
  readonly shard: number;
  readonly at: number;
  readonly replies: number;
}

/** How long after a message its reply may come, and its shard must be served. */
const REPLY_MS = 15_000;

/** Checks for one reply to each link, or at most one if its shard wasn't served all the time. */
export function linkFailures(
  links: readonly PastedLink[],
  gaps: readonly Gap[],
  circumstances: Circumstances,
): string[] {
  const isServed = ({ shard, at }: PastedLink) =>
    !isExcused(shard, at, circumstances) &&
    !gaps.some((gap) => gap.shard === shard && gap.from <= at + REPLY_MS && at <= gap.to);
  const repeated = links.filter(({ replies }) => replies > 1).length;
  const missing = links.filter((link) => link.replies === 0 && isServed(link)).length;
  return [
    ...(repeated > 0 ? [`${repeated} links got more than one reply`] : []),
    ...(missing > 0 ? [`${missing} links got no reply although their shards were served`] : []),
  ];
}
