import { z } from 'zod';
import { changeChannel } from '../../channels/change-channel.ts';
import type { Context } from '../../context.ts';
import { DiscordError, missingPermissions } from '../../errors.ts';
import { botChannel } from '../../rest/access.ts';
import { addedByLibrary, bitfield, snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { requireOfBot } from '../../world/bot-permissions.ts';
import { isThread } from '../../world/channels.ts';
import { memberOf } from '../../world/guilds.ts';
import type { LocalBot, LocalChannel, LocalGuild, Overwrite, World } from '../../world/model.ts';
import { ALL_PERMISSIONS, Permission, permissionsOf } from '../../world/permissions.ts';
import { guildOfChannel } from '../../world/visibility.ts';

const MOST_OVERWRITES = 1000;

const bits = bitfield.nullish().transform((value) => value ?? 0n);
const kind = z.coerce.number().pipe(z.literal([0, 1]));

/** An overwrite in a body. */
export const overwriteFields = z.object({ id: snowflake, type: kind.nullish(), allow: bits, deny: bits });
// The id is in the path; discord.js also sends it in the body.
const oneOverwrite = overwriteFields.extend({ id: addedByLibrary });

/** Overwrites of a channel, one by one. */
export function overwriteOperations({ handle }: Router, context: Context): void {
  const { world } = context;

  handle('set_channel_permission_overwrite', ({ bot, params, fields, reason }) => {
    const channel = overwritable(world, bot, params.channel_id);
    const given = fields(oneOverwrite);
    const others = channel.overwrites.filter(({ id }) => id !== params.overwrite_id);
    if (others.length >= MOST_OVERWRITES) {
      throw new DiscordError(400, 30_060, 'Maximum number of channel permission overwrites reached (1000)');
    }
    const overwrites = [...others, completed(world, channel.guildId, { ...given, id: params.overwrite_id })];
    requireToGrant(world, bot, channel, channel.overwrites, overwrites);
    changeChannel(context, channel, { overwrites }, { userId: bot.id, reason });
  });

  handle('delete_channel_permission_overwrite', ({ bot, params, reason }) => {
    const channel = overwritable(world, bot, params.channel_id);
    const overwrites = channel.overwrites.filter(({ id }) => id !== params.overwrite_id);
    if (overwrites.length === channel.overwrites.length) throw unknownOverwrite();
    requireToGrant(world, bot, channel, channel.overwrites, overwrites);
    changeChannel(context, channel, { overwrites }, { userId: bot.id, reason });
  });
}

const unknownOverwrite = () => new DiscordError(404, 10_009, 'Unknown Overwrite');

function overwritable(world: World, bot: LocalBot, channelId: string): LocalChannel {
  const channel = botChannel(world, bot, channelId);
  if (channel.guildId === null) throw new DiscordError(403, 50_003, 'Cannot execute action on a DM channel');
  if (isThread(channel)) throw new DiscordError(400, 50_024, 'Cannot execute action on this channel type');
  requireOfBot(world, bot, channel, Permission.ManageRoles);
  return channel;
}

/** Checks that an overwrite's role or member exists; a missing type is derived from the id. */
export function completed(
  world: World,
  guildId: string | null,
  { id, type, allow, deny }: z.infer<typeof overwriteFields>,
): Overwrite {
  const isRole = world.guilds.get(guildId ?? '')?.roles.some((role) => role.id === id) === true;
  const isUser = world.users.has(id);
  if (type === 1 ? !isUser : type === 0 ? !isRole : !isRole && !isUser) throw unknownOverwrite();
  return { id, type: type ?? (isRole ? 0 : 1), allow, deny };
}

/**
 * Throws unless the bot has, in the server, every permission that it allows or denies; administrators and bots with an
 * overwrite for Manage Roles change all (developers/resources/channel#edit-channel-permissions).
 */
export function requireToGrant(
  world: World,
  bot: LocalBot,
  channel: LocalChannel,
  before: readonly Overwrite[],
  after: readonly Overwrite[],
): void {
  const guild = guildOfChannel(world, channel);
  if (!guild) return;
  const own = permissionsOf(guild, bot.id);
  if (own === ALL_PERMISSIONS || isManager(guild, bot, before)) return;
  for (const id of new Set([...before, ...after].map((one) => one.id))) {
    const [old, now] = [before, after].map((list) => list.find((one) => one.id === id));
    const changed = ((old?.allow ?? 0n) ^ (now?.allow ?? 0n)) | ((old?.deny ?? 0n) ^ (now?.deny ?? 0n));
    if ((changed & ~own) !== 0n) throw missingPermissions(changed & ~own);
  }
}

/** Whether an overwrite gives the bot Manage Roles in the channel. */
function isManager(guild: LocalGuild, bot: LocalBot, overwrites: readonly Overwrite[]): boolean {
  const roleIds = memberOf(guild, bot.id)?.roleIds ?? [];
  return overwrites.some(
    ({ id, allow }) => (id === bot.id || roleIds.includes(id)) && (allow & Permission.ManageRoles) !== 0n,
  );
}
