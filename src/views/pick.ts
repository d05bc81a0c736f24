import type { View } from '../bot/command.ts';
import { encodeCustomId } from '../bot/custom-id.ts';
import { LIMITS } from '../bot/limits.ts';
import type { Product } from '../links/product.ts';
import type { Texts } from '../texts/index.ts';
import { isAddressable } from './address.ts';
import { COLOURS } from './colours.ts';
import { button, buttonRows, menuRow } from './components.ts';
import { platformName } from './names.ts';

/** Which of several tracking numbers is meant. */
export function pickParcelView(numbers: readonly string[], texts: Texts): View {
  return {
    embeds: [{ color: COLOURS.neutral, description: texts.track.several }],
    components: menuRow(
      encodeCustomId('track', 'pick'),
      texts.track.chooseNumber,
      numbers.slice(0, LIMITS.selectOptions).map((number) => ({ label: number, value: number })),
    ),
  };
}

/** Which of several products' photos are meant. */
export function pickProductView(products: readonly Product[], texts: Texts): View {
  const addressable = products.filter(isAddressable).slice(0, LIMITS.rowButtons);
  return {
    embeds: [{ color: COLOURS.neutral, description: texts.qc.several }],
    components: buttonRows(
      addressable.map(({ platform, id }) =>
        button(texts.common.product(platformName(platform), id), encodeCustomId('qc', 'open', platform, id)),
      ),
    ),
  };
}
