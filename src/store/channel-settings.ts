import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { channelSettings, guildSettings } from './schema/index.ts';
import { type Database, writeTransaction } from './sqlite/database.ts';
import { differsFromStored } from './sqlite/differs-from-stored.ts';

export interface ChannelSettings {
  readonly channelId: string;
  /** Null: as the server decided. */
  readonly autoConvert: boolean | null;
  /** When Discord last refused a reply there; null: it has not, or permissions changed since. */
  readonly refusedAt: number | null;
}

export type ChannelPatch = Partial<Omit<ChannelSettings, 'channelId'>>;

/** A channel's row belongs to one server; no method changes another server's. */
export interface ChannelSettingsStore {
  channel(channelId: string): Promise<ChannelSettings>;
  /** Channels that differ from their server, or that refused a reply. */
  channels(guildId: string): Promise<ChannelSettings[]>;
  /** Writes only what `patch` names. */
  updateChannel(guildId: string, channelId: string, patch: ChannelPatch): Promise<void>;
  /** These channels of a server, and no others, do the opposite of what the server decided about links. */
  setExceptions(guildId: string, channelIds: readonly string[]): Promise<void>;
}

const DEFAULT = { autoConvert: null, refusedAt: null };

export function createChannelSettingsStore(database: Database): ChannelSettingsStore {
  const { channelId: id, autoConvert, refusedAt } = channelSettings;
  const ofGuild = (guildId: string) => eq(channelSettings.guildId, guildId);

  const update = (guildId: string, channelId: string, patch: ChannelPatch): void => {
    if (Object.keys(patch).length === 0) return;
    database
      .insert(channelSettings)
      .values({ ...DEFAULT, ...patch, guildId, channelId })
      .onConflictDoUpdate({
        target: id,
        set: patch,
        setWhere: sql`${ofGuild(guildId)} and (${differsFromStored(channelSettings, patch)})`,
      })
      .run();
  };

  const deleteEmpty = (guildId: string): void => {
    database
      .delete(channelSettings)
      .where(and(ofGuild(guildId), isNull(autoConvert), isNull(refusedAt)))
      .run();
  };

  return {
    async channel(channelId) {
      const row = database
        .select({ channelId: id, autoConvert, refusedAt })
        .from(channelSettings)
        .where(eq(id, channelId))
        .get();
      return row ?? { channelId, ...DEFAULT };
    },
    async channels(guildId) {
      return database
        .select({ channelId: id, autoConvert, refusedAt })
        .from(channelSettings)
        .where(ofGuild(guildId))
        .all();
    },
    async updateChannel(guildId, channelId, patch) {
      writeTransaction(database, () => {
        update(guildId, channelId, patch);
        deleteEmpty(guildId);
      });
    },
    async setExceptions(guildId, channelIds) {
      writeTransaction(database, () => {
        const server = database
          .select({ autoConvert: guildSettings.autoConvert })
          .from(guildSettings)
          .where(eq(guildSettings.guildId, guildId))
          .get();
        database
          .update(channelSettings)
          .set({ autoConvert: null })
          .where(and(ofGuild(guildId), notInArray(id, [...channelIds])))
          .run();
        for (const channelId of channelIds) {
          update(guildId, channelId, { autoConvert: !(server?.autoConvert ?? true) });
        }
        deleteEmpty(guildId);
      });
    },
  };
}
