import { encodeCustomId } from '../discord/custom-id.ts';
import { LIMITS } from '../discord/limits.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { Product } from '../links/product.ts';
import type { Texts } from '../texts/index.ts';
import { isAddressable } from './addressable.ts';
import { COLOURS } from './colours.ts';
import { button, buttonRows, menuRow } from './components.ts';
import { platformDisplayName } from './display-names.ts';

/** Which of several tracking numbers is meant. */
export function parcelChooserView(numbers: readonly string[], texts: Texts): MessageView {
  return {
    embeds: [{ color: COLOURS.neutral, description: texts.track.chooserTitle }],
    components: menuRow(
      encodeCustomId('track', 'pick'),
      texts.track.chooseNumber,
      numbers.slice(0, LIMITS.selectOptions).map((number) => ({ label: number, value: number })),
    ),
  };
}

/** Which of several products' photos are meant. */
export function productChooserView(products: readonly Product[], texts: Texts): MessageView {
  const addressable = products.filter(isAddressable).slice(0, LIMITS.rowButtons);
  return {
    embeds: [{ color: COLOURS.neutral, description: texts.qc.chooserTitle }],
    components: buttonRows(
      addressable.map(({ platform, id }) =>
        button(
          texts.common.product(platformDisplayName(platform), id),
          encodeCustomId('qc', 'open', platform, id),
        ),
      ),
    ),
  };
}
