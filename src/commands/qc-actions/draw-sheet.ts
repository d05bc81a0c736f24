import type { Context } from '../../context.ts';
import type { Picture } from '../../pictures/index.ts';
import type { QcCard } from '../../views/qc-card.ts';
import type { QcPosition } from '../../views/qc-selection.ts';
import { sheetPageAt } from '../../views/qc-sheet.ts';
import { photoSources } from './download-photos.ts';

/** The contact sheet of a position; null when no photo could be downloaded, or the sheet not be drawn. */
export async function drawSheet(
  card: QcCard,
  position: QcPosition,
  context: Pick<Context, 'pictures' | 'photos'>,
): Promise<Picture | null> {
  const { items, offset } = sheetPageAt(card, position);
  return drawNumbered(
    items.map(({ url }) => url),
    offset + 1,
    context,
  );
}

/**
 * Photos with their numbers as one picture; null as above.
 * @param first the number of the first photo
 */
export function drawNumbered(
  urls: readonly string[],
  first: number,
  context: Pick<Context, 'pictures' | 'photos'>,
): Promise<Picture | null> {
  return context.pictures.drawContactSheet(photoSources(urls, context), { first });
}
