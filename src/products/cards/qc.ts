import { fittingRows } from '../../cards/button-layout.ts';
import { containerCard } from '../../cards/container.ts';
import { isAddressable } from '../../cards/display-names.ts';
import { inLines } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import { listingPairs } from './listing-pairs.ts';
import { productHeader, productName } from './product-header.ts';
import {
  filesOf,
  listingPhoto,
  missingLines,
  photoGallery,
  positionText,
  type QcCard,
  qcPhoto,
  qcTop,
  setLines,
  staleWarning,
} from './qc-card.ts';
import { caption, moreButton, qcControls, watchButton } from './qc-controls.ts';
import { besideListingView } from './qc-listing.ts';
import {
  LISTING,
  QC_START,
  type QcPosition,
  type QcSelection,
  qcPageAt,
  selectQcPhotos,
} from './qc-selection.ts';

/** The QC photos of a product: at most ten of one set at a time, newest set first. */
export function qcView(card: QcCard, position: QcPosition, reader: Reader): MessageView {
  const { texts } = reader;
  const selection = selectQcPhotos(card.answer.data, position.filter);
  if (selection.photos.length === 0) return noPhotosCard(card, selection, reader);
  const pairs = listingPairs(card.answer.data, card.lookup);
  if (position.filter === LISTING && pairs.length > 0)
    return besideListingView(card, pairs, position.offset, reader);
  const page = qcPageAt(selection.photos, position.offset);
  const [first] = page.photos;
  const name = productName(card.summary, texts);
  const photos = page.photos.map((photo) => qcPhoto(name, photo, texts));
  const lines = [
    ...(first === undefined
      ? []
      : setLines(first.set, positionText(page, selection, texts), card.now, texts)),
    ...missingLines(card, selection, texts),
  ];
  const parts = [
    ...qcTop(card, reader),
    ...photoGallery(photos, card.attached),
    caption(card, lines),
    ...qcControls(card, selection, { ...page, filter: selection.filter }, pairs.length > 0, reader),
  ];
  return containerCard(null, parts, filesOf(photos, card.attached));
}

/** A product without QC photos: the listing's photos instead, and the offer to tell when there are some. */
function noPhotosCard(card: QcCard, selection: QcSelection, reader: Reader): MessageView {
  const { texts } = reader;
  const name = productName(card.summary, texts);
  const shown = selection.listing.slice(0, LIMITS.galleryItems);
  const photos = shown.map((_, index) => listingPhoto(name, shown, index, texts));
  const lines = [
    photos.length === 0 ? '' : `-# ${texts.qc.sellersPhotos}`,
    `-# ${texts.qc.whenPhotosAppear}`,
    ...missingLines(card, selection, texts),
    card.watching ? texts.qc.watchesInDm : '',
  ];
  const heading = [staleWarning(card, texts), `### 📷 ${texts.qc.noPhotos}`];
  const { product } = card.summary;
  const controls = () => [watchButton(card, texts), moreButton(product, QC_START, texts)];
  const parts = [
    inLines(heading),
    ...productHeader(card.summary, reader),
    ...photoGallery(photos, card.attached),
    caption(card, lines),
    ...(isAddressable(product) ? fittingRows(controls()) : []),
  ];
  return containerCard(null, parts, filesOf(photos, card.attached));
}
