const NOT_INSTALLED =
  'PostgreSQL needs the package pg, which is not installed: npm ci --omit=optional leaves it out. Run: npm ci';

/** Loads the driver, an optional package. @throws Error with a sentence that says what to do, when it is not installed */
export async function loadPostgres() {
  try {
    return await import('./index.ts');
  } catch (error) {
    const isMissing = error instanceof Error && error.message.startsWith("Cannot find package 'pg'");
    throw isMissing ? new Error(NOT_INSTALLED) : error;
  }
}
