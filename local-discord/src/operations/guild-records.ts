import type { Context } from '../context.ts';
import type { DiscordError } from '../errors.ts';
import type { JsonObject } from '../json.ts';
import { changesOf, recordAction } from '../world/audit-log.ts';
import type { LocalBot, LocalGuild } from '../world/model.ts';

export type RecordChange = 'create' | 'update' | 'delete';

/** A kind of resource of a guild that is stored as the API shows it. */
export interface RecordKind {
  /** Where a guild keeps them. */
  readonly of: (guild: LocalGuild) => Map<string, JsonObject>;
  /** The field by which they are found; `id` unless given. */
  readonly key?: string;
  readonly unknown: () => DiscordError;
  /** Their action types in the audit log; omitted if it doesn't record them. */
  readonly actions?: Readonly<Record<RecordChange, number>>;
  /** Sends the event. */
  readonly announce: (guild: LocalGuild, change: RecordChange, record: JsonObject) => void;
}

/** The request that makes a change. */
export interface Author {
  readonly bot: LocalBot;
  readonly reason: string | null;
}

export interface GuildRecords {
  list(guild: LocalGuild): JsonObject[];
  /** One of them; throws if it is unknown. */
  find(guild: LocalGuild, id: string): JsonObject;
  create(author: Author, guild: LocalGuild, record: JsonObject): JsonObject;
  update(author: Author, guild: LocalGuild, id: string, change: JsonObject): JsonObject;
  remove(author: Author, guild: LocalGuild, id: string): JsonObject;
}

/** Fields of a resource that audit log entries omit. */
const UNLOGGED: readonly string[] = ['id', 'guild_id', 'user', 'creator', 'creator_id'];

/** Stores resources of one kind; every change is announced and recorded in the audit log. */
export function guildRecords(context: Context, kind: RecordKind): GuildRecords {
  const key = kind.key ?? 'id';

  function find(guild: LocalGuild, id: string): JsonObject {
    const record = kind.of(guild).get(id);
    if (!record) throw kind.unknown();
    return record;
  }

  const publish = (author: Author, guild: LocalGuild, change: RecordChange, states: States) => {
    kind.announce(guild, change, shownOf(change, states));
    if (kind.actions)
      recordChange(context, author, guild, kind.actions[change], key, shownOf(change, states), states);
  };

  return {
    list: (guild) => [...kind.of(guild).values()],
    find,
    create(author, guild, record) {
      kind.of(guild).set(String(record[key]), record);
      publish(author, guild, 'create', { before: {}, after: record });
      return record;
    },
    update(author, guild, id, change) {
      const before = find(guild, id);
      const given = Object.entries(change).filter(([, value]) => value !== undefined);
      const after = { ...before, ...Object.fromEntries(given) };
      kind.of(guild).set(id, after);
      publish(author, guild, 'update', { before, after });
      return after;
    },
    remove(author, guild, id) {
      const before = find(guild, id);
      kind.of(guild).delete(id);
      publish(author, guild, 'delete', { before, after: {} });
      return before;
    },
  };
}

interface States {
  readonly before: JsonObject;
  readonly after: JsonObject;
}

const shownOf = (change: RecordChange, { before, after }: States) => (change === 'delete' ? before : after);

function recordChange(
  context: Context,
  { bot, reason }: Author,
  { id: guildId }: LocalGuild,
  action: number,
  key: string,
  shown: JsonObject,
  { before, after }: States,
): void {
  const changes = changesOf(before, after).filter((one) => !UNLOGGED.includes(one.key));
  const targetId = String(shown['id'] ?? shown[key]);
  recordAction(context, guildId, { userId: bot.id, action, targetId, reason, changes });
}
