import type { FastifyRequest } from 'fastify';
import { DiscordError } from '../errors.ts';
import { objectOf } from '../json.ts';
import type { LocalBot } from '../world/model.ts';
import { readBody } from './body.ts';
import type { Call } from './call.ts';
import { checked, unknownFields } from './checked-fields.ts';
import { knownBody } from './known-bodies.ts';
import type { OperationId } from './operations.ts';
import { reasonOf } from './reason.ts';

export interface CallOptions {
  readonly botOf: (request: FastifyRequest) => LocalBot;
  readonly isStrict: boolean;
  /** Told about fields that Discord ignores. */
  readonly warn: (request: FastifyRequest, warnings: readonly string[]) => void;
}

/** A request to an operation, read and checked as far as every operation needs. */
export async function callOf(
  id: OperationId,
  request: FastifyRequest,
  { isStrict, warn, botOf }: CallOptions,
): Promise<Call<OperationId>> {
  const { json, files } = await readBody(request);
  const params = request.params as Call<OperationId>['params'];
  requireSnowflakes(params);
  const note = (kind: string, names: readonly string[]) =>
    warn(
      request,
      names.map((name) => `${kind} "${name}" is ignored`),
    );
  const { body, ignored } = knownBody(id, listOf(request.body) ?? json, isStrict);
  note('field', ignored);
  const unknown = (kind: string) => (given: unknown, known: unknown) => {
    const names = unknownFields(given, known);
    note(kind, names);
    return names;
  };
  return {
    params,
    json: objectOf(body),
    files,
    body: request.body === undefined ? undefined : body,
    reason: reasonOf(request),
    get bot() {
      return botOf(request);
    },
    fields: (schema) => checked(schema, body, isStrict, unknown('field')),
    query: (schema) => checked(schema, request.query, false, unknown('query parameter')),
  };
}

function listOf(body: unknown): readonly unknown[] | undefined {
  return Array.isArray(body) ? body : undefined;
}

/** Ids in a path must be numbers, but for `@me` and `@original`. */
function requireSnowflakes(params: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(params)) {
    if (
      !/_id(_\d)?$/.test(name) ||
      name === 'instance_id' ||
      value.startsWith('@') ||
      /^\d{1,20}$/.test(value)
    )
      continue;
    const fault = { code: 'NUMBER_TYPE_COERCE', message: `Value "${value}" is not snowflake.` };
    throw new DiscordError(400, 50_035, 'Invalid Form Body', { [name]: { _errors: [fault] } });
  }
}
