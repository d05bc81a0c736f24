import { and, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import { channelSettings } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';
import { distinctFromExcluded } from './sqlite/distinct-from-excluded.ts';
import { writeTransaction } from './sqlite/transactions.ts';

export interface ChannelSettings {
  readonly channelId: string;
  /** Null: the server's setting. */
  readonly autoConvert: boolean | null;
  /** When Discord last refused a reply there; null: it has not since permissions last changed. */
  readonly refusedAt: number | null;
}

type ChannelPatch = Partial<Omit<ChannelSettings, 'channelId'>>;

/** A channel's row belongs to one server; no method changes another server's. */
export interface ChannelSettingsStore {
  channel(channelId: string): Promise<ChannelSettings>;
  /** Channels that differ from their server, or where Discord refused a reply. */
  channels(guildId: string): Promise<ChannelSettings[]>;
  /** Writes only the fields that `patch` names. */
  updateChannel(guildId: string, channelId: string, patch: ChannelPatch): Promise<void>;
  /** Deletes the note that Discord refused a reply there. */
  clearRefusal(guildId: string, channelId: string): Promise<void>;
  /** Gives these channels the opposite of the server's `autoConvert`, and all other channels the server's. */
  setExceptions(guildId: string, channelIds: readonly string[]): Promise<void>;
}

const DEFAULT = { autoConvert: null, refusedAt: null };

const SET_EXCEPTIONS = `
INSERT INTO channel_settings (channel_id, guild_id, auto_convert)
SELECT value, @guildId, NOT coalesce((SELECT auto_convert FROM guild_settings WHERE guild_id = @guildId), 1)
  FROM json_each(@channelIds) WHERE true
ON CONFLICT (channel_id) DO UPDATE SET auto_convert = excluded.auto_convert
  WHERE channel_settings.guild_id = excluded.guild_id
    AND channel_settings.auto_convert IS NOT excluded.auto_convert`;

export function createChannelSettingsStore(database: Database): ChannelSettingsStore {
  const { channelId: id, autoConvert, refusedAt } = channelSettings;
  const inGuild = (guildId: string) => eq(channelSettings.guildId, guildId);
  const select = () => database.select({ channelId: id, autoConvert, refusedAt }).from(channelSettings);
  const insertExceptions =
    database.$client.prepare<[{ guildId: string; channelIds: string }]>(SET_EXCEPTIONS);

  const deleteEmpty = (guildId: string): void => {
    database
      .delete(channelSettings)
      .where(and(inGuild(guildId), isNull(autoConvert), isNull(refusedAt)))
      .run();
  };

  return {
    async channel(channelId) {
      return select().where(eq(id, channelId)).get() ?? { channelId, ...DEFAULT };
    },
    async channels(guildId) {
      return select().where(inGuild(guildId)).all();
    },
    async updateChannel(guildId, channelId, patch) {
      if (Object.keys(patch).length === 0) return;
      const isChanged = distinctFromExcluded(channelSettings, patch);
      writeTransaction(database, () => {
        database
          .insert(channelSettings)
          .values({ ...DEFAULT, ...patch, guildId, channelId })
          .onConflictDoUpdate({
            target: id,
            set: patch,
            setWhere: sql`${inGuild(guildId)} and (${isChanged})`,
          })
          .run();
        deleteEmpty(guildId);
      });
    },
    async clearRefusal(guildId, channelId) {
      writeTransaction(database, () => {
        database
          .update(channelSettings)
          .set({ refusedAt: null })
          .where(and(eq(id, channelId), inGuild(guildId), isNotNull(refusedAt)))
          .run();
        deleteEmpty(guildId);
      });
    },
    async setExceptions(guildId, channelIds) {
      writeTransaction(database, () => {
        database
          .update(channelSettings)
          .set({ autoConvert: null })
          .where(and(inGuild(guildId), notInArray(id, [...channelIds])))
          .run();
        insertExceptions.run({ guildId, channelIds: JSON.stringify(channelIds) });
        deleteEmpty(guildId);
      });
    },
  };
}
