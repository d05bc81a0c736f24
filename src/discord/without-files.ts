import type { MessageView } from './message-view.ts';

/** A message without its files and the pictures that its embeds take from them: its text says the same. */
export function withoutFiles({ files: _files, embeds, ...view }: MessageView): MessageView {
  if (embeds === undefined) return view;
  return {
    ...view,
    embeds: embeds.map(({ image, thumbnail, ...embed }) => ({
      ...embed,
      ...(image === undefined || isFile(image.url) ? {} : { image }),
      ...(thumbnail === undefined || isFile(thumbnail.url) ? {} : { thumbnail }),
    })),
  };
}

function isFile(url: string): boolean {
  return url.startsWith('attachment://');
}
