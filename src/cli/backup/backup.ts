/** How a database is backed up. */
export interface Backup {
  /**
   * Copies the database into a file that does not exist, and verifies the copy.
   * @returns what the copy contains, line by line
   * @throws Error that says why there is no copy
   */
  copy(file: string): Promise<string[]>;
  /** A summary for the operator, with how to restore the backup, line by line. */
  describe(file: string, takenAt: Date, content: readonly string[]): string[];
}

/** `1,234 kB as of 2026-11-22T20:00:00.000Z`. */
export function sizeLabel(bytes: number, takenAt: Date): string {
  return `${Math.ceil(bytes / 1_000).toLocaleString('en')} kB as of ${takenAt.toISOString()}`;
}

export const AFTER_RESTORING = [
  'and start the bot. It continues from the time of the copy: alerts posted since then may be posted again, and events',
  'received since then are lost, unless the service sends them again or polling finds them.',
];
