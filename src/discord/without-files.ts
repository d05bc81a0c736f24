import type { MessageView } from './message-view.ts';

const ATTACHED = 'attachment://';

/** The same message for a channel where the bot may not attach files: its embeds go without those pictures. */
export function withoutFiles({ files: _files, embeds, ...view }: MessageView): MessageView {
  if (embeds === undefined) return view;
  const plain = embeds.map(({ image, thumbnail, ...embed }) => ({
    ...embed,
    ...(image === undefined || image.url.startsWith(ATTACHED) ? {} : { image }),
    ...(thumbnail === undefined || thumbnail.url.startsWith(ATTACHED) ? {} : { thumbnail }),
  }));
  return { ...view, embeds: plain };
}
