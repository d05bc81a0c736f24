import { type APIComponentInContainer, type APIMediaGalleryItem, ComponentType } from 'discord.js';
import { LIMITS } from '../discord/limits.ts';
import type { MessageFile, MessageView } from '../discord/message-view.ts';
import { cut, plainText } from '../discord/truncate.ts';
import type { Texts } from '../texts/index.ts';
import type { QcPhoto } from './qc-selection.ts';

/** A photo and the words for people who can't see it. */
export interface DescribedPhoto {
  readonly url: string;
  readonly description: string;
}

/**
 * At most ten photos side by side; nothing without photos.
 * @param attached photos that are uploaded with the message, by their addresses
 */
export function photoGallery(
  photos: readonly DescribedPhoto[],
  attached: ReadonlyMap<string, MessageFile> = new Map(),
): APIComponentInContainer[] {
  if (photos.length === 0) return [];
  const items = photos.slice(0, LIMITS.galleryItems).map(({ url, description }): APIMediaGalleryItem => {
    const file = attached.get(url);
    return {
      media: { url: file === undefined ? url : `attachment://${file.name}` },
      description: cut(description, LIMITS.mediaDescription),
    };
  });
  return [{ type: ComponentType.MediaGallery, items }];
}

/** The files among these photos, each once. */
export function filesOf(
  photos: readonly { readonly url: string }[],
  attached: ReadonlyMap<string, MessageFile>,
): { files?: MessageFile[] } {
  const files = new Set(photos.slice(0, LIMITS.galleryItems).flatMap(({ url }) => attached.get(url) ?? []));
  return files.size === 0 ? {} : { files: [...files] };
}

/** "Harbor Runner 2.0, Black / Gum, 44: QC photo 1 of 6" */
export function qcPhotoText(name: string, { set, number, setSize }: QcPhoto, texts: Texts): string {
  const subject = [plainText(name, 200), plainText(set.sku ?? '', 300)].filter((part) => part !== '');
  return texts.qc.alt(subject.join(', '), number, setSize);
}

/** "Harbor Runner 2.0: listing photo 1 of 3" */
export function listingPhotoText(name: string, number: number, total: number, texts: Texts): string {
  return texts.qc.listingAlt(plainText(name, 200), number, total);
}

/** The addresses of the photos in the galleries of a card. */
export function galleryUrls({ components = [] }: MessageView): string[] {
  return components
    .flatMap((component) => (component.type === ComponentType.Container ? component.components : []))
    .flatMap((child) => (child.type === ComponentType.MediaGallery ? child.items : []))
    .map(({ media }) => media.url)
    .filter((url) => !url.startsWith('attachment:'));
}
