import type { MessageView } from '../discord/message-view.ts';
import { containerCard, textDisplay } from './container.ts';
import { filesOf, photoGallery, qcPhotoText } from './photo-gallery.ts';
import { productName } from './product-header.ts';
import { besideListingCard } from './qc-beside-listing.ts';
import type { QcCard } from './qc-card.ts';
import { qcControls } from './qc-controls.ts';
import { creditLines, positionLine, setHeading } from './qc-lines.ts';
import { noPhotosCard } from './qc-none.ts';
import { qcPageAt } from './qc-page.ts';
import { LISTING, type QcPosition, selectQcPhotos } from './qc-selection.ts';
import { qcTop } from './qc-top.ts';
import type { Reader } from './reader.ts';

/** The QC photos of a product: at most ten of one set at a time, newest set first. */
export function qcView(card: QcCard, position: QcPosition, reader: Reader): MessageView {
  const { texts } = reader;
  const selection = selectQcPhotos(card.answer.data, position.filter);
  if (selection.photos.length === 0) return noPhotosCard(card, selection, reader);
  if (selection.filter === LISTING) return besideListingCard(card, selection, position.offset, reader);
  const page = qcPageAt(selection.photos, position.offset);
  const [first] = page.photos;
  const name = productName(card.summary, texts);
  const photos = page.photos.map((photo) => ({
    url: photo.url,
    description: qcPhotoText(name, photo, texts),
  }));
  const lines = [
    first === undefined ? '' : setHeading(first.set, card.now),
    positionLine(page, selection, texts),
    ...creditLines(card, selection, texts),
  ];
  const view = containerCard(null, [
    ...qcTop(card, reader),
    ...photoGallery(photos, card.attached),
    textDisplay(lines.filter((line) => line !== '').join('\n')),
    ...qcControls(card, selection, page, reader),
  ]);
  return { ...view, ...filesOf(photos, card.attached) };
}
