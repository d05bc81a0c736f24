import { type Check, inside, type Path, refuse } from './report.ts';
import { type Body, isBody, listIn, optional, required, shape } from './shape.ts';
import { ignored } from './urls.ts';
import { flag, list, number, snowflake, text, tooLong } from './values.ts';

const MAX_FILES = 10;

/** An id, or the n of `files[n]`, which Discord's own examples write as a number. */
function attachmentIdOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && value < MAX_FILES ? String(value) : undefined;
}

const attachmentId: Check = (value, at) => snowflake(attachmentIdOf(value) ?? value, at);

const FROM_API = ['url', 'proxy_url', 'size', 'height', 'width', 'content_type', 'ephemeral', 'flags'];
const FROM_DISCORD_JS = ['attachment', 'name', 'proxyURL', 'contentType', 'duration'];
const FROM_DISCORD_PY = ['spoiler'];

/** To keep a file, bots send back all fields that their library knows. */
const FROM_LIBRARIES = Object.fromEntries(
  [...FROM_API, ...FROM_DISCORD_JS, ...FROM_DISCORD_PY].map((name) => [name, ignored]),
);

const fields = {
  id: required(attachmentId),
  filename: optional(text(1, 1024)),
  description: optional(text(0, 1024)),
  title: optional(text(0, 1024)),
  duration_secs: optional(number(0, 2 ** 31 - 1)),
  waveform: optional(text(0, 400)),
  is_spoiler: optional(flag),
  is_remix: optional(flag),
};

/** `attachments`, as discord.js sends them: everything but the id may be null. */
export const attachments: Check = list(shape(fields), 0, MAX_FILES);

/** The same for a message that may already have some. */
export const keptAttachments: Check = list(shape({ ...fields, ...FROM_LIBRARIES }), 0, MAX_FILES);

/** A file that the message to be edited already has. */
export interface ExistingAttachment {
  readonly id: string;
  readonly filename: string;
}

export interface Uploads {
  readonly files: readonly string[];
  /** Undefined for a new message; null when the edited message's files are not known. */
  readonly existing: readonly ExistingAttachment[] | null | undefined;
}

/** Every listed attachment must be a file of this request or one to keep, every `attachment://` name one of them. */
export function matchAttachments(body: Body, at: Path, { files, existing }: Uploads): void {
  const listed = listIn(body, 'attachments');
  if (files.length > MAX_FILES) tooLong(inside(at, 'attachments'), MAX_FILES);
  const names = new Set(files);
  // An edit that lists no attachments keeps them all.
  const isKeptWhole = body['attachments'] === undefined || body['attachments'] === null;
  if (isKeptWhole) for (const { filename } of existing ?? []) names.add(filename);
  let mayHaveOthers = existing === null && isKeptWhole;
  const seen = new Set<unknown>();
  listed.forEach((part, index) => {
    const path = inside(inside(inside(at, 'attachments'), index), 'id');
    const id = isBody(part) ? attachmentIdOf(part['id']) : undefined;
    if (!isBody(part) || id === undefined) return;
    if (seen.has(id)) refuse(path, 'ATTACHMENT_ID_DUPLICATED', 'This attachment is listed twice');
    seen.add(id);
    if (typeof part['filename'] === 'string') names.add(part['filename']);
    if (Number(id) < files.length) return;
    const kept = existing?.find((one) => one.id === id);
    if (kept !== undefined) names.add(kept.filename);
    else if (existing === null) mayHaveOthers = true;
    else
      refuse(
        path,
        'ATTACHMENT_NOT_FOUND',
        `No uploaded file and no attachment of the message has the id ${id}`,
      );
  });
  if (!mayHaveOthers) matchReferences(names, at);
}

function matchReferences(names: ReadonlySet<string>, { report }: Path): void {
  for (const { name, at } of report.totals.references) {
    if (names.has(name)) continue;
    const message = 'The referenced attachment filename was not found in list of attachments';
    refuse(at, 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', message);
  }
}
