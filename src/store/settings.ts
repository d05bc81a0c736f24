import { eq, sql } from 'drizzle-orm';
import { type ChannelSettingsStore, createChannelSettingsStore } from './channel-settings.ts';
import { guildSettings, userSettings } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';
import { distinctFromExcluded } from './sqlite/distinct-from-excluded.ts';
import { writeTransaction } from './sqlite/transactions.ts';

export interface GuildSettings {
  readonly autoConvert: boolean;
  /** Agent identifiers shown first. */
  readonly agents: readonly string[];
  /** Language of public messages (BCP 47); null: the server's language in Discord. */
  readonly language: string | null;
  /** The server's language in Discord; null: not known. */
  readonly locale: string | null;
  /** Prices also in this currency (ISO 4217); null: only in the listing's. */
  readonly currency: string | null;
}

export interface UserSettings {
  readonly optedOut: boolean;
  readonly agents: readonly string[];
  /** Prices also in this currency; empty: only in the listing's; null: as the server. */
  readonly currency: string | null;
}

/** Computes the new agents from the stored ones. */
type AgentsChange = (stored: readonly string[]) => readonly string[];

/** Settings of servers, channels and people; defaults where none are stored. An update writes only the fields it names. */
export interface SettingsStore extends ChannelSettingsStore {
  guild(guildId: string): Promise<GuildSettings>;
  updateGuild(guildId: string, patch: Partial<GuildSettings>): Promise<void>;
  /** Reads and writes in one transaction. */
  changeGuildAgents(guildId: string, change: AgentsChange): Promise<void>;
  user(userId: string): Promise<UserSettings>;
  updateUser(userId: string, patch: Partial<UserSettings>): Promise<void>;
  /** Reads and writes in one transaction. */
  changeUserAgents(userId: string, change: AgentsChange): Promise<void>;
}

const GUILD_DEFAULT: GuildSettings = {
  autoConvert: true,
  agents: [],
  language: null,
  locale: null,
  currency: null,
};
const USER_DEFAULT: UserSettings = { optedOut: false, agents: [], currency: null };

export function createSettingsStore(database: Database): SettingsStore {
  const guildById = database
    .select()
    .from(guildSettings)
    .where(eq(guildSettings.guildId, sql.placeholder('guildId')))
    .prepare();
  const guild = (guildId: string): GuildSettings => guildById.get({ guildId }) ?? GUILD_DEFAULT;
  const user = (userId: string): UserSettings =>
    database.select().from(userSettings).where(eq(userSettings.userId, userId)).get() ?? USER_DEFAULT;

  const updateGuild = (guildId: string, patch: Partial<GuildSettings>): void => {
    if (Object.keys(patch).length === 0) return;
    const target = guildSettings.guildId;
    const setWhere = distinctFromExcluded(guildSettings, patch);
    const values = { ...GUILD_DEFAULT, ...patch, guildId };
    database.insert(guildSettings).values(values).onConflictDoUpdate({ target, set: patch, setWhere }).run();
  };

  const updateUser = (userId: string, patch: Partial<UserSettings>): void => {
    if (Object.keys(patch).length === 0) return;
    const target = userSettings.userId;
    const setWhere = distinctFromExcluded(userSettings, patch);
    const values = { ...USER_DEFAULT, ...patch, userId };
    database.insert(userSettings).values(values).onConflictDoUpdate({ target, set: patch, setWhere }).run();
  };

  return {
    ...createChannelSettingsStore(database),
    guild: async (guildId) => guild(guildId),
    updateGuild: async (guildId, patch) => updateGuild(guildId, patch),
    async changeGuildAgents(guildId, change) {
      writeTransaction(database, () => updateGuild(guildId, { agents: change(guild(guildId).agents) }));
    },
    user: async (userId) => user(userId),
    updateUser: async (userId, patch) => updateUser(userId, patch),
    async changeUserAgents(userId, change) {
      writeTransaction(database, () => updateUser(userId, { agents: change(user(userId).agents) }));
    },
  };
}
