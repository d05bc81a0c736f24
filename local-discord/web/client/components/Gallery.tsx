import type { APIMediaGalleryComponent } from 'discord-api-types/v10';
import type { ClientMessage } from '../../../src/client/protocol.ts';
import { mediaUrl } from '../media.ts';
import { PictureButton } from './Picture.tsx';

/** Discord's mosaic: pictures per row, by their number. Three pictures have a special layout. */
const ROWS: readonly (readonly number[])[] = [
  [],
  [1],
  [2],
  [3],
  [2, 2],
  [2, 3],
  [3, 3],
  [1, 3, 3],
  [2, 3, 3],
  [3, 3, 3],
  [1, 3, 3, 3],
];

/** A media gallery of one to ten pictures. */
export function Gallery({ gallery, message }: { gallery: APIMediaGalleryComponent; message: ClientMessage }) {
  const pictures = gallery.items.map((item) => ({
    url: mediaUrl(item.media.url, message),
    alt: item.description ?? '',
  }));
  const spans = (ROWS[pictures.length] ?? pictures.map(() => 3)).flatMap((row) =>
    Array<number>(row).fill(6 / row),
  );
  return (
    <div class={`gallery gallery-${pictures.length}`} data-testid="gallery">
      {gallery.items.map((item, i) => {
        const picture = pictures[i];
        return (
          picture && (
            <div key={`${i}-${picture.url}`} class={`gallery-item span-${spans[i] ?? 2}`}>
              <PictureButton picture={picture} among={pictures} spoiler={item.spoiler ?? false} />
            </div>
          )
        );
      })}
    </div>
  );
}
