import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../context.ts';
import { type JsonObject, objectOf } from '../json.ts';
import { type Actor, changesOf, recordAction } from '../world/audit-log.ts';
import type { LocalChannel, Overwrite } from '../world/model.ts';

/** Action types of channels (developers/resources/audit-log#audit-log-entry-object-audit-log-events). */
export const ChannelAction = {
  create: 10,
  update: 11,
  delete: 12,
  overwriteCreate: 13,
  overwriteUpdate: 14,
  overwriteDelete: 15,
  threadCreate: 110,
  threadUpdate: 111,
  threadDelete: 112,
} as const;

const UNRECORDED: ReadonlySet<string> = new Set([
  'id',
  'guild_id',
  'last_message_id',
  'last_pin_timestamp',
  'permission_overwrites',
  'thread_metadata',
  'archive_timestamp',
  'create_timestamp',
  'member',
  'member_count',
  'message_count',
  'total_message_sent',
]);

type Recording = Pick<Context, 'world' | 'events'>;

/** The channel before and after; an empty object if it didn't or doesn't exist. */
export interface BeforeAndAfter {
  readonly before?: JsonObject;
  readonly after?: JsonObject;
}

/** Records an action on a channel or thread; skips updates that change no recorded field. */
export function recordChannel(
  context: Recording,
  { id, guildId }: Pick<LocalChannel, 'id' | 'guildId'>,
  action: number,
  by: Actor,
  { before = {}, after = {} }: BeforeAndAfter,
): void {
  const changes = changesOf(recorded(before), recorded(after));
  if (guildId === null || changes.length === 0) return;
  recordAction(context, guildId, { ...by, action, targetId: id, changes });
}

/** Records every overwrite that was added, changed or removed. */
export function recordOverwrites(
  context: Recording,
  channel: LocalChannel,
  before: readonly Overwrite[],
  by: Actor,
): void {
  const guild = context.world.guilds.get(channel.guildId ?? '');
  if (!guild) return;
  const ids = new Set([...before, ...channel.overwrites].map(({ id }) => id));
  for (const id of ids) {
    const old = before.find((one) => one.id === id);
    const now = channel.overwrites.find((one) => one.id === id);
    if (isDeepStrictEqual(old, now)) continue;
    const type = now?.type ?? old?.type ?? 0;
    const role = type === 0 ? guild.roles.find((one) => one.id === id) : undefined;
    recordAction(context, guild.id, {
      ...by,
      action: overwriteAction(old, now),
      targetId: channel.id,
      changes: changesOf(bitsOf(old), bitsOf(now)),
      options: { id, type: String(type), ...(role ? { role_name: role.name } : {}) },
    });
  }
}

function overwriteAction(old: Overwrite | undefined, now: Overwrite | undefined): number {
  if (!old) return ChannelAction.overwriteCreate;
  return now ? ChannelAction.overwriteUpdate : ChannelAction.overwriteDelete;
}

const bitsOf = (overwrite: Overwrite | undefined): JsonObject =>
  overwrite ? { allow: overwrite.allow.toString(), deny: overwrite.deny.toString() } : {};

/** The fields of a channel in the audit log. */
function recorded(channel: JsonObject): JsonObject {
  const fields = { ...channel, ...objectOf(channel['thread_metadata']) };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !UNRECORDED.has(name)));
}
