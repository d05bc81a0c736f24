import { fittingRows } from '../../cards/button-layout.ts';
import { containerCard } from '../../cards/container.ts';
import { isAddressable } from '../../cards/display-names.ts';
import { inLine, inLines } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
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
import {
  LISTING,
  QC_START,
  type QcPage,
  type QcPhoto,
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
  if (selection.filter === LISTING) return besideListingCard(card, selection, position.offset, reader);
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
    ...qcControls(card, selection, page, reader),
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

/** Each pair is a row of its own, about a third of a phone screen in all. */
const PAIRS = 3;

/** QC photos at the right, each with a photo of the listing at its left. */
function besideListingCard(card: QcCard, selection: QcSelection, wanted: number, reader: Reader) {
  const { texts } = reader;
  const { listing } = selection;
  const page = pairPageAt(selection.photos, wanted);
  const name = productName(card.summary, texts);
  // The listing has fewer photos than there are QC photos, so they come again and again.
  const pairs = page.photos.map((photo, index) => [
    listingPhoto(name, listing, (page.offset + index) % listing.length, texts),
    qcPhoto(name, photo, texts),
  ]);
  const headings = new Set(page.photos.map(({ set }) => inLine(setLines(set, '', card.now, texts))));
  const last = page.offset + page.photos.length;
  const lines = [
    ...headings,
    `-# ${texts.qc.besideLine(page.offset + 1, last, selection.photos.length)}`,
    ...missingLines(card, selection, texts),
  ];
  const parts = [
    ...qcTop(card, reader),
    ...pairs.flatMap((pair) => photoGallery(pair, card.attached)),
    caption(card, lines),
    ...qcControls(card, selection, page, reader),
  ];
  return containerCard(null, parts, filesOf(pairs.flat(), card.attached));
}

function pairPageAt(all: readonly QcPhoto[], wanted: number): QcPage {
  const offset = Math.floor(Math.min(wanted, all.length - 1) / PAIRS) * PAIRS;
  const next = offset + PAIRS;
  return {
    photos: all.slice(offset, next),
    offset,
    setNumber: 1,
    setCount: 1,
    previous: offset === 0 ? null : offset - PAIRS,
    next: next < all.length ? next : null,
    nextSet: null,
  };
}
