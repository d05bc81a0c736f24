import { createHash } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import * as z from 'zod';
import type {
  AnyPrepared,
  AnyStatement,
  Dialect,
  Method,
  Parameters,
  Query,
  QueryBuilder,
} from '../database/work.ts';

const items: Dialect['items'] = (parameter, type) =>
  `SELECT CAST(value AS ${type}) AS value FROM jsonb_array_elements_text(CAST(${parameter} AS jsonb)) AS items(value)`;

const POSTGRES: Dialect = {
  greatest: (a, b) => `greatest(${a}, ${b})`,
  items,
  isItem: (value, parameter, type) => `${value} = ANY (ARRAY(${items(parameter, type)}))`,
  records(parameter, alias, columns) {
    const extracted = Object.entries(columns).map(
      ([name, type]) => `CAST(item ->> '${name}' AS ${type}) AS "${name}"`,
    );
    return `(SELECT ordinality - 1 AS position, ${extracted.join(', ')}
      FROM jsonb_array_elements(CAST(${parameter} AS jsonb)) WITH ORDINALITY AS items(item, ordinality)) AS ${alias}`;
  },
  inRecordOrder: 'ORDER BY position',
  joinInOrder: 'JOIN',
  indexedBy: () => '',
  withoutIndex: (column) => column,
};

/** PostgreSQL can't store NUL or unpaired surrogates; JSON from elsewhere may contain both. */
const UNSTORABLE = /\0|\p{Surrogate}/u;
/** The same as `JSON.stringify` writes them. */
const UNSTORABLE_IN_JSON = /\\u(?:0000|d[89a-f])/;

/** Makes a parameter storable. Otherwise, one event with such text would block all events in its transaction. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? storableText(value) : value;
  if (!Array.isArray(value)) return value;
  // Records are sent as JSON.
  const json = JSON.stringify(value);
  return UNSTORABLE_IN_JSON.test(json) ? JSON.stringify(value, storableMember) : json;
}

const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');

const storableMember = (_name: string, member: unknown): unknown =>
  typeof member === 'string' ? storableText(member) : member;

interface Numbered {
  /** Name of the prepared statement: planning the larger ones takes longer than running them. */
  readonly id: string;
  readonly text: string;
  readonly names: readonly string[];
}

/** A query that Drizzle built for PostgreSQL; awaiting it runs it. */
interface Built extends PromiseLike<unknown> {
  toSQL(): { readonly sql: string };
  prepare(name: string): { execute(values: Parameters): Promise<unknown> };
}

interface PreparedQuery {
  readonly onlyReads: boolean;
  execute(values: Parameters): Promise<unknown>;
}

interface ExecutableQuery {
  /** Whether it changes nothing, so that it may be sent twice. */
  readonly onlyReads: boolean;
  execute(): Promise<unknown>;
}

const changed = z.object({ rowCount: z.number().nullable() });

const numbered = new WeakMap<AnyStatement, Numbered>();
const builders = new WeakMap<pg.PoolClient, QueryBuilder>();
const preparedQueries = new WeakMap<pg.PoolClient, WeakMap<AnyPrepared, PreparedQuery>>();

export function executable(client: pg.PoolClient, { method, query, parameters }: Query): ExecutableQuery {
  if ('text' in query) {
    const { id, text, names } = numberedStatement(query);
    const values = names.map((name) => storable(parameters[name]));
    const execute = async () => {
      const result = await client.query<Record<string, unknown>>({ name: id, text, values });
      return answer(method, method === 'run' ? result : result.rows);
    };
    return { onlyReads: isReading(text), execute };
  }
  if (typeof query !== 'function') {
    const { onlyReads, execute } = preparedFor(client, query);
    return { onlyReads, execute: async () => answer(method, await execute(parameters)) };
  }
  const built = query(builderFor(client)) as Built;
  return {
    onlyReads: isReading(built.toSQL().sql),
    execute: async () => answer(method, await built),
  };
}

function answer(method: Method, result: unknown): unknown {
  if (method === 'run') return changed.parse(result).rowCount ?? 0;
  const all = z.array(z.unknown()).parse(result);
  return method === 'all' ? all : all[0];
}

function isReading(text: string): boolean {
  return /^\s*\(?\s*select\b/i.test(text);
}

function numberedStatement(statement: AnyStatement): Numbered {
  const known = numbered.get(statement);
  if (known !== undefined) return known;
  const names: string[] = [];
  const text = statement.text(POSTGRES).replace(/@(\w+)/g, (_parameter, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  // A pooler may hand the connection to another process, so a name must mean the same text everywhere.
  const id = createHash('sha256').update(text).digest('base64url');
  const found = { id, text, names };
  numbered.set(statement, found);
  return found;
}

function preparedFor(client: pg.PoolClient, query: AnyPrepared): PreparedQuery {
  const ofClient = preparedQueries.get(client) ?? new WeakMap<AnyPrepared, PreparedQuery>();
  preparedQueries.set(client, ofClient);
  const known = ofClient.get(query);
  if (known !== undefined) return known;
  const built = query.build(builderFor(client)) as unknown as Built;
  // A named query would stay on the connection, which a pooler may hand to another process.
  const unnamed = built.prepare('');
  const prepared = {
    onlyReads: isReading(built.toSQL().sql),
    execute: (values: Parameters) => unnamed.execute(values),
  };
  ofClient.set(query, prepared);
  return prepared;
}

function builderFor(client: pg.PoolClient): QueryBuilder {
  const known = builders.get(client);
  if (known !== undefined) return known;
  const send = (query: pg.QueryConfig, values: readonly unknown[] = []) =>
    client.query(query, values.map(storable));
  const sending: pg.PoolClient = Object.create(client, { query: { value: send } });
  const builder = drizzle(sending) as unknown as QueryBuilder;
  builders.set(client, builder);
  return builder;
}
