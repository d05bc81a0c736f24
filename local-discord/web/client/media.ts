import type { ClientAttachment, ClientMessage } from '../../src/client/protocol.ts';
import type { Picture } from './state.ts';

type Files = Pick<ClientMessage, 'attachments'>;

/** Where a picture is: `attachment://name` means a file that came with the message. */
export function mediaUrl(url: string, message: Files): string {
  if (!url.startsWith('attachment://')) return url;
  const name = url.slice('attachment://'.length);
  return message.attachments.find((attachment) => attachment.filename === name)?.url ?? url;
}

/**
 * A picture of a message, with its size if it is an uploaded file.
 * @param alt its alt text; otherwise the uploaded file's own
 */
export function mediaPicture(url: string, message: Files, alt: string | null | undefined): Picture {
  const address = mediaUrl(url, message);
  const file = message.attachments.find((attachment) => attachment.url === address);
  return { url: address, alt: alt || file?.description || '', size: file?.size ?? null };
}

/** An attachment as a picture; without a description, its name stands for it. */
export function attachedPicture({ url, description, filename, size, isSpoiler }: ClientAttachment): Picture {
  return { url, alt: description || filename, size, isSpoiler };
}

/** The last part of an address, for files without a name. */
export function fileName(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  return decodeURIComponent(path.split('/').at(-1) || url);
}

/** Whether Discord would show this file as a picture rather than as a download. */
export function isPicture(filename: string): boolean {
  return /\.(?:png|jpe?g|gif|webp|svg|avif)$/i.test(filename);
}
