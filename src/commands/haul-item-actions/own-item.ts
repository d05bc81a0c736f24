import type { BaseInteraction } from 'discord.js';
import type { Context } from '../../context.ts';
import { encodeCustomId } from '../../discord/custom-id.ts';
import type { Haul, HaulItem } from '../../store/index.ts';
import { button } from '../../views/components.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { textsForUser } from '../reply/reply-texts.ts';

interface OwnItem {
  readonly haul: Haul;
  readonly item: HaulItem;
  /** Its position in the haul, from 0. */
  readonly position: number;
}

/**
 * An item that a button names, with its haul.
 * @throws UserFacingError when it was removed, or is somebody else's: ids can be forged
 */
export async function ownItem(
  interaction: BaseInteraction,
  itemId: number,
  { store }: Context,
): Promise<OwnItem> {
  const { user } = interaction;
  const stored = await store.haulItems.get(user.id, itemId);
  const haul = stored === undefined ? undefined : await store.hauls.get(user.id, stored.haulId);
  const position = haul?.items.findIndex(({ id }) => id === itemId) ?? -1;
  const item = haul?.items[position];
  if (haul !== undefined && item !== undefined) return { haul, item, position };
  const { common, haulItem, haulList } = textsForUser(interaction);
  const current = await store.hauls.current(user.id);
  const next =
    current === undefined
      ? button(haulList.others, encodeCustomId('haul', 'hauls', '0'), { primary: true })
      : button(common.back, encodeCustomId('haul', 'card', String(current.id), '0'), { primary: true });
  throw new UserFacingError(haulItem.gone, [next]);
}
