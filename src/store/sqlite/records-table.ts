import type SQLite from 'better-sqlite3';
import type { Parameters, Records } from '../database/work.ts';

const COLUMNS = ['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7'] as const;

/** What a statement binds. */
type Bound = Readonly<Record<string, string | number | null>>;

/** For `FROM`: the records in a parameter. SQLite reads them from memory, which is much faster than JSON. */
export function selectRecords(parameter: string, names: readonly string[]): string {
  if (names.length > COLUMNS.length) throw new Error(`more than ${COLUMNS.length} columns: ${names.join()}`);
  const columns = names.map((name, index) => `${COLUMNS[index]} AS "${name}"`);
  return `SELECT position, ${columns.join(', ')} FROM records(${parameter}, '${names.join()}')`;
}

/**
 * Turns the parameters of the statement that a connection executes next into what SQLite knows: it has no booleans, and the
 * table `records` reads records from memory.
 */
type Bind = (parameters: Parameters) => Bound;

const connections = new WeakMap<SQLite.Database, Bind>();

/** Makes the table `records` known to a connection. */
export function defineRecordsTable(client: SQLite.Database): Bind {
  const known = connections.get(client);
  if (known !== undefined) return known;
  let held: Records[] = [];
  client.table('records', {
    columns: ['position', ...COLUMNS],
    parameters: ['list', 'names'],
    *rows(list: unknown, names: unknown) {
      const records = held[Number(list)];
      if (records === undefined)
        throw new Error('records are known only to the statement that they are given to');
      const fields = String(names).split(',');
      const row: (string | number | null)[] = [null, ...COLUMNS.map(() => null)];
      for (const [position, record] of records.entries()) {
        row[0] = position;
        for (const [index, field] of fields.entries()) row[index + 1] = bindable(record[field] ?? null);
        yield row;
      }
    },
  });
  const bind: Bind = (parameters) => {
    held = [];
    const bound: Record<string, string | number | null> = {};
    for (const [name, value] of Object.entries(parameters))
      bound[name] = isRecords(value) ? held.push(value) - 1 : bindable(value);
    return bound;
  };
  connections.set(client, bind);
  return bind;
}

const isRecords = (value: Parameters[string]): value is Records => Array.isArray(value);

const bindable = (value: string | number | boolean | null) =>
  typeof value === 'boolean' ? Number(value) : value;
