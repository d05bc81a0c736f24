import SQLite from 'better-sqlite3';

/** Opens a connection that plans each of its statements once. */
export function openClient(path: string, options: SQLite.Options = {}): SQLite.Database {
  const client = new SQLite(path, options);
  const prepare = client.prepare.bind(client);
  return Object.defineProperty(client, 'prepare', { value: (text: string) => prepare(planOnce(text)) });
}

/**
 * SQLite plans a join again for each new value of a parameter that the plan might depend on (sqlite3_prepare_v2), and planning
 * takes ten times as long as running. It does not look into expressions, so each parameter becomes one: `+` changes no value,
 * not even a text.
 */
function planOnce(text: string): string {
  return text.replace(/'[^']*'|"[^"]*"|(@\w+|\?)/g, (found, parameter?: string) =>
    parameter === undefined ? found : `+${parameter}`,
  );
}
