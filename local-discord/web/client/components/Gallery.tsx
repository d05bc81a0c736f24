import type { APIMediaGalleryComponent } from 'discord-api-types/v10';
import type { ClientMessage } from '../../../src/client/protocol.ts';
import { mediaPicture } from '../media.ts';
import type { Picture } from '../state.ts';
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
    ...mediaPicture(item.media.url, message, item.description),
    isSpoiler: item.spoiler ?? false,
  }));
  return <Mosaic pictures={pictures} />;
}

/** Pictures side by side, as in a gallery or among a message's attachments. */
export function Mosaic({ pictures }: { pictures: readonly Picture[] }) {
  const spans = (ROWS[pictures.length] ?? pictures.map(() => 3)).flatMap((row) =>
    Array<number>(row).fill(6 / row),
  );
  return (
    <div class={`gallery gallery-${pictures.length}`} data-testid="gallery">
      {pictures.map((picture, i) => (
        <div key={`${i}-${picture.url}`} class={`gallery-item span-${spans[i] ?? 2}`}>
          <PictureButton picture={picture} among={pictures} />
        </div>
      ))}
    </div>
  );
}
