import type { RawFile } from 'discord.js';
import type { MessageFile } from './message-view.ts';

/** The files of a message as `@discordjs/rest` sends them. */
export function rawFiles(files: readonly MessageFile[] = []): RawFile[] {
  return files.map(({ name, bytes }) => ({ name, data: Buffer.from(bytes) }));
}

/** The same files as the body lists them (developers/reference, "Uploading files"). */
export function attachmentList(files: readonly MessageFile[] = []) {
  return files.map(({ name, description }, index) => ({
    id: String(index),
    filename: name,
    ...(description === undefined ? {} : { description }),
  }));
}
