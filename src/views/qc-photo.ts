import type { MessageView } from '../discord/message-view.ts';
import { isAddressable } from './addressable.ts';
import { fittingRows } from './button-layout.ts';
import { button } from './components.ts';
import { containerCard, textDisplay } from './container.ts';
import { filesOf, photoGallery, qcPhotoText } from './photo-gallery.ts';
import { productName } from './product-header.ts';
import type { QcCard } from './qc-card.ts';
import { qcId } from './qc-controls.ts';
import { asSentence, setHeading } from './qc-lines.ts';
import { type QcPosition, selectQcPhotos } from './qc-selection.ts';
import { qcTop } from './qc-top.ts';
import type { Reader } from './reader.ts';

/** One QC photo as large as Discord shows it; *Back* leads to its contact sheet. */
export function qcPhotoView(card: QcCard, { filter, offset }: QcPosition, reader: Reader): MessageView {
  const { texts } = reader;
  const { product } = card.summary;
  const { photos } = selectQcPhotos(card.answer.data, filter);
  const at = Math.min(offset, photos.length - 1);
  const shown = photos[at];
  const gallery =
    shown === undefined
      ? []
      : [{ url: shown.url, description: qcPhotoText(productName(card.summary, texts), shown, texts) }];
  const lines = [
    shown === undefined ? texts.qc.noPhotos : setHeading(shown.set, card.now),
    shown === undefined ? '' : `-# ${asSentence(texts.qc.range(at + 1, at + 1, photos.length), texts)}`,
  ];
  const id = (component: string, to: number) =>
    qcId(component, product, { filter, offset: Math.max(0, Math.min(to, photos.length - 1)) });
  const isLast = at >= photos.length - 1;
  const view = containerCard(null, [
    ...qcTop(card, reader),
    ...photoGallery(gallery, card.attached),
    textDisplay(lines.filter((line) => line !== '').join('\n')),
    ...(isAddressable(product)
      ? fittingRows([
          button(texts.common.previous, id('photoprev', at - 1), { disabled: at <= 0 }),
          button(texts.common.next, id('photonext', at + 1), { disabled: isLast, primary: !isLast }),
          button(texts.common.back, id('sheet', at)),
        ])
      : []),
  ]);
  return { ...view, ...filesOf(gallery, card.attached) };
}
