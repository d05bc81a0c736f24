import { LIMITS } from '../discord/limits.ts';
import type { MessageView } from '../discord/message-view.ts';
import { isAddressable } from './addressable.ts';
import { fittingRows } from './button-layout.ts';
import { containerCard, textDisplay } from './container.ts';
import { saveButton } from './haul/save-buttons.ts';
import { filesOf, listingPhotoText, photoGallery } from './photo-gallery.ts';
import { productHeader, productName } from './product-header.ts';
import type { QcCard } from './qc-card.ts';
import { agentButton, watchButton } from './qc-controls.ts';
import { creditLines, staleLine } from './qc-lines.ts';
import { QC_START, type QcSelection } from './qc-selection.ts';
import type { Reader } from './reader.ts';

/** A product without QC photos: the listing's photos instead, and the offer to tell when there are some. */
export function noPhotosCard(card: QcCard, selection: QcSelection, reader: Reader): MessageView {
  const { texts } = reader;
  const name = productName(card.summary, texts);
  const shown = selection.listing.slice(0, LIMITS.galleryItems);
  const photos = shown.map((url, index) => ({
    url,
    description: listingPhotoText(name, index + 1, shown.length, texts),
  }));
  const lines = [
    photos.length === 0 ? '' : `-# ${texts.qc.sellersPhotos}`,
    `-# ${texts.qc.whenPhotosAppear}`,
    ...creditLines(card, selection, texts),
    card.watching ? texts.qc.watchesInDm : '',
  ];
  const heading = [staleLine(card, texts), `### 📷 ${texts.qc.noPhotos}`];
  const watch = isAddressable(card.summary.product)
    ? [watchButton(card, QC_START, texts, texts.qc.watchForPhotos, true)]
    : [];
  const view = containerCard(null, [
    textDisplay(heading.filter((line) => line !== '').join('\n')),
    ...productHeader(card.summary, reader),
    ...photoGallery(photos, card.attached),
    textDisplay(lines.filter((line) => line !== '').join('\n')),
    ...fittingRows([...watch, ...agentButton(card), ...saveButton(card.summary.product, '', reader)]),
  ]);
  return { ...view, ...filesOf(photos, card.attached) };
}
