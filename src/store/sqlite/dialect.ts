import type { Dialect } from '../database/dialect.ts';
import { selectOneRecord, selectRecords } from './records.ts';

export const SQLITE: Dialect = {
  name: 'sqlite',
  greatest: (a, b) => `max(${a}, ${b})`,
  least: (a, b) => `min(${a}, ${b})`,
  items: (parameter) => `SELECT value FROM json_each(${parameter})`,
  isItem: (value, parameter) => `${value} IN (SELECT value FROM json_each(${parameter}))`,
  records: (parameter, alias, columns) => `(${selectRecords(parameter, Object.keys(columns))}) AS ${alias}`,
  inRecordOrder: '',
  joinInOrder: 'CROSS JOIN',
  indexedBy: (index) => `INDEXED BY ${index}`,
  withoutIndex: (column) => `+${column}`,
};

/** For statements with one record. */
export const SQLITE_WITH_ONE_RECORD: Dialect = {
  ...SQLITE,
  records: (_parameter, alias, columns) => `(${selectOneRecord(Object.keys(columns))}) AS ${alias}`,
};
