import { z } from 'zod';
import { apiEmoji } from '../../api/guild.ts';
import type { Context } from '../../context.ts';
import { DiscordError, unknownEmoji } from '../../errors.ts';
import { botGuild } from '../../rest/access.ts';
import { snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { changesOf, recordAction } from '../../world/audit-log.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import { requireExpression, shownExpression } from '../../world/expressions.ts';
import type { LocalBot, LocalEmoji, LocalGuild } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';
import { emojiName, makeEmoji, newEmoji } from './emoji-fields.ts';

const Action = { create: 60, update: 61, delete: 62 } as const;
/** Limit per kind (static, animated) without boosts. */
const MOST = 50;

const roles = z.array(snowflake).nullish();
const newGuildEmoji = newEmoji.extend({ roles });
const emojiChange = z.object({ name: emojiName.optional(), roles });

/** The emojis of a guild. */
export function guildEmojiOperations({ handle }: Router, context: Context): void {
  const { world } = context;
  const shown = (guild: LocalGuild, bot: LocalBot, emoji: LocalEmoji) =>
    shownExpression(guild, bot, apiEmoji(world, emoji));

  handle('list_guild_emojis', ({ bot, params }) => {
    const guild = botGuild(world, bot, params.guild_id);
    return [...guild.emojis.values()].map((emoji) => shown(guild, bot, emoji));
  });
  handle('get_guild_emoji', ({ bot, params }) => {
    const guild = botGuild(world, bot, params.guild_id);
    return shown(guild, bot, emojiOf(guild, params.emoji_id));
  });
  handle('create_guild_emoji', ({ bot, params, fields, reason }) => {
    const guild = botGuild(world, bot, params.guild_id);
    requireInGuild(guild, bot, Permission.CreateGuildExpressions);
    const given = fields(newGuildEmoji);
    const roleIds = knownRoles(guild, given.roles);
    const emoji = makeEmoji(world, given, bot.id, (animated) => limitOf(guild, animated));
    emoji.roleIds = roleIds;
    guild.emojis.set(emoji.id, emoji);
    announce(context, guild, { bot, reason }, Action.create, emoji.id, {}, { name: emoji.name });
    return apiEmoji(world, emoji);
  });
  handle('update_guild_emoji', ({ bot, params, fields, reason }) => {
    const guild = botGuild(world, bot, params.guild_id);
    const emoji = emojiOf(guild, params.emoji_id);
    requireExpression(guild, bot, emoji.creatorId);
    const before = { name: emoji.name };
    const given = fields(emojiChange);
    if (given.roles !== undefined) emoji.roleIds = knownRoles(guild, given.roles);
    emoji.name = given.name ?? emoji.name;
    announce(context, guild, { bot, reason }, Action.update, emoji.id, before, { name: emoji.name });
    return shown(guild, bot, emoji);
  });
  handle('delete_guild_emoji', ({ bot, params, reason }) => {
    const guild = botGuild(world, bot, params.guild_id);
    const { id, name, creatorId } = emojiOf(guild, params.emoji_id);
    requireExpression(guild, bot, creatorId);
    guild.emojis.delete(id);
    world.assets.delete(`emojis/${id}`);
    announce(context, guild, { bot, reason }, Action.delete, id, { name }, {});
  });
}

function emojiOf(guild: LocalGuild, id: string): LocalEmoji {
  const emoji = guild.emojis.get(id);
  if (!emoji) throw unknownEmoji();
  return emoji;
}

/** Discord counts static and animated emojis separately. */
function limitOf({ emojis }: LocalGuild, animated: boolean): DiscordError | null {
  if ([...emojis.values()].filter((emoji) => emoji.animated === animated).length < MOST) return null;
  return animated
    ? new DiscordError(400, 30_018, `Maximum number of animated emojis reached (${MOST})`)
    : new DiscordError(400, 30_008, `Maximum number of emojis reached (${MOST})`);
}

function knownRoles(guild: LocalGuild, ids: readonly string[] | null | undefined): readonly string[] {
  const given = ids ?? [];
  if (given.some((id) => !guild.roles.some((role) => role.id === id))) {
    throw new DiscordError(400, 50_028, 'Invalid Role');
  }
  return given;
}

function announce(
  context: Context,
  guild: LocalGuild,
  { bot, reason }: { readonly bot: LocalBot; readonly reason: string | null },
  action: number,
  targetId: string,
  ...[before, after]: Parameters<typeof changesOf>
): void {
  const { world, events } = context;
  const changes = changesOf(before, after);
  recordAction(context, guild.id, { userId: bot.id, action, targetId, reason, changes });
  const emojis = [...guild.emojis.values()].map((emoji) => apiEmoji(world, emoji));
  events.toGuild(guild.id, 'GUILD_EMOJIS_UPDATE', { guild_id: guild.id, emojis });
}
