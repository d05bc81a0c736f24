import type { Context } from '../../context.ts';
import type { Texts } from '../../texts/index.ts';
import type { Attempt } from '../../timing/attempt-limit.ts';
import { relative } from '../../views/time.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';

interface TestedDestination {
  readonly destinationId: number;
  readonly channelId: string;
}

/**
 * Counts a test of each destination.
 * @returns the attempts, by destination
 * @throws UserFacingError when one of them was tested often enough; then none counts
 */
export function beginTests(
  destinations: readonly TestedDestination[],
  { posts }: Pick<Context, 'posts'>,
  { input }: Texts,
): ReadonlyMap<number, Attempt> {
  const attempts = new Map<number, Attempt>();
  for (const { destinationId, channelId } of destinations) {
    if (attempts.has(destinationId)) continue;
    const attempt = posts.tests.begin(String(destinationId));
    if (attempt.refusedUntil !== null) {
      for (const begun of attempts.values()) begun.forgive();
      throw new UserFacingError(
        input.testedRecently(`<#${channelId}>`, relative(attempt.refusedUntil + 999)),
      );
    }
    attempts.set(destinationId, attempt);
  }
  return attempts;
}
