import { containerCard } from '../../cards/container.ts';
import { pageAt } from '../../cards/paging.ts';
import { inLines } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { plainText } from '../../discord/messages/plain-text.ts';
import type { Texts } from '../../texts/index.ts';
import type { ListingPair } from './listing-pairs.ts';
import { productName, titleLine } from './product-header.ts';
import { filesOf, photoGallery, type QcCard, qcPhoto, setHeading, staleWarning } from './qc-card.ts';
import { qcControls } from './qc-controls.ts';
import { ALL, LISTING, type QcPhoto, selectQcPhotos } from './qc-selection.ts';

/** Each pair is a row of its own, about a third of a phone screen in all. */
const PAIRS = 3;

/** What the seller shows of each variant at the left, and the newest QC photo of it at the right. */
export function besideListingView(
  card: QcCard,
  pairs: readonly ListingPair[],
  wanted: number,
  reader: Reader,
): MessageView {
  const { texts } = reader;
  const { items, offset } = pageAt(pairs, Math.floor(wanted / PAIRS) * PAIRS, PAIRS);
  const turns = {
    previous: offset === 0 ? null : offset - PAIRS,
    next: offset + PAIRS < pairs.length ? offset + PAIRS : null,
  };
  const selection = selectQcPhotos(card.answer.data, ALL);
  const name = productName(card.summary, texts);
  const rows = items.map(({ image, photo }) => ({
    heading: setHeading(photo.set, card.now),
    photos: [listingPicture(image, photo, texts), qcPhoto(name, photo, texts)],
  }));
  const parts = [
    inLines([staleWarning(card, texts), titleLine(card.summary, texts), `-# ${texts.qc.besideLine}`]),
    ...rows.flatMap(({ heading, photos }) => [heading, ...photoGallery(photos, card.attached)]),
    ...qcControls(card, selection, { filter: LISTING, offset, ...turns }, true, reader),
  ];
  return containerCard(
    null,
    parts,
    filesOf(
      rows.flatMap(({ photos }) => photos),
      card.attached,
    ),
  );
}

function listingPicture(url: string, { set: { sku = '' } }: QcPhoto, { product }: Texts) {
  return { url, description: product.photoAlt(plainText(sku, 300)) };
}
