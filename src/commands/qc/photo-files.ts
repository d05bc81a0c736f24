import type { Context } from '../../context.ts';
import type { MessageFile } from '../../discord/messages/message-view.ts';
import { imageTypeOf } from '../../domain/products/image-type.ts';
import type { PhotoSource, Picture } from '../../pictures/index.ts';
import type { QcCard } from '../../products/cards/qc-card.ts';
import type { QcPosition } from '../../products/cards/qc-selection.ts';
import { sheetPageAt } from '../../products/cards/qc-sheet.ts';

/** Discord accepts 10 MiB in all for a message. */
const MAX_TOTAL_BYTES = 9 * 1024 * 1024;

/** Photos that are downloaded when they are drawn. One that is missing becomes a plain tile, so that the numbers stay right. */
export function photoSources(urls: readonly string[], { photos }: Context): PhotoSource[] {
  return urls.map((url) => ({ key: url, load: () => photos.downloadOnce(url) }));
}

/**
 * Photos as files of a message, by their addresses; those that are too large, or don't arrive within `PICTURE_WAIT_MS`, stay
 * links.
 */
export async function photoFiles(
  urls: readonly string[],
  { photos }: Context,
): Promise<Map<string, MessageFile>> {
  const downloaded = await Promise.all(urls.map((url) => photos.download(url)));
  const files = new Map<string, MessageFile>();
  let total = 0;
  for (const [index, url] of urls.entries()) {
    const bytes = downloaded[index] ?? null;
    const type = bytes === null ? null : imageTypeOf(bytes);
    if (bytes === null || type === null || total + bytes.byteLength > MAX_TOTAL_BYTES) continue;
    total += bytes.byteLength;
    files.set(url, { name: `photo-${index + 1}.${type === 'jpeg' ? 'jpg' : type}`, bytes });
  }
  return files;
}

/** The contact sheet of a position; null when no photo could be downloaded, or the sheet not be drawn. */
export function drawSheet(card: QcCard, position: QcPosition, context: Context): Promise<Picture | null> {
  const { items, offset } = sheetPageAt(card, position);
  const urls = items.map(({ url }) => url);
  return drawNumbered(urls, offset + 1, context);
}

/** Photos with their numbers as one picture; null as above. @param first the number of the first photo */
export function drawNumbered(
  urls: readonly string[],
  first: number,
  context: Context,
): Promise<Picture | null> {
  return context.pictures.drawContactSheet(photoSources(urls, context), { first });
}
