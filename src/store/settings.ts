import { eq, sql } from 'drizzle-orm';
import { type ChannelSettingsStore, createChannelSettingsStore } from './channel-settings.ts';
import { guildSettings, userSettings } from './schema/index.ts';
import { type Database, writeTransaction } from './sqlite/database.ts';
import { differsFromStored } from './sqlite/differs-from-stored.ts';

export interface GuildSettings {
  readonly autoConvert: boolean;
  /** Agent identifiers shown first. */
  readonly agents: readonly string[];
  /** Of what everybody sees (BCP 47); null: as the server is set in Discord. */
  readonly language: string | null;
  /** As the server is set in Discord; null: not known. */
  readonly locale: string | null;
}

export interface UserSettings {
  readonly optedOut: boolean;
  readonly agents: readonly string[];
}

/** The fields to change, or a function that computes them from the stored ones. Other fields are not written. */
export type Patch<T> = Partial<T> | ((stored: T) => Partial<T>);

/** What servers, channels and people decided; defaults where nobody did. */
export interface SettingsStore extends ChannelSettingsStore {
  guild(guildId: string): Promise<GuildSettings>;
  updateGuild(guildId: string, patch: Patch<GuildSettings>): Promise<void>;
  user(userId: string): Promise<UserSettings>;
  updateUser(userId: string, patch: Patch<UserSettings>): Promise<void>;
}

const GUILD_DEFAULT: GuildSettings = { autoConvert: true, agents: [], language: null, locale: null };
const USER_DEFAULT: UserSettings = { optedOut: false, agents: [] };

/** Each change is one transaction: of changes made at the same time, none is lost. */
export function createSettingsStore(database: Database): SettingsStore {
  const ofGuild = database
    .select()
    .from(guildSettings)
    .where(eq(guildSettings.guildId, sql.placeholder('guildId')))
    .prepare();
  const guild = (guildId: string): GuildSettings => ofGuild.get({ guildId }) ?? GUILD_DEFAULT;
  const user = (userId: string): UserSettings =>
    database.select().from(userSettings).where(eq(userSettings.userId, userId)).get() ?? USER_DEFAULT;

  const write = <T extends object>(
    stored: () => T,
    patch: Patch<T>,
    upsert: (named: Partial<T>) => void,
  ): void =>
    writeTransaction(database, () => {
      const named = typeof patch === 'function' ? patch(stored()) : patch;
      if (Object.keys(named).length > 0) upsert(named);
    });

  return {
    ...createChannelSettingsStore(database),
    guild: async (guildId) => guild(guildId),
    async updateGuild(guildId, patch) {
      write(
        () => guild(guildId),
        patch,
        (set) => {
          const setWhere = differsFromStored(guildSettings, set);
          const values = { ...GUILD_DEFAULT, ...set, guildId };
          const target = guildSettings.guildId;
          database.insert(guildSettings).values(values).onConflictDoUpdate({ target, set, setWhere }).run();
        },
      );
    },
    user: async (userId) => user(userId),
    async updateUser(userId, patch) {
      write(
        () => user(userId),
        patch,
        (set) => {
          const setWhere = differsFromStored(userSettings, set);
          const values = { ...USER_DEFAULT, ...set, userId };
          const target = userSettings.userId;
          database.insert(userSettings).values(values).onConflictDoUpdate({ target, set, setWhere }).run();
        },
      );
    },
  };
}
