import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import type { ClientMessage } from '../../../src/client/protocol.ts';
import { useAppState } from '../app.ts';
import { mediaPicture, mediaUrl } from '../media.ts';
import { safeLocale } from '../names.ts';
import type { Picture } from '../state.ts';
import { InlineMarkdown, Markdown } from './Markdown.tsx';
import { PictureButton } from './Picture.tsx';

/** A rich embed as Discord lays it out. */
export function Embed({ embed, message }: { embed: APIEmbed; message: ClientMessage }) {
  const color = embed.color === undefined ? undefined : `#${embed.color.toString(16).padStart(6, '0')}`;
  return (
    <article class="embed" style={color ? { borderLeftColor: color } : {}}>
      <div class="embed-main">
        {embed.provider?.name && <div class="embed-provider">{embed.provider.name}</div>}
        {embed.author && <EmbedAuthor author={embed.author} message={message} />}
        {embed.title && <EmbedTitle title={embed.title} url={embed.url} />}
        {embed.description && (
          <div class="embed-description">
            <Markdown text={embed.description} />
          </div>
        )}
        {embed.fields && embed.fields.length > 0 && <Fields fields={embed.fields} />}
      </div>
      {embed.thumbnail && (
        <div class="embed-thumbnail">
          <PictureButton picture={named(mediaPicture(embed.thumbnail.url, message, null), 'Thumbnail')} />
        </div>
      )}
      {embed.image && (
        <div class="embed-image">
          <PictureButton
            picture={named(mediaPicture(embed.image.url, message, null), embed.title ?? 'Image')}
          />
        </div>
      )}
      <EmbedFooter embed={embed} message={message} />
    </article>
  );
}

/** Embeds have no alt text of their own: an uploaded file's description counts, or else this name. */
function named(picture: Picture, name: string): Picture {
  return { ...picture, alt: picture.alt || name };
}

function EmbedAuthor({
  author,
  message,
}: {
  author: NonNullable<APIEmbed['author']>;
  message: ClientMessage;
}) {
  const name = author.url ? (
    <a href={author.url} target="_blank" rel="noreferrer noopener">
      {author.name}
    </a>
  ) : (
    author.name
  );
  return (
    <div class="embed-author">
      {author.icon_url && <img src={mediaUrl(author.icon_url, message)} alt="" width={24} height={24} />}
      <span>{name}</span>
    </div>
  );
}

function EmbedTitle({ title, url }: { title: string; url: string | undefined }) {
  if (!url) {
    return (
      <div class="embed-title">
        <InlineMarkdown text={title} />
      </div>
    );
  }
  return (
    <div class="embed-title">
      <a href={url} title={url} target="_blank" rel="noreferrer noopener">
        <InlineMarkdown text={title} />
      </a>
    </div>
  );
}

/** Runs of inline fields share rows of three; two in a row take half each, as in Discord. */
function Fields({ fields }: { fields: readonly APIEmbedField[] }) {
  return (
    <div class="embed-fields">
      {fieldRows(fields).flatMap((row, r) =>
        row.map((field, i) => (
          <div key={`${r}-${i}`} class="embed-field" style={{ '--span': String(12 / row.length) }}>
            <div class="embed-field-name">
              <InlineMarkdown text={field.name} />
            </div>
            <Markdown text={field.value} />
          </div>
        )),
      )}
    </div>
  );
}

function fieldRows(fields: readonly APIEmbedField[]): APIEmbedField[][] {
  const rows: APIEmbedField[][] = [];
  for (const field of fields) {
    const row = rows.at(-1);
    if (field.inline && row && row.length < 3 && row.every((other) => other.inline)) row.push(field);
    else rows.push([field]);
  }
  return rows;
}

function EmbedFooter({ embed, message }: { embed: APIEmbed; message: ClientMessage }) {
  const locale = safeLocale(useAppState());
  if (!embed.footer && !embed.timestamp) return null;
  const when = embed.timestamp
    ? new Date(embed.timestamp).toLocaleString(locale, { dateStyle: 'short', timeStyle: 'short' })
    : null;
  return (
    <footer class="embed-footer">
      {embed.footer?.icon_url && (
        <img src={mediaUrl(embed.footer.icon_url, message)} alt="" width={20} height={20} />
      )}
      <span>{[embed.footer?.text, when].filter(Boolean).join(' • ')}</span>
    </footer>
  );
}
