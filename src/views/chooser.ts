import { encodeCustomId } from '../discord/custom-id.ts';
import { LIMITS } from '../discord/limits.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { Product } from '../links/product.ts';
import type { Texts } from '../texts/index.ts';
import { isAddressable } from './addressable.ts';
import { button, buttonRows } from './components.ts';
import { platformDisplayName } from './display-names.ts';
import { prompt } from './notice.ts';

/** Asks which of a message's products to show the photos of. */
export function productChooserView(products: readonly Product[], texts: Texts): MessageView {
  const buttons = products
    .filter(isAddressable)
    .slice(0, LIMITS.rowButtons)
    .map(({ platform, id }) =>
      button(
        texts.common.product(platformDisplayName(platform), id),
        encodeCustomId('qc', 'open', platform, id),
      ),
    );
  return prompt(texts.qc.chooserTitle, buttonRows(buttons));
}
