import { encodeCustomId } from '../discord/custom-id.ts';
import { escapeText } from '../discord/escape-markdown.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { Product } from '../links/product.ts';
import type { Texts } from '../texts/index.ts';
import { COLOURS } from './colours.ts';
import { button, buttonRows } from './components.ts';
import { platformDisplayName } from './display-names.ts';
import { prompt } from './notice.ts';

interface WatchStatus {
  readonly dm: boolean;
  /** Null where it can't be watched: outside a server, or in a channel that the bot isn't in. */
  readonly here: boolean | null;
}

/** Where a user watches a product for new photos, with buttons to start and stop. */
export function watchView(product: Product, { dm, here }: WatchStatus, texts: Texts): MessageView {
  const { platform, id } = product;
  const toggle = (isOn: boolean, at: 'dm' | 'here') =>
    encodeCustomId('qc', isOn ? 'unwatch' : 'watch', platform, id, at);
  const isWatched = dm || here === true;
  const lines = [
    `### 🔔 ${texts.qc.watchTitle}`,
    escapeText(texts.common.product(platformDisplayName(platform), id), 120),
    '',
    ...(dm ? [texts.qc.watchesInDm] : []),
    ...(here === true ? [texts.qc.watchesHere] : []),
    ...(isWatched ? [] : [texts.qc.watchPrompt]),
  ];
  const buttons = [
    button(dm ? texts.qc.unwatchDm : texts.qc.watchDm, toggle(dm, 'dm'), { primary: !dm }),
    ...(here === null
      ? []
      : [button(here ? texts.qc.unwatchHere : texts.qc.watchHere, toggle(here, 'here'))]),
  ];
  return prompt(lines.join('\n'), buttonRows(buttons), isWatched ? COLOURS.good : COLOURS.neutral);
}
