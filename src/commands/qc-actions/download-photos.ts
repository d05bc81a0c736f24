import type { Context } from '../../context.ts';
import type { MessageFile } from '../../discord/message-view.ts';
import { imageTypeOf } from '../../domain/image-type.ts';
import { settlesWithin } from '../../timing/settles-within.ts';

/** For all photos of a message together. */
const DOWNLOADS_MS = 3_000;
/** Discord accepts 10 MiB in all for a message. */
const MAX_TOTAL_BYTES = 9 * 1024 * 1024;

/** The photos that arrive within three seconds; null for the others. */
export async function downloadPhotos(
  urls: readonly string[],
  { photos }: Pick<Context, 'photos'>,
): Promise<(Uint8Array | null)[]> {
  const arrived: (Uint8Array | null)[] = urls.map(() => null);
  const downloads = urls.map(async (url, index) => {
    arrived[index] = await photos.download(url);
  });
  await settlesWithin(DOWNLOADS_MS, Promise.all(downloads));
  return [...arrived];
}

/** Photos as files of a message, by their addresses; those that are missing or too large stay links. */
export async function photoFiles(
  urls: readonly string[],
  context: Pick<Context, 'photos'>,
): Promise<Map<string, MessageFile>> {
  const downloaded = await downloadPhotos(urls, context);
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
