import type { JsonObject } from '../json.ts';
import type { UploadedFile } from '../messages/attachments.ts';

/** The content of a request, whatever its encoding. */
export interface RestBody {
  readonly json: JsonObject;
  readonly files: readonly UploadedFile[];
}
