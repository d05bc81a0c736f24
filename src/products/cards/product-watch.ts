import type { APIButtonComponent } from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { button } from '../../cards/components.ts';
import { containerCard, textDisplay } from '../../cards/container.ts';
import type { Reader } from '../../cards/reader.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import type { ProductSummary } from '../index.ts';
import { productHeader } from './product-header.ts';

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
