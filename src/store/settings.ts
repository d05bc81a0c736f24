import { eq, sql } from 'drizzle-orm';
import { type ChannelSettingsStore, createChannelSettingsStore } from './channel-settings.ts';
import type { Database } from './database/database.ts';
import { distinctFromExcluded } from './database/distinct-from-excluded.ts';
import { change, prepared, row, type Work } from './database/work.ts';
import { guildSettings, userSettings } from './schema/index.ts';

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
  /** Whether public replies about products offer to add them to a haul. */
  readonly haulButtons: boolean;
}

export interface UserSettings {
  readonly optedOut: boolean;
  readonly agents: readonly string[];
  /** Prices also in this currency; empty: only in the listing's; null: as the server. */
  readonly currency: string | null;
}

/** Computes the new agents from the stored ones. It may be called twice, when a connection is lost. */
type AgentsChange = (stored: readonly string[]) => readonly string[];

/** Settings of servers, channels and people; defaults where none are stored. An update writes only the fields it names. */
export interface SettingsStore extends ChannelSettingsStore {
  guild(guildId: string): Promise<GuildSettings>;
  updateGuild(guildId: string, patch: Partial<GuildSettings>): Promise<void>;
  /** Reads and writes in one transaction. */
  changeGuildAgents(guildId: string, agentsAfter: AgentsChange): Promise<void>;
  user(userId: string): Promise<UserSettings>;
  updateUser(userId: string, patch: Partial<UserSettings>): Promise<void>;
  /** Reads and writes in one transaction. */
  changeUserAgents(userId: string, agentsAfter: AgentsChange): Promise<void>;
}

const GUILD_DEFAULT: GuildSettings = {
  autoConvert: true,
  agents: [],
  language: null,
  locale: null,
  currency: null,
  haulButtons: true,
};
const USER_DEFAULT: UserSettings = { optedOut: false, agents: [], currency: null };

const GUILD_BY_ID = prepared<{ guildId: string }, GuildSettings>((db) =>
  db
    .select()
    .from(guildSettings)
    .where(eq(guildSettings.guildId, sql.placeholder('guildId'))),
);

export function createSettingsStore(database: Database): SettingsStore {
  return {
    ...createChannelSettingsStore(database),
    guild: (guildId) => database.run(() => readGuild(guildId)),
    updateGuild: (guildId, patch) => database.run(() => writeGuild(guildId, patch)),
    changeGuildAgents: (guildId, agentsAfter) =>
      database.transaction(function* () {
        const { agents } = yield* readGuild(guildId);
        yield* writeGuild(guildId, { agents: agentsAfter(agents) });
      }),
    user: (userId) => database.run(() => readUser(userId)),
    updateUser: (userId, patch) => database.run(() => writeUser(userId, patch)),
    changeUserAgents: (userId, agentsAfter) =>
      database.transaction(function* () {
        const { agents } = yield* readUser(userId);
        yield* writeUser(userId, { agents: agentsAfter(agents) });
      }),
  };
}

function* readGuild(guildId: string): Work<GuildSettings> {
  return (yield* row(GUILD_BY_ID, { guildId })) ?? GUILD_DEFAULT;
}

function* writeGuild(guildId: string, patch: Partial<GuildSettings>): Work<void> {
  if (Object.keys(patch).length === 0) return;
  const target = guildSettings.guildId;
  const setWhere = distinctFromExcluded(guildSettings, patch);
  const values = { ...GUILD_DEFAULT, ...patch, guildId };
  yield* change((db) =>
    db.insert(guildSettings).values(values).onConflictDoUpdate({ target, set: patch, setWhere }),
  );
}

function* readUser(userId: string): Work<UserSettings> {
  const stored = yield* row((db) => db.select().from(userSettings).where(eq(userSettings.userId, userId)));
  return stored ?? USER_DEFAULT;
}

function* writeUser(userId: string, patch: Partial<UserSettings>): Work<void> {
  if (Object.keys(patch).length === 0) return;
  const target = userSettings.userId;
  const setWhere = distinctFromExcluded(userSettings, patch);
  const values = { ...USER_DEFAULT, ...patch, userId };
  yield* change((db) =>
    db.insert(userSettings).values(values).onConflictDoUpdate({ target, set: patch, setWhere }),
  );
}
