import { customType } from 'drizzle-orm/sqlite-core';
import { ALERT_LEVELS, type AlertLevel, IMPORTANCES, type Importance } from '../../domain/alert-level.ts';

/** Stored as the level's index: SQL compares it with an importance. */
export const levelColumn = ranked<AlertLevel>(ALERT_LEVELS);
export const importanceColumn = ranked<Importance>(IMPORTANCES);

function ranked<Name extends string>(names: readonly [Name, ...Name[]]) {
  return customType<{ data: Name; driverData: number }>({
    dataType: () => 'integer',
    toDriver: (name) => names.indexOf(name),
    fromDriver: (rank) => names[rank] ?? names[0],
  });
}
