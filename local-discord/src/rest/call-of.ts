import type { FastifyRequest } from 'fastify';
import { DiscordError, invalidField } from '../errors.ts';
import { isObject, type JsonObject, objectOf } from '../json.ts';
import { callbackCheck, cleaned, commandCheck, messageCheck } from '../rules/index.ts';
import { lengthOf } from '../rules/length.ts';
import type { Check } from '../rules/report.ts';
import type { LocalBot } from '../world/model.ts';
import { readBody } from './body.ts';
import type { Call } from './call.ts';
import { checked, unknownFields } from './checked-fields.ts';
import type { OperationId } from './operations.ts';

export interface CallOptions {
  readonly botOf: (request: FastifyRequest) => LocalBot;
  readonly isStrict: boolean;
  /** Called for fields that Discord ignores. */
  readonly warn: (request: FastifyRequest, warnings: readonly string[]) => void;
}

/** Reads a request to an operation, with the checks common to all operations. */
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

/** Operations whose bodies the rules check, and which part of the body. */
const CHECKS: Partial<Record<OperationId, { readonly check: Check; readonly inside?: string }>> = {
  create_message: { check: messageCheck('create') },
  update_message: { check: messageCheck('edit') },
  create_thread: { check: messageCheck('create'), inside: 'message' },
  execute_webhook: { check: messageCheck('followup') },
  update_webhook_message: { check: messageCheck('edit') },
  update_original_webhook_message: { check: messageCheck('edit') },
  create_interaction_response: { check: callbackCheck },
  create_application_command: { check: commandCheck },
  update_application_command: { check: commandCheck },
  bulk_set_application_commands: { check: commandCheck },
  create_guild_application_command: { check: commandCheck },
  update_guild_application_command: { check: commandCheck },
  bulk_set_guild_application_commands: { check: commandCheck },
};

interface KnownBody {
  /** The body without ignored fields, and with its values converted. */
  readonly body: JsonObject | readonly unknown[];
  /** Paths of ignored fields. */
  readonly ignored: readonly string[];
}

/**
 * A request's body as Discord reads it, if the rules know its fields.
 * @param isStrict keeps unknown fields, which the rules then refuse
 */
function knownBody(
  operation: OperationId,
  body: JsonObject | readonly unknown[],
  isStrict: boolean,
): KnownBody {
  const rule = CHECKS[operation];
  if (!rule) return { body, ignored: [] };
  if (rule.inside === undefined) {
    const { body: read, ignored } = cleaned(body, rule.check, isStrict);
    return { body: read as KnownBody['body'], ignored };
  }
  if (!isObject(body) || !isObject(body[rule.inside])) return { body, ignored: [] };
  const part = cleaned(body[rule.inside], rule.check, isStrict);
  return {
    body: { ...body, [rule.inside]: part.body },
    ignored: part.ignored.map((path) => `${rule.inside}.${path}`),
  };
}

const REASON_LENGTH = 512;

/** The reason for the audit log, URL-encoded or not (discord-api-docs#811). */
export function reasonOf({ headers }: FastifyRequest): string | null {
  const header = headers['x-audit-log-reason'];
  if (typeof header !== 'string') return null;
  const reason = decoded(header);
  if (lengthOf(reason) <= REASON_LENGTH) return reason;
  throw invalidField('reason', 'BASE_TYPE_MAX_LENGTH', `Must be ${REASON_LENGTH} or fewer in length.`);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
