import type { ClientMessage } from '../../src/client/protocol.ts';

/** Where a picture is: `attachment://name` means a file that came with the message. */
export function mediaUrl(url: string, message: ClientMessage): string {
  if (!url.startsWith('attachment://')) return url;
  const name = url.slice('attachment://'.length);
  return message.attachments.find((attachment) => attachment.filename === name)?.url ?? url;
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
