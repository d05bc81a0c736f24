import { isMistyped } from '../../domain/parcels/tracking-number.ts';
import type { CommandRequest } from '../replies/request.ts';
import { followEvenUnknown, renameFollows } from './follow-buttons.ts';
import { dmDestination } from './follow-target.ts';
import { followsOfParcel, labelIn } from './followed-parcels.ts';

/**
 * A number with a typo that the user follows gives way to the right one, which is then followed under its name.
 * @throws UserFacingError if the user named too many unknown numbers, or follows too much
 */
export async function replaceTypo(request: CommandRequest, wrong: string, number: string): Promise<void> {
  if (!isMistyped(wrong) || isMistyped(number)) return;
  const [replaced, existing] = [
    await followsOfParcel(request, wrong),
    await followsOfParcel(request, number),
  ];
  if (replaced.length === 0) return;
  if (existing.length === 0) await followEvenUnknown(request, dmDestination(request.interaction), number);
  const label = labelIn(replaced);
  if (label !== null && labelIn(existing) === null) await renameFollows(request, number, label);
  for (const { id } of replaced) await request.context.store.follows.remove(request.userId, id);
}
