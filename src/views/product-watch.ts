import { encodeCustomId } from '../discord/custom-id.ts';
import { escapeText } from '../discord/limits.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { Product } from '../links/product.ts';
import type { Texts } from '../texts/index.ts';
import { COLOURS } from './colours.ts';
import { button, buttonRows } from './components.ts';
import { platformDisplayName } from './display-names.ts';

export interface WatchStatus {
  readonly dm: boolean;
  /** Null where nothing can be watched: not in a server channel that the bot is in. */
  readonly here: boolean | null;
}

/** Where somebody wants to hear of new photos of a product, and hears already. */
export function watchView(product: Product, { dm, here }: WatchStatus, texts: Texts): MessageView {
  const { platform, id } = product;
  const toggle = (on: boolean, at: 'dm' | 'here') =>
    encodeCustomId('qc', on ? 'unwatch' : 'watch', platform, id, at);
  const lines = [
    `### 🔔 ${texts.qc.watchTitle}`,
    escapeText(texts.common.product(platformDisplayName(platform), id), 120),
    '',
    ...(dm ? [texts.qc.watchesInDm] : []),
    ...(here === true ? [texts.qc.watchesHere] : []),
    ...(dm || here === true ? [] : [texts.qc.watchPrompt]),
  ];
  return {
    embeds: [{ color: dm || here === true ? COLOURS.good : COLOURS.neutral, description: lines.join('\n') }],
    components: buttonRows([
      button(dm ? texts.qc.unwatchDm : texts.qc.watchDm, toggle(dm, 'dm'), { primary: !dm }),
      ...(here === null
        ? []
        : [button(here ? texts.qc.unwatchHere : texts.qc.watchHere, toggle(here, 'here'))]),
    ]),
  };
}
