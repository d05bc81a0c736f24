import { and, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { distinctFromExcluded } from './database/distinct-from-excluded.ts';
import { change, row, statement, type Work } from './database/work.ts';
import { channelSettings } from './schema/index.ts';

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

const INSERT_EXCEPTIONS = statement<{ guildId: string; channelIds: string }>(
  ({ items }) => `
INSERT INTO channel_settings (channel_id, guild_id, auto_convert)
SELECT value, @guildId, NOT coalesce((SELECT auto_convert FROM guild_settings WHERE guild_id = @guildId), true)
  FROM (${items('@channelIds', 'text')}) AS exceptions WHERE true
ON CONFLICT (channel_id) DO UPDATE SET auto_convert = excluded.auto_convert
  WHERE channel_settings.guild_id = excluded.guild_id
    AND channel_settings.auto_convert IS DISTINCT FROM excluded.auto_convert`,
);

const { channelId: id, guildId: guild, autoConvert, refusedAt } = channelSettings;
const columns = { channelId: id, autoConvert, refusedAt };

export function createChannelSettingsStore(database: Database): ChannelSettingsStore {
  return {
    channel: (channelId) =>
      database.run(function* () {
        const stored = yield* row((db) => db.select(columns).from(channelSettings).where(eq(id, channelId)));
        return stored ?? { channelId, ...DEFAULT };
      }),
    channels: (guildId) =>
      database.rows((db) => db.select(columns).from(channelSettings).where(eq(guild, guildId))),
    async updateChannel(guildId, channelId, patch) {
      if (Object.keys(patch).length === 0) return;
      const values = { ...DEFAULT, ...patch, guildId, channelId };
      const isChanged = distinctFromExcluded(channelSettings, patch);
      const setWhere = sql`${eq(guild, guildId)} and (${isChanged})`;
      await database.transaction(function* () {
        yield* change((db) =>
          db.insert(channelSettings).values(values).onConflictDoUpdate({ target: id, set: patch, setWhere }),
        );
        yield* deleteEmpty(guildId);
      });
    },
    async clearRefusal(guildId, channelId) {
      const isRefused = and(eq(id, channelId), eq(guild, guildId), isNotNull(refusedAt));
      await database.transaction(function* () {
        yield* change((db) => db.update(channelSettings).set({ refusedAt: null }).where(isRefused));
        yield* deleteEmpty(guildId);
      });
    },
    async setExceptions(guildId, channelIds) {
      const isOther = and(eq(guild, guildId), notInArray(id, [...channelIds]));
      await database.transaction(function* () {
        yield* change((db) => db.update(channelSettings).set({ autoConvert: null }).where(isOther));
        yield* change(INSERT_EXCEPTIONS, { guildId, channelIds: JSON.stringify(channelIds) });
        yield* deleteEmpty(guildId);
      });
    },
  };
}

function* deleteEmpty(guildId: string): Work<void> {
  const isEmpty = and(eq(guild, guildId), isNull(autoConvert), isNull(refusedAt));
  yield* change((db) => db.delete(channelSettings).where(isEmpty));
}
