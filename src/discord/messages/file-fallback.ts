import { type APIMessageTopLevelComponent, ComponentType } from 'discord.js';
import { createLruCache } from '../../process/timing/create-lru-cache.ts';
import { PostError } from '../posting/post-error.ts';
import type { MessageView } from './message-view.ts';

const MAX_CHANNELS = 10_000;
/** After this time, someone may have granted the Attach Files permission. */
const REMEMBERED_MS = 60 * 60_000;

export type PostWithFallback = ReturnType<typeof createFileFallback>;

/** Channels without the Attach Files permission get messages without files, and no further attempt for an hour. */
export function createFileFallback() {
  const refusing = createLruCache<string, true>(MAX_CHANNELS, { ttl: REMEMBERED_MS });
  return async <T>(
    channelId: string,
    view: MessageView,
    post: (view: MessageView) => Promise<T>,
  ): Promise<T> => {
    if (view.files === undefined || view.files.length === 0) return post(view);
    if (refusing.has(channelId)) return post(withoutFiles(view));
    try {
      return await post(view);
    } catch (error) {
      if (!(error instanceof PostError) || error.kind !== 'forbidden') throw error;
      const posted = await post(withoutFiles(view));
      refusing.set(channelId, true);
      return posted;
    }
  };
}

/** A message without its files and the pictures from them; its text says the same. */
export function withoutFiles({ files: _files, embeds, components, ...view }: MessageView): MessageView {
  return {
    ...view,
    ...(embeds && { embeds: embeds.map(withoutPictures) }),
    ...(components && { components: components.flatMap(withoutGallery) }),
  };
}

function withoutPictures({ image, thumbnail, ...embed }: NonNullable<MessageView['embeds']>[number]) {
  return {
    ...embed,
    ...(image && !isFile(image.url) && { image }),
    ...(thumbnail && !isFile(thumbnail.url) && { thumbnail }),
  };
}

/** Views put pictures from files into separate galleries. */
function withoutGallery(component: APIMessageTopLevelComponent): APIMessageTopLevelComponent[] {
  if (component.type !== ComponentType.Container) return showsFile(component) ? [] : [component];
  return [{ ...component, components: component.components.filter((child) => !showsFile(child)) }];
}

function showsFile(component: APIMessageTopLevelComponent): boolean {
  return (
    component.type === ComponentType.MediaGallery && component.items.some(({ media }) => isFile(media.url))
  );
}

function isFile(url: string): boolean {
  return url.startsWith('attachment://');
}
