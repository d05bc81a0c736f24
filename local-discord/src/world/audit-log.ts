import type { Context } from '../context.ts';
import type { JsonObject } from '../json.ts';
import { Permission, permissionsOf } from './permissions.ts';
import { nextSnowflake } from './snowflakes.ts';

export interface AuditEntry {
  /** Who did it. */
  readonly userId: string;
  /** Discord's action type (developers/resources/audit-log). */
  readonly action: number;
  readonly targetId: string | null;
  readonly reason?: string | null;
  readonly changes?: readonly {
    readonly key: string;
    readonly old_value?: unknown;
    readonly new_value?: unknown;
  }[];
  readonly options?: JsonObject;
}

/** Who did something, and why. */
export type Actor = Pick<AuditEntry, 'userId' | 'reason'>;

/** Adds an entry to a guild's audit log and tells the bots that may read it. */
export function recordAction(
  { world, events }: Pick<Context, 'world' | 'events'>,
  guildId: string,
  entry: AuditEntry,
): void {
  const guild = world.guilds.get(guildId);
  if (!guild) return;
  const { userId: user_id, action: action_type, targetId: target_id, reason, changes, options } = entry;
  const shown: JsonObject = {
    id: nextSnowflake(world),
    user_id,
    target_id,
    action_type,
    ...(reason ? { reason } : {}),
    ...(changes && changes.length > 0 ? { changes } : {}),
    ...(options ? { options } : {}),
  };
  guild.auditLog.push(shown);
  events.toGuild(guildId, 'GUILD_AUDIT_LOG_ENTRY_CREATE', ({ botId }) =>
    (permissionsOf(guild, botId) & Permission.ViewAuditLog) === 0n ? null : { ...shown, guild_id: guildId },
  );
}

/** The differences between two states, as in audit log entries: nulls are omitted. */
export function changesOf(before: JsonObject, after: JsonObject): NonNullable<AuditEntry['changes']> {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys
    .filter((key) => JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null))
    .map((key) => ({
      key,
      ...(before[key] == null ? {} : { old_value: before[key] }),
      ...(after[key] == null ? {} : { new_value: after[key] }),
    }));
}
