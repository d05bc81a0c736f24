import type { APIButtonComponent } from 'discord.js';
import { encodeCustomId } from '../discord/custom-id.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { ProductSummary } from '../products/index.ts';
import { fittingRows } from './button-layout.ts';
import { button } from './components.ts';
import { containerCard, textDisplay } from './container.ts';
import { productHeader } from './product-header.ts';
import type { Reader } from './reader.ts';

interface WatchStatus {
  readonly dm: boolean;
  /** Null where it can't be watched: outside a server, or in a channel that the bot isn't in. */
  readonly here: boolean | null;
  /** In how many other channels. */
  readonly elsewhere: number;
}

/** Where a user watches a product for new photos, with buttons to start and stop. */
export function watchView(
  summary: ProductSummary,
  { dm, here, elsewhere }: WatchStatus,
  reader: Reader,
): MessageView {
  const { texts } = reader;
  const { platform, id } = summary.product;
  const isWatched = dm || here === true || elsewhere > 0;
  const lines = [
    ...(dm ? [texts.qc.watchesInDm] : []),
    ...(here === true ? [texts.qc.watchesHere] : []),
    ...(elsewhere > 0 ? [texts.qc.watchesElsewhere(elsewhere)] : []),
    ...(isWatched ? [] : [texts.qc.watchPrompt]),
  ];
  const start = (label: string, target: 'dm' | 'here'): APIButtonComponent =>
    button(label, encodeCustomId('qc', 'watch', platform, id, target), {
      primary: !isWatched && target === 'dm',
    });
  return containerCard(null, [
    // The lines of a watched product have the bell.
    textDisplay(isWatched ? `### ${texts.qc.watching}` : `### 🔔 ${texts.qc.watchTitle}`),
    ...productHeader(summary, reader),
    textDisplay(lines.join('\n')),
    ...fittingRows([
      ...(dm ? [] : [start(texts.qc.watchDm, 'dm')]),
      ...(here === false ? [start(texts.qc.watchHere, 'here')] : []),
      ...(isWatched ? [button(texts.common.stopWatching, encodeCustomId('qc', 'forget', platform, id))] : []),
    ]),
  ]);
}
