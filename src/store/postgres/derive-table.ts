import { getTableName, is, SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  foreignKey,
  index,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgTable,
  pgTable,
  primaryKey,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  getTableConfig,
  type Index,
  SQLiteBaseInteger,
  SQLiteBoolean,
  type SQLiteColumn,
  SQLiteReal,
  type SQLiteTable,
} from 'drizzle-orm/sqlite-core';

type ForeignKey = ReturnType<typeof getTableConfig>['foreignKeys'][number];
type Columns = Readonly<Record<string, PgColumn>>;
/** As a table's columns and keys by name. */
export type DerivedTable = PgTable & Columns;

/** Compares bytes, as SQLite does: ranges of keys depend on it. */
const text = customType<{ data: unknown }>({ dataType: () => 'text COLLATE "C"' });

/**
 * The PostgreSQL table with the same name, columns, keys and indexes, from which drizzle-kit writes migrations.
 * @param tableNamed finds another derived table
 */
export function deriveTable(table: SQLiteTable, tableNamed: (name: string) => Columns): DerivedTable {
  const { name, columns, indexes, foreignKeys, primaryKeys } = getTableConfig(table);
  const builders = Object.fromEntries(columns.map((column) => [column.name, deriveColumn(column)]));
  const derived = pgTable(name, builders, (self) => [
    ...indexes.map((each) => deriveIndex(each, self)),
    ...primaryKeys.map((key) => primaryKey({ columns: columnsOf(self, key.columns) })),
    ...foreignKeys.map((key) => deriveForeignKey(key, self, tableNamed)),
  ]);
  return derived as unknown as DerivedTable;
}

function deriveColumn(column: SQLiteColumn): PgColumnBuilderBase {
  const builder = typedColumn(column);
  if (column.notNull) builder.notNull();
  if (column.default !== undefined) builder.default(literal(column));
  return column.primary ? builder.primaryKey() : builder;
}

function typedColumn(column: SQLiteColumn) {
  const { name } = column;
  if (is(column, SQLiteBoolean)) return boolean(name);
  if (column.getSQLType() === 'text') return text(name);
  if (is(column, SQLiteReal)) return doublePrecision(name);
  const integer = bigint(name, { mode: 'number' });
  const isGenerated = is(column, SQLiteBaseInteger) && column.autoIncrement;
  return isGenerated ? integer.generatedByDefaultAsIdentity() : integer;
}

/** The default as the column stores it. */
function literal(column: SQLiteColumn): SQL {
  if (is(column.default, SQL)) return column.default;
  if (is(column, SQLiteBoolean)) return column.default === true ? sql`true` : sql`false`;
  const stored = String(column.mapToDriverValue(column.default)).replaceAll("'", "''");
  return sql.raw(`'${stored}'`);
}

function deriveIndex({ config }: Index, self: Columns) {
  const build = (config.unique ? uniqueIndex : index)(config.name);
  const columns = config.columns.map((column) => (is(column, SQL) ? column : columnOf(self, column)));
  const [first, ...rest] = columns;
  if (first === undefined) throw new Error(`${config.name} has no columns`);
  const built = build.on(first, ...rest);
  return config.where === undefined ? built : built.where(config.where);
}

function deriveForeignKey(key: ForeignKey, self: Columns, tableNamed: (name: string) => Columns) {
  const { columns, foreignTable, foreignColumns } = key.reference();
  const built = foreignKey({
    columns: columnsOf(self, columns),
    foreignColumns: columnsOf(tableNamed(getTableName(foreignTable)), foreignColumns),
  });
  return key.onDelete === undefined ? built : built.onDelete(key.onDelete);
}

function columnsOf(table: Columns, columns: readonly SQLiteColumn[]): [PgColumn, ...PgColumn[]] {
  const [first, ...rest] = columns.map((column) => columnOf(table, column));
  if (first === undefined) throw new Error('a key has no columns');
  return [first, ...rest];
}

function columnOf(table: Columns, { name }: SQLiteColumn): PgColumn {
  const column = table[name];
  if (column === undefined) throw new Error(`no column ${name}`);
  return column;
}
