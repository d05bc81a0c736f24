import type { ClientMessage } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { isPicture } from '../media.ts';
import { Flag } from '../numbers.ts';
import { Dots } from './Button.tsx';
import { Components } from './Components.tsx';
import { Embed } from './Embed.tsx';
import { FileCard } from './FileCard.tsx';
import { Icon } from './Icon.tsx';
import { Markdown } from './Markdown.tsx';
import { PictureButton } from './Picture.tsx';

/** The content of a message, from text to buttons, and the notes below it. */
export function MessageBody({ message }: { message: ClientMessage }) {
  const { state } = useApp();
  const thinking = (message.flags & Flag.Thinking) !== 0;
  const v2 = (message.flags & Flag.ComponentsV2) !== 0;
  const failure = state.failedMessages[message.id];
  const edited = message.editedAt !== null && !thinking && (
    <span class="edited" title={new Date(message.editedAt).toLocaleString()}>
      {' '}
      (edited)
    </span>
  );
  return (
    <div class="message-body">
      {thinking && (
        <p class="thinking" data-testid="thinking">
          <Dots /> {message.author.username} is thinking…
        </p>
      )}
      {!v2 && message.content !== '' && <Markdown text={message.content} after={edited} />}
      {!v2 && <Attachments message={message} />}
      {message.embeds.map((embed, i) => (
        <Embed key={`${i}-${embed.title ?? ''}`} embed={embed} message={message} />
      ))}
      {message.components.length > 0 && <Components message={message} />}
      {edited && (v2 || message.content === '') && <div>{edited}</div>}
      {failure !== undefined && (
        <p class="failure" role="alert" title={failure} data-testid="failure">
          This interaction failed
        </p>
      )}
      <EphemeralNote message={message} />
    </div>
  );
}

function Attachments({ message }: { message: ClientMessage }) {
  const shown = new Set(message.embeds.flatMap((embed) => [embed.image?.url, embed.thumbnail?.url]));
  const own = message.attachments.filter(
    (file) => !shown.has(`attachment://${file.filename}`) && !shown.has(file.url),
  );
  return own.map((file) =>
    isPicture(file.filename) ? (
      <div key={file.id} class="attachment">
        <PictureButton picture={{ url: file.url, alt: file.filename }} />
      </div>
    ) : (
      <FileCard key={file.id} url={file.url} name={file.filename} />
    ),
  );
}

function EphemeralNote({ message }: { message: ClientMessage }) {
  const { actions } = useApp();
  if ((message.flags & Flag.Ephemeral) === 0) return null;
  return (
    <p class="only-you">
      <Icon name="eye" size={16} /> Only you can see this ·{' '}
      <button
        type="button"
        class="link"
        data-testid="dismiss"
        onClick={() => void actions.dismiss(message.id)}
      >
        Dismiss message
      </button>
    </p>
  );
}
