import { encodeCustomId } from '../discord/custom-id.ts';
import type { ModalView } from '../discord/message-view.ts';
import type { Texts } from '../texts/index.ts';
import { singleInputModal } from './modal.ts';

/** Real links are shorter; a form takes no more than 4,000 characters. */
const MAX_INPUT = 2_048;

/** A form for a product's link or id. */
export function linkModal(command: string, texts: Texts): ModalView {
  return singleInputModal(encodeCustomId(command, 'retry'), texts.common.tryAgain, {
    id: 'link',
    label: texts.product.linkLabel,
    hint: texts.commands.product.link,
    value: null,
    maxLength: MAX_INPUT,
    required: true,
  });
}
