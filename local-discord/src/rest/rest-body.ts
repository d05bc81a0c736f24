import type { JsonObject } from '../json.ts';
import type { UploadedFile } from '../messages/attachments.ts';

/** What a request carries, whatever its encoding. */
export interface RestBody {
  readonly json: JsonObject;
  readonly files: readonly UploadedFile[];
}
