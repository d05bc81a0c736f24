import { ClientRefusal } from '../errors.ts';
import type { UploadedFile } from '../messages/attachments.ts';
import type { ClientFile } from './protocol.ts';

/** Discord's file size limit for people without Nitro. */
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_FILES = 10;

/** The files that a person sends, checked as a Discord client checks them. */
export function sentFiles(files: readonly ClientFile[]): UploadedFile[] {
  if (files.length > MAX_FILES) throw new ClientRefusal(`a message has at most ${MAX_FILES} files`);
  return files.map(({ name, contentType = 'application/octet-stream', data }, index) => {
    const bytes = Buffer.from(typeof data === 'string' ? Buffer.from(data, 'base64') : data);
    if (bytes.length > MAX_BYTES) throw new ClientRefusal(`${name} is larger than 10 MiB`);
    return { index: String(index), filename: name, contentType, data: bytes };
  });
}
