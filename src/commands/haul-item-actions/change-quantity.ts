import * as z from 'zod';
import type { ModalOpener } from '../../bot/component.ts';
import type { ModalHandler } from '../../bot/modal.ts';
import type { Context } from '../../context.ts';
import { encodeCustomId } from '../../discord/custom-id.ts';
import { MAX_QUANTITY } from '../../domain/haul/limits.ts';
import { button } from '../../views/components.ts';
import { MAX_TYPED_QUANTITY, quantityForm } from '../../views/haul/item.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { encodeSelection } from '../../views/variant-selection.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { selectionArg } from '../arguments/variant-selection.ts';
import { defineComponent } from '../builders/define-component.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { ownItem } from './own-item.ts';
import { showItem } from './show-item.ts';

const args = z.tuple([rowIdArg, selectionArg]);
/** Behind them, *Try again* has what was typed. */
const openerArgs = args.rest(z.string().max(MAX_TYPED_QUANTITY));

export const quantityArg = z.coerce.number().int().min(1).max(MAX_QUANTITY);

/** "−" and "+". @param pieces how many are added, whatever the quantity is by now */
const changeBy = (pieces: number) =>
  defineComponent({
    mode: 'update',
    args,
    press: ({ interaction, args: [itemId, choosing] }, context) => ({
      private: true,
      async view(visibility) {
        await context.store.haulItems.addPieces(interaction.user.id, itemId, pieces, context.clock());
        return showItem(interaction, context, visibility, itemId, [], choosing);
      },
    }),
  });

export const takeOne = changeBy(-1);
export const addOne = changeBy(1);

export const openQuantityForm: ModalOpener<Context> = {
  mode: 'modal',
  async modal({ interaction, args: given }, context) {
    const parsed = openerArgs.safeParse(given);
    if (!parsed.success) return null;
    const [itemId, choosing, typed] = parsed.data;
    const { quantity } = (await ownItem(interaction, itemId, context)).item;
    const state = encodeSelection(choosing);
    return quantityForm(itemId, state, typed ?? String(quantity), textsForUser(interaction));
  },
};

export const submitQuantity: ModalHandler<Context> = {
  mode: 'update',
  submit({ interaction, args: given }, context) {
    const parsed = args.safeParse(given);
    if (!parsed.success) return null;
    const [itemId, choosing] = parsed.data;
    return {
      private: true,
      async view(visibility) {
        const typed = interaction.fields.getTextInputValue('quantity').trim();
        const quantity = readQuantity(typed);
        if (quantity === null) {
          const { common, haulItem } = textsForUser(interaction);
          const again = encodeCustomId('haul', 'pieces', String(itemId), encodeSelection(choosing), typed);
          throw new UserFacingError(haulItem.noQuantity(MAX_QUANTITY), [
            button(common.tryAgain, again, { primary: true }),
          ]);
        }
        await context.store.haulItems.change(interaction.user.id, itemId, { quantity }, context.clock());
        return showItem(interaction, context, visibility, itemId, [], choosing);
      },
    };
  },
};

/** Also in full-width digits, as people type them between Chinese characters. Null for anything but a quantity. */
function readQuantity(typed: string): number | null {
  const digits = typed.normalize('NFKC');
  const read = /^\d{1,2}$/.test(digits) ? quantityArg.safeParse(digits) : null;
  return read?.success === true ? read.data : null;
}
