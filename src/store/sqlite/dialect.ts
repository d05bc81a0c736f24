import type { Dialect } from '../database/dialect.ts';

export const SQLITE: Dialect = {
  name: 'sqlite',
  greatest: (a, b) => `max(${a}, ${b})`,
  least: (a, b) => `min(${a}, ${b})`,
  items: (parameter) => `SELECT value FROM json_each(${parameter})`,
  records(parameter, alias, columns) {
    const extracted = Object.keys(columns).map((name) => `value ->> '$.${name}' AS "${name}"`);
    return `(SELECT key AS position, ${extracted.join(', ')} FROM json_each(${parameter})) AS ${alias}`;
  },
  joinInOrder: 'CROSS JOIN',
  indexedBy: (index) => `INDEXED BY ${index}`,
  withoutIndex: (column) => `+${column}`,
};
