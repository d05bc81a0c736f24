import type { CachedResponse, QcResult } from '../api/index.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { Texts } from '../texts/index.ts';
import { isAddressable } from './addressable.ts';
import { COLOURS } from './colours.ts';
import { containerCard, textDisplay } from './container.ts';
import { photoGallery } from './photo-gallery.ts';
import { qcControls } from './qc-controls.ts';
import { footer, headingLines, setLine } from './qc-lines.ts';
import { type QcPosition, qcPageAt } from './qc-page.ts';

/** At most ten QC photos, in the order in which they were taken. */
export function qcView(answer: CachedResponse<QcResult>, position: QcPosition, texts: Texts): MessageView {
  const result = answer.data;
  const page = qcPageAt(result, position);
  const { set, photos } = page;
  const product = { platform: result.platform, id: result.product_id };
  return containerCard(photos.total === 0 ? COLOURS.waiting : COLOURS.neutral, [
    textDisplay(headingLines(result, page, texts)),
    ...(set === undefined ? [] : [textDisplay(setLine(set, page, texts))]),
    ...photoGallery(photos.items, set, photos.total, texts, photos.offset + 1),
    textDisplay(footer(answer, page, texts)),
    ...(isAddressable(product) ? qcControls(product, result.canonical, page, texts) : []),
  ]);
}
