import type { Dialect } from '../database/dialect.ts';

const items: Dialect['items'] = (parameter, type) =>
  `SELECT CAST(value AS ${type}) AS value FROM jsonb_array_elements_text(CAST(${parameter} AS jsonb)) AS items(value)`;

export const POSTGRES: Dialect = {
  name: 'postgres',
  greatest: (a, b) => `greatest(${a}, ${b})`,
  least: (a, b) => `least(${a}, ${b})`,
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
