import type { MessageView } from '../discord/message-view.ts';
import type { Texts } from '../texts/index.ts';
import { containerCard, textDisplay } from './container.ts';
import {
  type DescribedPhoto,
  filesOf,
  listingPhotoText,
  photoGallery,
  qcPhotoText,
} from './photo-gallery.ts';
import { productName } from './product-header.ts';
import type { QcCard } from './qc-card.ts';
import { qcControls } from './qc-controls.ts';
import { creditLines, setHeading } from './qc-lines.ts';
import type { QcPage } from './qc-page.ts';
import type { QcPhoto, QcSelection } from './qc-selection.ts';
import { qcTop } from './qc-top.ts';
import type { Reader } from './reader.ts';

/** Each pair is a row of its own, about a third of a phone screen in all. */
const PAIRS = 3;

/** QC photos at the right, each with a photo of the listing at its left. */
export function besideListingCard(
  card: QcCard,
  selection: QcSelection,
  wanted: number,
  reader: Reader,
): MessageView {
  const { texts } = reader;
  const page = pairPageAt(selection.photos, wanted);
  const name = productName(card.summary, texts);
  const pairs = page.photos.map((photo, index) => [
    listingPhotoAt(selection.listing, page.offset + index, name, texts),
    { url: photo.url, description: qcPhotoText(name, photo, texts) },
  ]);
  const headings = new Set(page.photos.map(({ set }) => setHeading(set, card.now)));
  const last = page.offset + page.photos.length;
  const lines = [
    ...headings,
    `-# ${texts.qc.besideLine(page.offset + 1, last, selection.photos.length)}`,
    ...creditLines(card, selection, texts),
  ];
  const view = containerCard(null, [
    ...qcTop(card, reader),
    ...pairs.flatMap((pair) => photoGallery(pair, card.attached)),
    textDisplay(lines.filter((line) => line !== '').join('\n')),
    ...qcControls(card, selection, page, reader),
  ]);
  return { ...view, ...filesOf(pairs.flat(), card.attached) };
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

/** The listing has fewer photos than there are QC photos, so they come again and again. */
function listingPhotoAt(
  listing: readonly string[],
  position: number,
  name: string,
  texts: Texts,
): DescribedPhoto {
  const index = position % listing.length;
  return { url: listing[index] ?? '', description: listingPhotoText(name, index + 1, listing.length, texts) };
}
