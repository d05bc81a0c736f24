import { lengthOf } from './length.ts';
import { type Check, type Path, refuse } from './report.ts';
import { optional } from './shape.ts';
import { shown } from './shown.ts';
import { tooLong } from './values.ts';

// The characters of RFC 3986 only: others must be percent-encoded, as in the official schema (format uri).
const REST = "(?:[A-Za-z0-9\\-._~!$&'()*+,;=:@/]|%[0-9A-Fa-f]{2})*";
const TAIL = `(?:/${REST})?(?:\\?${REST.replace('@/', '@/?')})?(?:#${REST.replace('@/', '@/?')})?$`;
const WEB = new RegExp(`^https?://[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?\\.?(?::\\d{1,5})?${TAIL}`, 'i');
const CLIENT = new RegExp(`^discord://[A-Za-z0-9.-]*${TAIL}`, 'i');
// Discord replaces everything else in the names of uploaded files.
const ATTACHMENT = /^attachment:\/\/([\w.-]+)$/;
const PICTURE = /\.(?:jpe?g|png|webp|gif)$/i;

type Scheme = 'web' | 'discord' | 'attachment';

/** Checks the scheme and length of a link, and collects `attachment://` names for the check against uploaded files. */
export function url(max: number, ...schemes: readonly Scheme[]): Check {
  return (value, at) => {
    if (typeof value !== 'string')
      refuse(at, 'STRING_TYPE_CONVERT', `Could not interpret "${shown(value)}" as string.`);
    else if (lengthOf(value) > max) tooLong(at, max);
    else judge(value, schemes, at);
  };
}

/** The image of an embed: a link, or an uploaded file of a type that embeds can show. */
export const pictureUrl: Check = (value, at) => {
  anyMedia(value, at);
  const name = attachmentName(value);
  if (name !== null && !PICTURE.test(name)) {
    refuse(
      at,
      'URL_TYPE_INVALID_URL',
      'Embeds show attachments that end in .jpg, .jpeg, .png, .webp or .gif only.',
    );
  }
};

export const anyMedia = url(2048, 'web', 'attachment');

/** A field of Discord's responses. A bot may send it back, and Discord ignores it. */
export const ignored = optional(() => {});

/** What Discord's responses add to media. */
export const FROM_RESPONSES = {
  id: ignored,
  proxy_url: ignored,
  width: ignored,
  height: ignored,
  content_type: ignored,
  attachment_id: ignored,
};

function judge(value: string, schemes: readonly Scheme[], at: Path): void {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(value)?.[1]?.toLowerCase();
  const kind = scheme === 'http' || scheme === 'https' ? 'web' : scheme;
  if (kind === undefined) malformed(at);
  else if (!schemes.some((allowed) => allowed === kind)) {
    const names = schemes.flatMap((allowed) =>
      allowed === 'web' ? ["'http'", "'https'"] : [`'${allowed}'`],
    );
    refuse(
      at,
      'URL_TYPE_INVALID_SCHEME',
      `Scheme "${scheme}" is not supported. Scheme must be one of (${names.join(', ')}).`,
    );
  } else if (kind === 'attachment') {
    const name = attachmentName(value);
    if (name === null) malformed(at);
    else at.report.totals.references.push({ name, at });
  } else if (!(kind === 'web' ? WEB.test(value) && URL.canParse(value) : CLIENT.test(value))) malformed(at);
}

function malformed(at: Path): void {
  refuse(at, 'URL_TYPE_INVALID_URL', 'Not a well formed URL.');
}

function attachmentName(value: unknown): string | null {
  return typeof value === 'string' ? (ATTACHMENT.exec(value)?.[1] ?? null) : null;
}
