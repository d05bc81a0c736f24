import type { ClientFile } from '../client/protocol.ts';
import { sentFiles } from '../client/sent-files.ts';
import { isObject } from '../json.ts';
import { storeFiles } from '../messages/attachments.ts';
import type { World } from '../world/model.ts';

/** Whether a value is a file that a person chose. */
export function isFile(value: unknown): value is ClientFile {
  return isObject(value) && typeof value['name'] === 'string' && 'data' in value;
}

/** Keeps files that a person filled in. @returns their ids */
export function storePersonFiles(world: World, channelId: string, files: readonly ClientFile[]): string[] {
  return storeFiles(world, channelId, sentFiles(files)).map(({ id }) => id);
}
