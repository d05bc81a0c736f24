import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { z } from 'zod';
import { chosenByType } from './openapi-unions.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const operation = z.object({
  operationId: z.string(),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
});
const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

/** The requests a bot makes most, by their path templates. */
const OPERATIONS = {
  createMessage: ['post', '/channels/{channel_id}/messages'],
  editMessage: ['patch', '/channels/{channel_id}/messages/{message_id}'],
  callback: ['post', '/interactions/{interaction_id}/{interaction_token}/callback'],
  followup: ['post', '/webhooks/{webhook_id}/{webhook_token}'],
  editOriginal: ['patch', '/webhooks/{webhook_id}/{webhook_token}/messages/@original'],
  putCommands: ['put', '/applications/{application_id}/commands'],
} as const;

export type Operation = keyof typeof OPERATIONS;

export interface DiscordOpenApi {
  /** Complaints about the body of one of the usual requests; none when it is valid. */
  validate(name: Operation, body: unknown): string[];
  /** The same for any request by its path, such as `/channels/123/messages`, with or without `/api/v10`. */
  validateRequest(method: string, route: string, body: unknown): string[];
  /** Complaints about an answer of an operation by its id; a 204 has no body. */
  validateAnswer(operationId: string, status: number, body: unknown): string[];
  /** Complaints about a value that a schema of the description describes, such as `MessageResponse`. */
  validateSchema(schema: string, value: unknown): string[];
}

/** Discord's official OpenAPI description (github.com/discord/discord-api-spec) as a judge of request bodies. */
export function loadDiscordOpenApi(path: string): DiscordOpenApi {
  const spec: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const { paths, components } = document.parse(spec);
  const templates = Object.keys(paths).map((template) => template.split('/'));
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addFormat('snowflake', /^(0|[1-9][0-9]*)$/);
  ajv.addFormat('nonce', true);
  ajv.addSchema(Object(chosenByType(spec, components.schemas)), 'discord');
  const compiled = new Map<string, ValidateFunction | null>();

  function validator(method: string, template: string): ValidateFunction | null {
    const key = `${method} ${template}`;
    const known = compiled.get(key);
    if (known !== undefined) return known;
    const { requestBody } = operation.parse(paths[template]?.[method]);
    const pointer = ['paths', template, method, 'requestBody', 'content', 'application/json', 'schema'];
    const made =
      requestBody?.content['application/json'] === undefined
        ? null
        : ajv.compile({ $ref: `discord#/${pointer.map(escaped).join('/')}` });
    compiled.set(key, made);
    return made;
  }

  function compiledAt(pointer: readonly string[]): ValidateFunction {
    const $ref = `discord#/${pointer.map(escaped).join('/')}`;
    const validate = compiled.get($ref) ?? ajv.compile({ $ref });
    compiled.set($ref, validate);
    return validate;
  }

  function complaints(pointer: readonly string[], value: unknown): string[] {
    const validate = compiledAt(pointer);
    return validate(value) ? [] : readable(validate.errors ?? []);
  }

  function check(method: string, template: string, body: unknown): string[] {
    const validate = validator(method, template);
    if (body === undefined || body === null) return [];
    if (validate === null) return [`${method} ${template} takes no JSON body`];
    // As it goes over the wire: without undefined.
    const sent: unknown = JSON.parse(JSON.stringify(body));
    return validate(template.includes('/commands') ? withNumericPermissions(sent) : sent)
      ? []
      : readable(validate.errors ?? []);
  }

  return {
    validate: (name, body) => check(OPERATIONS[name][0], OPERATIONS[name][1], body),
    validateRequest: (method, route, body) => {
      const verb = METHODS.find((one) => one === method.toLowerCase());
      const template = findTemplate(templates, route);
      if (verb === undefined || template === null || paths[template]?.[verb] === undefined) {
        return [`Discord has no ${method} ${route}`];
      }
      return check(verb, template, body);
    },
    validateAnswer(operationId, status, body) {
      const at = operationAt(paths, operationId);
      if (at === null) return [`Discord has no operation ${operationId}`];
      const response = at.responses[String(status)];
      if (response === undefined) return [`${operationId} is not answered with ${status}`];
      const { content } = z.object({ content: z.record(z.string(), z.unknown()).optional() }).parse(response);
      if (content !== undefined && content['application/json'] === undefined) {
        return typeof body === 'string' ? [] : [`${operationId} is answered with ${Object.keys(content)}`];
      }
      if (content === undefined) {
        return body === null ? [] : [`${operationId} is answered with ${status} without JSON`];
      }
      const inResponse = [String(status), 'content', 'application/json', 'schema'];
      return complaints(['paths', at.template, at.method, 'responses', ...inResponse], body);
    },
    validateSchema: (schema, value) =>
      complaints(['components', 'schemas', schema], withNumericPermissions(value)),
  };
}

function operationAt(paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>, id: string) {
  const described = z.object({ operationId: z.literal(id), responses: z.record(z.string(), z.unknown()) });
  for (const [template, item] of Object.entries(paths)) {
    for (const method of METHODS) {
      const found = described.safeParse(item[method]);
      if (found.success) return { template, method, responses: found.data.responses };
    }
  }
  return null;
}

function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/** The template that fits the path, one with fixed words (`@original`) before one with parameters. */
function findTemplate(templates: readonly (readonly string[])[], route: string): string | null {
  const parts = new URL(route.replace(/^\/api(\/v\d+)?(?=\/)/, ''), 'http://localhost').pathname
    .split('/')
    .map((part) => decodeURIComponent(part));
  const isParameter = (word: string | undefined) => word?.startsWith('{') === true;
  const fitting = templates.filter(
    (words) =>
      words.length === parts.length &&
      words.every((word, index) => isParameter(word) || word === parts[index]),
  );
  const [best] = fitting.sort((a, b) => a.filter(isParameter).length - b.filter(isParameter).length);
  return best?.join('/') ?? null;
}

/** The description calls `default_member_permissions` an integer; documentation and discord.js have a string. */
function withNumericPermissions(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withNumericPermissions);
  if (typeof body !== 'object' || body === null || !('default_member_permissions' in body)) return body;
  const { default_member_permissions: permissions } = body;
  return {
    ...body,
    default_member_permissions: typeof permissions === 'string' ? Number(permissions) : permissions,
  };
}

function readable(errors: readonly ErrorObject[]): string[] {
  // "may be null" and "fits no branch" say less than the complaint of the branch that was meant.
  const specific = errors.filter(
    ({ keyword, message }) =>
      keyword !== 'if' && keyword !== 'oneOf' && keyword !== 'anyOf' && message !== 'must be null',
  );
  const shown = specific.length > 0 ? specific : errors;
  return [
    ...new Set(shown.map(({ instancePath, message }) => `${instancePath || '/'} ${message ?? 'is invalid'}`)),
  ];
}
