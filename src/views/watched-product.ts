import { encodeCustomId } from '../discord/custom-id.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { ProductSummary } from '../products/index.ts';
import { fittingRows } from './button-layout.ts';
import { capitalise } from './capitalise.ts';
import { button } from './components.ts';
import { containerCard, sectionWithButton, textDisplay } from './container.ts';
import { destinationName } from './destination-name.ts';
import { productHeader } from './product-header.ts';
import type { Reader } from './reader.ts';
import { type WatchedProduct, watchText } from './watched-products.ts';

/** Each takes three of a message's 40 components; the others appear as soon as these are stopped. */
const WATCHES_SHOWN = 9;

/** A watched product, and each watch with a button to change or stop it; visible to that person only. */
export function watchedProductView(
  { key, watches }: Pick<WatchedProduct, 'key' | 'watches'>,
  summary: ProductSummary,
  offset: number,
  reader: Reader,
): MessageView {
  const { texts } = reader;
  const { common, settings, track } = texts;
  const { platform, id } = summary.product;
  const at = String(offset);
  const shown = watches.slice(0, WATCHES_SHOWN);
  const more = watches.length - shown.length;
  return containerCard(null, [
    ...productHeader(summary, reader),
    ...shown.map((watch) =>
      sectionWithButton(
        [
          capitalise(watchText(watch, texts), texts),
          `-# ${capitalise(destinationName(watch.channelId, texts), texts)}`,
        ].join('\n'),
        // A price watch has a card of its own, from which it is stopped, too.
        ...(watch.price === null
          ? ([track.stop, encodeCustomId('parcels', 'unwatch', String(watch.followId), key, at)] as const)
          : ([settings.change, encodeCustomId('lookup', 'watched', String(watch.price.topicId))] as const)),
      ),
    ),
    ...(more === 0 ? [] : [textDisplay(common.more(more))]),
    ...fittingRows([
      button(common.qcPhotos, encodeCustomId('qc', 'open', platform, id)),
      button(common.details, encodeCustomId('lookup', 'open', platform, id, '')),
      button(common.back, encodeCustomId('parcels', 'products', at)),
      button(common.stopWatching, encodeCustomId('parcels', 'unwatchall', key, at)),
    ]),
  ]);
}
