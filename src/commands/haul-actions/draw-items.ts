import type { Context } from '../../context.ts';
import type { Picture } from '../../pictures/index.ts';
import type { ProductSummary } from '../../products/index.ts';
import { photoSources } from '../qc/photo-files.ts';

interface PhotographedItem {
  readonly number: number;
  readonly summary: Pick<ProductSummary, 'image'>;
}

/** A picture that a card can do without. */
interface PictureUnderWay {
  /** Null until it is drawn, and where none of its photos could be loaded. */
  soFar(): Picture | null;
  /** Settles when it is drawn or has failed; never rejects. */
  readonly drawn: Promise<unknown>;
}

/** Draws the listing photos of some items side by side, with their numbers. */
export function drawItems(
  items: Promise<readonly PhotographedItem[]>,
  context: Pick<Context, 'pictures' | 'photos'>,
): PictureUnderWay {
  let picture: Picture | null = null;
  const drawn = items.then(async (known) => {
    picture = await drawNumbered(known, context);
  });
  return { soFar: () => picture, drawn };
}

async function drawNumbered(
  items: readonly PhotographedItem[],
  context: Pick<Context, 'pictures' | 'photos'>,
): Promise<Picture | null> {
  if (!context.pictures.canDraw()) return null;
  const urls = items.map(({ summary }) => summary.image ?? '');
  return context.pictures.drawStrip(photoSources(urls, context), { first: items[0]?.number ?? 1 });
}
