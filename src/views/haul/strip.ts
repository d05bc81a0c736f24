import type { APIComponentInContainer } from 'discord.js';
import { LIMITS } from '../../discord/limits.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { cut, plainText } from '../../discord/truncate.ts';
import type { ItemOfHaul, LoadedItem } from '../../hauls/index.ts';
import type { Picture } from '../../pictures/index.ts';
import type { Texts } from '../../texts/index.ts';
import { photoGallery } from '../photo-gallery.ts';
import { productName } from '../product-header.ts';

interface Strip {
  readonly gallery: readonly APIComponentInContainer[];
  /** What the message needs besides. */
  readonly attached: Pick<MessageView, 'files'>;
}

/**
 * The photos of some items side by side, and what people hear who can't see them.
 * @param picture null: not drawn, or not yet
 */
export function stripOf(
  picture: Picture | null,
  items: readonly LoadedItem<ItemOfHaul>[],
  texts: Texts,
): Strip {
  if (picture === null) return { gallery: [], attached: {} };
  const names = items.map(
    ({ number, summary }) => `${number} ${plainText(productName(summary, texts), 120)}`,
  );
  const description = cut(texts.haul.stripAlt(names.join(', ')), LIMITS.mediaDescription);
  return {
    gallery: photoGallery([{ url: `attachment://${picture.name}`, description }]),
    attached: { files: [{ ...picture, description }] },
  };
}
