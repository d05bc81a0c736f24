import { and, eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { channelSettings, guildSettings, userSettings } from './schema.ts';

export interface GuildSettings {
  readonly autoConvert: boolean;
  /** Agent identifiers shown first. */
  readonly agents: readonly string[];
  /** Of what everybody sees (BCP 47); null: as the server is set in Discord. */
  readonly language: string | null;
  /** As the server is set in Discord; null: not known. */
  readonly locale: string | null;
}

export interface ChannelSettings {
  readonly channelId: string;
  /** Null: as the server decided. */
  readonly autoConvert: boolean | null;
  readonly refusedAt: number | null;
}

export interface UserSettings {
  readonly optedOut: boolean;
  readonly agents: readonly string[];
}

/** What servers, channels and people decided; defaults where nobody did. */
export interface SettingsStore {
  guild(guildId: string): Promise<GuildSettings>;
  setGuild(guildId: string, settings: Omit<GuildSettings, 'locale'>): Promise<void>;
  /** Discord has said how the server is set there. */
  learnLocale(guildId: string, locale: string): Promise<void>;
  channel(channelId: string): Promise<ChannelSettings>;
  /** Channels that differ from their server, or that refused a reply. */
  channels(guildId: string): Promise<ChannelSettings[]>;
  /** Changes nothing where the channel belongs to another server. */
  setChannel(guildId: string, settings: ChannelSettings): Promise<void>;
  user(userId: string): Promise<UserSettings>;
  setUser(userId: string, settings: UserSettings): Promise<void>;
}

const GUILD_DEFAULT: GuildSettings = { autoConvert: true, agents: [], language: null, locale: null };
const USER_DEFAULT: UserSettings = { optedOut: false, agents: [] };

export function createSettingsStore(database: Database): SettingsStore {
  const channelColumns = {
    channelId: channelSettings.channelId,
    autoConvert: channelSettings.autoConvert,
    refusedAt: channelSettings.refusedAt,
  };
  const ofGuild = database
    .select()
    .from(guildSettings)
    .where(eq(guildSettings.guildId, sql.placeholder('guildId')))
    .prepare();

  return {
    async guild(guildId) {
      return ofGuild.get({ guildId }) ?? GUILD_DEFAULT;
    },
    async setGuild(guildId, { autoConvert, agents, language }) {
      database
        .insert(guildSettings)
        .values({ guildId, autoConvert, agents, language })
        .onConflictDoUpdate({ target: guildSettings.guildId, set: { autoConvert, agents, language } })
        .run();
    },
    async learnLocale(guildId, locale) {
      database
        .insert(guildSettings)
        .values({ ...GUILD_DEFAULT, guildId, locale })
        // Mostly it is known, and then nothing is written.
        .onConflictDoUpdate({
          target: guildSettings.guildId,
          set: { locale },
          setWhere: sql`${guildSettings.locale} is not ${locale}`,
        })
        .run();
    },
    async channel(channelId) {
      const row = database
        .select(channelColumns)
        .from(channelSettings)
        .where(eq(channelSettings.channelId, channelId))
        .get();
      return row ?? { channelId, autoConvert: null, refusedAt: null };
    },
    async channels(guildId) {
      return database
        .select(channelColumns)
        .from(channelSettings)
        .where(eq(channelSettings.guildId, guildId))
        .all();
    },
    async setChannel(guildId, { channelId, autoConvert, refusedAt }) {
      if (autoConvert === null && refusedAt === null) {
        database
          .delete(channelSettings)
          .where(and(eq(channelSettings.channelId, channelId), eq(channelSettings.guildId, guildId)))
          .run();
        return;
      }
      database
        .insert(channelSettings)
        .values({ guildId, channelId, autoConvert, refusedAt })
        .onConflictDoUpdate({
          target: channelSettings.channelId,
          set: { autoConvert, refusedAt },
          setWhere: eq(channelSettings.guildId, guildId),
        })
        .run();
    },
    async user(userId) {
      const row = database.select().from(userSettings).where(eq(userSettings.userId, userId)).get();
      return row ?? USER_DEFAULT;
    },
    async setUser(userId, { optedOut, agents }) {
      database
        .insert(userSettings)
        .values({ userId, optedOut, agents })
        .onConflictDoUpdate({ target: userSettings.userId, set: { optedOut, agents } })
        .run();
    },
  };
}
