import { type APIComponentInContainer, type APIMessageTopLevelComponent, ComponentType } from 'discord.js';
import type { MessageView } from './message-view.ts';

/** A message without its files and the pictures that it takes from them: its text says the same. */
export function withoutFiles({ files: _files, embeds, components, ...view }: MessageView): MessageView {
  return {
    ...view,
    ...(embeds === undefined ? {} : { embeds: embeds.map(withoutPictures) }),
    ...(components === undefined ? {} : { components: components.flatMap(withoutGallery) }),
  };
}

function withoutPictures({ image, thumbnail, ...embed }: NonNullable<MessageView['embeds']>[number]) {
  return {
    ...embed,
    ...(image === undefined || isFile(image.url) ? {} : { image }),
    ...(thumbnail === undefined || isFile(thumbnail.url) ? {} : { thumbnail }),
  };
}

/** Views put pictures of files into galleries of their own. */
function withoutGallery(component: APIMessageTopLevelComponent): APIMessageTopLevelComponent[] {
  if (component.type !== ComponentType.Container) return showsFile(component) ? [] : [component];
  return [{ ...component, components: component.components.filter((child) => !showsFile(child)) }];
}

function showsFile(component: APIMessageTopLevelComponent | APIComponentInContainer): boolean {
  return (
    component.type === ComponentType.MediaGallery && component.items.some(({ media }) => isFile(media.url))
  );
}

function isFile(url: string): boolean {
  return url.startsWith('attachment://');
}
