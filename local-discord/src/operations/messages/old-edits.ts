import { clock } from '../../clock.ts';
import { tooManyOldEdits } from '../../errors.ts';
import type { World } from '../../world/model.ts';
import { timeOf } from '../../world/snowflakes.ts';

/** Counts an edit of an old message, and throws Discord's error when a test allows no more of them. */
export function countOldEdit({ oldEditLimit, oldEdits }: World, messageId: string): void {
  if (oldEditLimit === null || clock.now() - timeOf(messageId) < oldEditLimit.olderThanMs) return;
  const edits = oldEdits.get(messageId) ?? 0;
  if (edits >= oldEditLimit.edits) throw tooManyOldEdits();
  oldEdits.set(messageId, edits + 1);
}
