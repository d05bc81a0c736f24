import { asc, isNotNull } from 'drizzle-orm';
import { rows } from './database/work.ts';
import type { Destination } from './destinations.ts';
import { openToRead } from './open-to-read.ts';
import { destinations } from './schema/index.ts';

/** Where Discord refuses the bot's posts. */
export type SuspendedDestination = Pick<
  Destination,
  'kind' | 'discordId' | 'guildId' | 'suspendedAt' | 'suspensionReason'
>;

/**
 * Reads the suspended destinations from a database, beside a running bot, and changes nothing.
 * @param address `postgres://…`, or the path of an SQLite file
 * @returns the longest suspended first
 * @throws when it cannot be read, or is of an older version
 */
export async function readSuspendedDestinations(address: string): Promise<SuspendedDestination[]> {
  const { database, close } = await openToRead(address);
  try {
    return await database.run(() =>
      rows((db) =>
        db
          .select({
            kind: destinations.kind,
            discordId: destinations.discordId,
            guildId: destinations.guildId,
            suspendedAt: destinations.suspendedAt,
            suspensionReason: destinations.suspensionReason,
          })
          .from(destinations)
          .where(isNotNull(destinations.suspendedAt))
          .orderBy(asc(destinations.suspendedAt), asc(destinations.id)),
      ),
    );
  } finally {
    await close();
  }
}
