import type { z } from 'zod';
import type { JsonObject } from '../json.ts';
import type { UploadedFile } from '../messages/attachments.ts';
import type { LocalBot } from '../world/model.ts';
import type { OPERATIONS, OperationId } from './operations.ts';

type PathOf<Id extends OperationId> = (typeof OPERATIONS)[Id][1];
type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** A request as an operation gets it. */
export interface OpenCall<Id extends OperationId> {
  readonly params: Readonly<Record<Names<PathOf<Id>>, string>>;
  /** The body as an object, whatever its encoding; empty without one. */
  readonly json: JsonObject;
  /** The unchanged body, for operations that take a list. */
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
  /** From the X-Audit-Log-Reason header. */
  readonly reason: string | null;
  /** The body, checked. Throws Discord's 50035 with the paths of what is wrong. */
  fields<Schema extends z.ZodType>(schema: Schema): z.infer<Schema>;
  /** The query, checked in the same way; all its values are text. */
  query<Schema extends z.ZodType>(schema: Schema): z.infer<Schema>;
}

/** The same, from an authenticated bot. */
export interface Call<Id extends OperationId> extends OpenCall<Id> {
  readonly bot: LocalBot;
}

/** A response with a status other than the operation's first one, such as 201 instead of 200. */
export class Answer {
  readonly status: number;
  readonly body: unknown;
  /** For non-JSON bodies, such as `image/png`. */
  readonly contentType: string | undefined;

  constructor(status: number, body: unknown, contentType?: string) {
    this.status = status;
    this.body = body;
    this.contentType = contentType;
  }
}
