/** Types of columns that statements name. */
export type ColumnType = 'text' | 'bigint' | 'boolean';

/** What SQLite and PostgreSQL write differently. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres';
  /** The larger of two values; null if one of them is null in SQLite, the other one in PostgreSQL. */
  greatest(a: string, b: string): string;
  least(a: string, b: string): string;
  /** A query for the items of a JSON array in a parameter: one column, `value`. */
  items(parameter: string, type: ColumnType): string;
  /** Whether a value, an expression, is in a JSON array given as a parameter. The array is read once, not for each row. */
  isItem(value: string, parameter: string, type: ColumnType): string;
  /** A table of the records in a parameter, for `FROM`; `position` counts from 0. */
  records(parameter: string, alias: string, columns: Readonly<Record<string, ColumnType>>): string;
  /** Ends a query of records only, so that its rows keep their order. SQLite reads them in order and would sort them again. */
  readonly inRecordOrder: string;
  /** Joins in the written order. PostgreSQL knows how large its tables are and finds the order itself. */
  readonly joinInOrder: string;
  /** Names the index of a table. PostgreSQL finds it itself. */
  indexedBy(index: string): string;
  /** A column whose index SQLite must not use. */
  withoutIndex(column: string): string;
}
