import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { deleteFrom, distinctFromExcluded, selectFrom, update, upsertInto } from './database/queries.ts';
import { change, prepared, row, statement, type Work } from './database/work.ts';
import { channelSettings, guildSettings, userSettings } from './schema/index.ts';

export type ChannelSettings = Omit<typeof channelSettings.$inferSelect, 'guildId'>;

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

function* deleteEmpty(guildId: string): Work<void> {
  const isEmpty = { guildId, autoConvert: null, refusedAt: null };
  yield* change(deleteFrom(channelSettings, isEmpty));
}

export type GuildSettings = Omit<typeof guildSettings.$inferSelect, 'guildId'>;
export type UserSettings = Omit<typeof userSettings.$inferSelect, 'userId'>;

/** Computes the new agents from the stored ones. It may be called twice, when a connection is lost. */
type AgentsChange = (stored: readonly string[]) => readonly string[];

const GUILD_DEFAULT: GuildSettings = {
  autoConvert: true,
  agents: [],
  language: null,
  locale: null,
  currency: null,
  haulButtons: true,
  kilogramPrice: null,
};
const USER_DEFAULT: UserSettings = {
  optedOut: false,
  agents: [],
  currency: null,
  kilogramPrice: null,
  currencyOfferEndsAt: null,
};

const GUILD_BY_ID = prepared<{ guildId: string }, GuildSettings>((db) =>
  db
    .select()
    .from(guildSettings)
    .where(eq(guildSettings.guildId, sql.placeholder('guildId'))),
);

/** Settings of servers, channels and people; defaults where none are stored. An update writes only the fields it names. */
export function createSettingsStore(database: Database) {
  return {
    guild: (guildId: string) => database.run(() => readGuild(guildId)),
    updateGuild: (guildId: string, patch: Partial<GuildSettings>) =>
      database.run(() => writeGuild(guildId, patch)),
    changeGuildAgents: (guildId: string, agentsAfter: AgentsChange) =>
      database.transaction(function* () {
        const { agents } = yield* readGuild(guildId);
        yield* writeGuild(guildId, { agents: agentsAfter(agents) });
      }),
    user: (userId: string) => database.run(() => readUser(userId)),
    updateUser: (userId: string, patch: Partial<UserSettings>) =>
      database.run(() => writeUser(userId, patch)),
    changeUserAgents: (userId: string, agentsAfter: AgentsChange) =>
      database.transaction(function* () {
        const { agents } = yield* readUser(userId);
        yield* writeUser(userId, { agents: agentsAfter(agents) });
      }),
    // A channel's row belongs to one server; no method changes another server's.
    async channel(channelId: string): Promise<ChannelSettings> {
      const which = eq(id, channelId);
      const stored = await database.row((db) => db.select(columns).from(channelSettings).where(which));
      return stored ?? { channelId, ...DEFAULT };
    },
    /** Channels that differ from their server, or where Discord refused a reply. */
    channels: (guildId: string) =>
      database.rows((db) => db.select(columns).from(channelSettings).where(eq(guild, guildId))),
    async updateChannel(
      guildId: string,
      channelId: string,
      patch: Partial<Omit<ChannelSettings, 'channelId'>>,
    ) {
      if (Object.keys(patch).length === 0) return;
      const values = { ...DEFAULT, ...patch, guildId, channelId };
      const isChanged = distinctFromExcluded(channelSettings, patch);
      const setWhere = sql`${eq(guild, guildId)} and (${isChanged})`;
      await database.transaction(function* () {
        yield* change(upsertInto(channelSettings, [values], { target: id, set: patch, setWhere }));
        yield* deleteEmpty(guildId);
      });
    },
    /** Deletes the note that Discord refused a reply there. */
    async clearRefusal(guildId: string, channelId: string) {
      const isRefused = and(eq(id, channelId), eq(guild, guildId), isNotNull(refusedAt));
      await database.transaction(function* () {
        yield* change(update(channelSettings, { refusedAt: null }, isRefused));
        yield* deleteEmpty(guildId);
      });
    },
    /** Gives these channels the opposite of the server's `autoConvert`, and all other channels the server's. */
    async setExceptions(guildId: string, channelIds: readonly string[]) {
      const isOther = and(eq(guild, guildId), notInArray(id, [...channelIds]));
      await database.transaction(function* () {
        yield* change(update(channelSettings, { autoConvert: null }, isOther));
        yield* change(INSERT_EXCEPTIONS, { guildId, channelIds: JSON.stringify(channelIds) });
        yield* deleteEmpty(guildId);
      });
    },
  };
}

function* readGuild(guildId: string): Work<GuildSettings> {
  return (yield* row(GUILD_BY_ID, { guildId })) ?? GUILD_DEFAULT;
}

function* writeGuild(guildId: string, patch: Partial<GuildSettings>): Work<void> {
  if (Object.keys(patch).length === 0) return;
  const setWhere = distinctFromExcluded(guildSettings, patch);
  const conflict = { target: guildSettings.guildId, set: patch, setWhere };
  yield* change(upsertInto(guildSettings, [{ ...GUILD_DEFAULT, ...patch, guildId }], conflict));
}

function* readUser(userId: string): Work<UserSettings> {
  return (yield* row(selectFrom(userSettings, { userId }))) ?? USER_DEFAULT;
}

function* writeUser(userId: string, patch: Partial<UserSettings>): Work<void> {
  if (Object.keys(patch).length === 0) return;
  const setWhere = distinctFromExcluded(userSettings, patch);
  const values = { ...USER_DEFAULT, ...patch, userId };
  yield* change(upsertInto(userSettings, [values], { target: userSettings.userId, set: patch, setWhere }));
}
