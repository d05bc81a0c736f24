import type SQLite from 'better-sqlite3';
import type { Dialect, Parameters, Records } from '../database/work.ts';

const MAX_COLUMNS = 13;
const COLUMNS = Array.from({ length: MAX_COLUMNS }, (_, index) => `c${index}`);

type Bindable = string | number | null;

/** The parameters of a statement as SQLite knows them: it has no booleans. */
export interface Bound {
  readonly values: Readonly<Record<string, Bindable>>;
  /** Whether there is exactly one record. Its fields are then passed as plain parameters, which is faster than a table. */
  readonly isSingle: boolean;
}

/** For `FROM`: the records in a parameter. SQLite reads them from memory, which is much faster than JSON. */
function selectRecords(parameter: string, names: readonly string[]): string {
  if (names.length > MAX_COLUMNS) throw new Error(`more than ${MAX_COLUMNS} columns: ${names.join()}`);
  const columns = names.map((name, index) => `${COLUMNS[index]} AS "${name}"`);
  return `SELECT position, ${columns.join(', ')} FROM records(${parameter}, '${names.join()}')`;
}

function selectOneRecord(names: readonly string[]): string {
  const columns = names.map((name) => `@${name} AS "${name}"`);
  return `SELECT 0 AS position, ${columns.join(', ')}`;
}

type Bind = (parameters: Parameters) => Bound;

const connections = new WeakMap<SQLite.Database, Bind>();

/** Defines the table `records` on a connection: the records of the statement being executed. */
export function defineRecordsTable(client: SQLite.Database): Bind {
  const known = connections.get(client);
  if (known !== undefined) return known;
  let held: Records[] = [];
  client.table('records', {
    columns: ['position', ...COLUMNS],
    parameters: ['list', 'names'],
    *rows(list: unknown, names: unknown) {
      const records = held[Number(list)];
      if (records === undefined) throw new Error('no running statement uses these records');
      const fields = String(names).split(',');
      const row: Bindable[] = [null, ...COLUMNS.map(() => null)];
      let position = 0;
      for (const record of records) {
        row[0] = position++;
        let column = 1;
        for (const field of fields) row[column++] = bindable(record[field] ?? null);
        yield row;
      }
    },
  });
  const bind: Bind = (parameters) => {
    held = [];
    const values: Record<string, Bindable> = {};
    for (const name in parameters) {
      const value = parameters[name];
      if (isRecords(value)) values[name] = held.push(value) - 1;
      else if (value !== undefined) values[name] = bindable(value);
    }
    const isSingle = held.length === 1 && held[0]?.length === 1;
    if (isSingle) addFields(values, held[0]?.[0] ?? {});
    return { values, isSingle };
  };
  connections.set(client, bind);
  return bind;
}

/** @throws Error if a parameter and a field share a name */
function addFields(values: Record<string, Bindable>, record: Records[number]): void {
  for (const field in record) {
    if (field in values) throw new Error(`parameter and record field share the name ${field}`);
    values[field] = bindable(record[field] ?? null);
  }
}

const isRecords = (value: Parameters[string] | undefined): value is Records => Array.isArray(value);

const bindable = (value: string | number | boolean | null) =>
  typeof value === 'boolean' ? Number(value) : value;

export const SQLITE: Dialect = {
  greatest: (a, b) => `max(${a}, ${b})`,
  items: (parameter) => `SELECT value FROM json_each(${parameter})`,
  isItem: (value, parameter) => `${value} IN (SELECT value FROM json_each(${parameter}))`,
  records: (parameter, alias, columns) => `(${selectRecords(parameter, Object.keys(columns))}) AS ${alias}`,
  inRecordOrder: '',
  joinInOrder: 'CROSS JOIN',
  indexedBy: (index) => `INDEXED BY ${index}`,
  withoutIndex: (column) => `+${column}`,
};

export const SQLITE_WITH_ONE_RECORD: Dialect = {
  ...SQLITE,
  records: (_parameter, alias, columns) => `(${selectOneRecord(Object.keys(columns))}) AS ${alias}`,
};
