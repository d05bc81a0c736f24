import { NO_ANSWER, postedFrame } from '../applications/posted-frame.ts';
import { reasonOf, signedPost } from '../applications/signed-post.ts';
import { type JsonObject, objectOf } from '../json.ts';
import type { UploadedFile } from '../messages/attachments.ts';
import type { RestBody } from '../rest/rest-body.ts';
import type { RestCall } from '../wire/frame.ts';
import type { Interaction } from '../world/model.ts';

/** How an application answered an interaction that was posted to it. */
export type HttpAnswer =
  | { readonly kind: 'callback'; readonly body: RestBody }
  /** 202: the callback follows as a separate request. */
  | { readonly kind: 'later' }
  | { readonly kind: 'failed'; readonly reason: string };

export interface HttpDelivery {
  readonly interaction: Interaction;
  readonly url: string;
  readonly payload: JsonObject;
  readonly withinMs: number;
  readonly onFrame: (frame: RestCall) => void;
}

/** Posts an interaction to the application's endpoint (developers/interactions/receiving-and-responding#interaction-callback). */
export async function deliverOverHttp(delivery: HttpDelivery): Promise<HttpAnswer> {
  const { interaction, url, payload, withinMs, onFrame } = delivery;
  const startedAt = performance.now();
  const record = (status: number, answer: unknown) =>
    onFrame(postedFrame({ url, payload, status, answer, startedAt }));
  try {
    const response = await signedPost({ applicationId: interaction.applicationId, url, payload, withinMs });
    const answer = await answerOf(response);
    record(response.status, answer.kind === 'callback' ? answer.body.json : null);
    return answer;
  } catch (error) {
    const reason = `${url}: ${reasonOf(error)}`;
    record(NO_ANSWER, { message: reason });
    return { kind: 'failed', reason };
  }
}

async function answerOf(response: Response): Promise<HttpAnswer> {
  if (response.status === 202) return { kind: 'later' };
  if (response.status !== 200) return { kind: 'failed', reason: `the endpoint answered ${response.status}` };
  const type = response.headers.get('content-type') ?? 'none';
  if (type.startsWith('multipart/form-data')) {
    return { kind: 'callback', body: await readForm(await response.formData()) };
  }
  if (type.startsWith('application/json')) {
    return { kind: 'callback', body: { json: objectOf(await response.json()), files: [] } };
  }
  return { kind: 'failed', reason: `the endpoint answered with Content-Type ${type}` };
}

async function readForm(form: FormData): Promise<RestBody> {
  const files: UploadedFile[] = [];
  let json: JsonObject = {};
  for (const [name, part] of form) {
    if (typeof part === 'string') {
      if (name === 'payload_json') json = objectOf(JSON.parse(part));
      continue;
    }
    files.push({
      index: /^files\[(\d+)\]$/.exec(name)?.[1] ?? String(files.length),
      filename: part.name,
      contentType: part.type || 'application/octet-stream',
      data: Buffer.from(await part.arrayBuffer()),
    });
  }
  return { json, files };
}
