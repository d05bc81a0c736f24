import { z } from 'zod';
import { apiUser, userOf } from '../../api/user.ts';
import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import type { JsonObject } from '../../json.ts';
import { botGuild } from '../../rest/access.ts';
import { text } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import { creatorOf, requireExpression, shownExpression } from '../../world/expressions.ts';
import type { LocalBot, LocalGuild, World } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';
import { nextSnowflake } from '../../world/snowflakes.ts';
import { guildRecords } from '../guild-records.ts';
import { stickerFile } from './sticker-file.ts';

/** Without boosts. */
const MOST = 5;
const GUILD_STICKER = 2;

const description = z.union([z.literal(''), text(2, 100)]);
const newSticker = z.object({ name: text(2, 30), tags: text(1, 200), description: description.nullish() });
const stickerChange = z.object({
  name: text(2, 30).optional(),
  tags: text(1, 200).optional(),
  description: description.nullish(),
});

/** Stickers of guilds. */
export function stickerOperations({ handle }: Router, context: Context): void {
  const { world, events } = context;
  const stickers = guildRecords(context, {
    of: ({ records }) => records.stickers,
    unknown: unknownSticker,
    actions: { create: 90, update: 91, delete: 92 },
    announce: ({ id: guild_id, records }) =>
      events.toGuild(guild_id, 'GUILD_STICKERS_UPDATE', {
        guild_id,
        stickers: [...records.stickers.values()],
      }),
  });

  handle('list_guild_stickers', ({ bot, params }) => {
    const guild = botGuild(world, bot, params.guild_id);
    return stickers.list(guild).map((sticker) => shownExpression(guild, bot, sticker));
  });
  handle('get_guild_sticker', ({ bot, params }) => {
    const guild = botGuild(world, bot, params.guild_id);
    return shownExpression(guild, bot, stickers.find(guild, params.sticker_id));
  });
  handle('create_guild_sticker', (call) => {
    const { bot, params, fields, files } = call;
    const guild = botGuild(world, bot, params.guild_id);
    requireInGuild(guild, bot, Permission.CreateGuildExpressions);
    const given = fields(newSticker);
    const { format, asset } = stickerFile(files);
    if (guild.records.stickers.size >= MOST) {
      throw new DiscordError(400, 30_039, `Maximum number of stickers reached (${MOST})`);
    }
    const id = nextSnowflake();
    world.assets.set(`stickers/${id}`, asset);
    return stickers.create(call, guild, stickerRecord(world, guild, bot, { ...given, id, format }));
  });
  handle('update_guild_sticker', (call) => {
    const guild = botGuild(world, call.bot, call.params.guild_id);
    const { sticker_id } = call.params;
    requireExpression(guild, call.bot, creatorOf(stickers.find(guild, sticker_id)));
    return stickers.update(call, guild, sticker_id, call.fields(stickerChange));
  });
  handle('delete_guild_sticker', (call) => {
    const guild = botGuild(world, call.bot, call.params.guild_id);
    const { sticker_id } = call.params;
    requireExpression(guild, call.bot, creatorOf(stickers.find(guild, sticker_id)));
    stickers.remove(call, guild, sticker_id);
    world.assets.delete(`stickers/${sticker_id}`);
  });
}

function stickerRecord(
  world: World,
  guild: LocalGuild,
  bot: LocalBot,
  given: z.infer<typeof newSticker> & { readonly id: string; readonly format: number },
): JsonObject {
  const { id, name, tags, description, format } = given;
  return {
    id,
    name,
    tags,
    type: GUILD_STICKER,
    format_type: format,
    description: description || null,
    available: true,
    guild_id: guild.id,
    user: apiUser(userOf(world, bot)),
  };
}

/** What Discord answers for a sticker that does not exist. */
export const unknownSticker = () => new DiscordError(404, 10_060, 'Unknown Sticker');
