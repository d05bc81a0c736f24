import type { ClientAttachment } from '../../../src/client/protocol.ts';
import { sizeText } from '../chosen-files.ts';
import { FileCard } from './FileCard.tsx';

/** An attachment that is no picture: a player for sound and film, otherwise a link to the file. */
export function AttachedFile({ file }: { file: ClientAttachment }) {
  const { url, filename, contentType, bytes } = file;
  if (contentType.startsWith('video/'))
    // biome-ignore lint/a11y/useMediaCaption: an uploaded film comes without captions
    return <video class="attached-video" src={url} controls preload="metadata" aria-label={filename} />;
  return (
    <div class="attached-file">
      <FileCard url={url} name={filename} size={sizeText(bytes)} />
      {contentType.startsWith('audio/') && (
        // biome-ignore lint/a11y/useMediaCaption: an uploaded recording comes without captions
        <audio src={url} controls preload="metadata" aria-label={filename} />
      )}
    </div>
  );
}
