import type { Haul } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { reopenButton } from '../../views/haul/buttons.ts';
import { haulName } from '../../views/haul/name.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';

/** What somebody hears who adds to a haul that is closed, with the way to reopen it. */
export function haulClosed({ id, name }: Pick<Haul, 'id' | 'name'>, texts: Texts): UserFacingError {
  const reopen = reopenButton(id, texts, { primary: true });
  return new UserFacingError(texts.haul.reopenFirst(haulName(name, texts)), [reopen]);
}

/** @throws UserFacingError for a haul that is closed: it changes no more */
export function refuseClosed(haul: Pick<Haul, 'id' | 'name' | 'closedAt'>, texts: Texts): void {
  if (haul.closedAt !== null) throw haulClosed(haul, texts);
}
