/**
 * Why an application cannot use a database, in a sentence with a next step; null when it can.
 * @param owner the application that the database belongs to; null: none
 * @param application null: the bot's token does not say which it is
 */
export function ownerConflict(owner: string | null, application: string | null): string | null {
  if (owner === null || owner === application) return null;
  const here = application === null ? 'does not name one' : `is that of ${application}`;
  const handOver = `npm run move -- --to-application ${application ?? 'ID'}`;
  return `it belongs to the Discord application ${owner}, and DISCORD_TOKEN ${here}. Use the token of ${owner}, or another database in DATABASE_PATH or DATABASE_URL. To give this one to the other application, stop every bot and run: ${handOver}`;
}
