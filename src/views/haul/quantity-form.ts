import { encodeCustomId } from '../../discord/custom-id.ts';
import type { ModalView } from '../../discord/message-view.ts';
import { MAX_QUANTITY } from '../../domain/haul/limits.ts';
import type { Texts } from '../../texts/index.ts';
import { singleInputModal } from '../modal.ts';

/** Room for what people type instead of a number; a custom id has to hold it. */
export const MAX_TYPED_QUANTITY = 8;

/**
 * The form behind "× 2".
 * @param state what the reader is choosing, which the answer keeps
 * @param value what the field holds
 */
export function quantityForm(itemId: number, state: string, value: string, { haulItem }: Texts): ModalView {
  return singleInputModal(encodeCustomId('haul', 'pieces', String(itemId), state), haulItem.quantity, {
    id: 'quantity',
    label: haulItem.quantity,
    hint: haulItem.quantityRange(MAX_QUANTITY),
    value,
    maxLength: MAX_TYPED_QUANTITY,
    required: true,
  });
}
