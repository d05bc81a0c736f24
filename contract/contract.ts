import { readFile } from 'node:fs/promises';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as z from 'zod';

export const OPERATIONS = ['tracking', 'qc', 'lookup', 'convert'] as const;
export type Operation = (typeof OPERATIONS)[number];

export const EVENTS = [
  'tracking.updated',
  'qc.batch.created',
  'convert.resolved',
  'lookup.resolved',
] as const;
export type EventKind = (typeof EVENTS)[number];

/** What has a body: the answer of an operation, an event, a refusal. */
export type Part = Operation | EventKind | 'refusal';

export type Schema = Readonly<Record<string, unknown>>;

export interface Contract {
  /** By operation and event, as JSON Schema without references. */
  readonly schemas: Readonly<Record<Part, Schema>>;
  /** The names of what is in the query. */
  readonly parameters: Readonly<Record<Operation, readonly string[]>>;
  /** Where a body differs from its schema, and how, without values; none: it fits. */
  differences(part: Part, body: unknown): readonly string[];
}

const FILE = new URL('openapi.yaml', import.meta.url);
const MAX_SHOWN = 3;

const json = z
  .object({
    content: z.object({ 'application/json': z.object({ schema: z.record(z.string(), z.unknown()) }) }),
  })
  .transform(({ content }) => content['application/json'].schema);
const named = z.object({ name: z.string() }).transform(({ name }) => name);
const operation = z
  .object({ get: z.object({ parameters: z.array(named), responses: z.object({ '200': json }) }) })
  .transform(({ get }) => ({ parameters: get.parameters, schema: get.responses['200'] }));
const event = z.object({ post: z.object({ requestBody: json }) }).transform(({ post }) => post.requestBody);
const file = z.object({
  paths: z.object({
    '/v1/tracking': operation,
    '/v1/qc': operation,
    '/v1/lookup': operation,
    '/v1/convert': operation,
  }),
  webhooks: z.object({
    'tracking.updated': event,
    'qc.batch.created': event,
    'convert.resolved': event,
    'lookup.resolved': event,
  }),
  components: z.object({ responses: z.object({ Refused: json }) }),
});

/** Reads openapi.yaml. @throws Error when it is not a valid OpenAPI document, or lacks an operation or event */
export async function readContract(): Promise<Contract> {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(await readFile(FILE, 'utf8'));
  if (!valid) throw new Error(`contract/openapi.yaml is not OpenAPI: ${JSON.stringify(errors)}`);
  const { paths, webhooks, components } = file.parse(validator.resolveRefs());
  const of = <T>(read: (found: z.output<typeof operation>) => T) => ({
    tracking: read(paths['/v1/tracking']),
    qc: read(paths['/v1/qc']),
    lookup: read(paths['/v1/lookup']),
    convert: read(paths['/v1/convert']),
  });
  const schemas = { ...of(({ schema }) => schema), ...webhooks, refusal: components.responses.Refused };
  const ajv = new Ajv2020({ allErrors: true, strictRequired: false, keywords: ['x-our-reading'] });
  addFormats.default(ajv);
  return {
    schemas,
    parameters: of(({ parameters }) => parameters),
    differences(part, body) {
      const fits = ajv.compile(schemas[part]);
      if (fits(body)) return [];
      const all = fits.errors?.map(({ instancePath, message }) => `${instancePath || 'body'} ${message}`);
      return [...new Set(all)].slice(0, MAX_SHOWN);
    },
  };
}
