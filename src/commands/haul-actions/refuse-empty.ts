import type { Haul } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { addButton } from '../../views/haul/buttons.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';

/**
 * For what needs items.
 * @throws UserFacingError for a haul without any, with the way to the first one
 */
export function refuseEmpty(haul: Pick<Haul, 'id' | 'items' | 'closedAt'>, texts: Texts): void {
  if (haul.items.length > 0) return;
  const { empty, emptyHint } = texts.haul;
  const problem = haul.closedAt === null ? `${empty}\n${emptyHint}` : empty;
  throw new UserFacingError(problem, [addButton(haul, texts, { primary: true })]);
}
