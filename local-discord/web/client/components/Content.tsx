import type { ComponentChildren } from 'preact';
import type { ClientMessage } from '../../../src/client/protocol.ts';
import { attachedPicture, isPicture } from '../media.ts';
import { Flag } from '../numbers.ts';
import { AttachedFile } from './AttachedFile.tsx';
import { Components } from './Components.tsx';
import { Embed } from './Embed.tsx';
import { Mosaic } from './Gallery.tsx';
import { Markdown } from './Markdown.tsx';

/** Text, files, embeds and components of a message. `after` follows the last word. */
export function Content({ message, after }: { message: ClientMessage; after?: ComponentChildren }) {
  const v2 = (message.flags & Flag.ComponentsV2) !== 0;
  const hidesEmbeds = (message.flags & Flag.SuppressEmbeds) !== 0;
  return (
    <>
      {!v2 && message.content !== '' && <Markdown text={message.content} after={after} />}
      {!v2 && <Attachments message={message} />}
      {!hidesEmbeds &&
        message.embeds.map((embed, i) => (
          <Embed key={`${i}-${embed.title ?? ''}`} embed={embed} message={message} />
        ))}
      {message.components.length > 0 && <Components message={message} />}
    </>
  );
}

function Attachments({ message }: { message: ClientMessage }) {
  const own = message.attachments.filter((file) => file.isListed);
  const pictures = own.filter((file) => isPicture(file.filename)).map(attachedPicture);
  return (
    <>
      {pictures.length > 0 && (
        <div class="attachments">
          <Mosaic pictures={pictures} />
        </div>
      )}
      {own
        .filter((file) => !isPicture(file.filename))
        .map((file) => (
          <AttachedFile key={file.id} file={file} />
        ))}
    </>
  );
}
