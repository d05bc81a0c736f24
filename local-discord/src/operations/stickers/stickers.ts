import { imageSize } from 'image-size';
import { z } from 'zod';
import { apiUser, userOf } from '../../api/user.ts';
import type { Context } from '../../context.ts';
import { DiscordError, invalidField } from '../../errors.ts';
import { isObject, type JsonObject } from '../../json.ts';
import type { UploadedFile } from '../../messages/attachments.ts';
import { botGuild } from '../../rest/access.ts';
import { text } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import { creatorOf, requireExpression, shownExpression } from '../../world/expressions.ts';
import type { Asset, LocalBot, LocalGuild, World } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';
import { nextSnowflake } from '../../world/snowflakes.ts';
import { guildRecords } from '../guild-records.ts';

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
    const id = nextSnowflake(world);
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

const MAX_BYTES = 512 * 1024;
const MAX_PIXELS = 320;
/** Discord's sticker formats (developers/resources/sticker#sticker-object-sticker-format-types). */
const Format = { png: 1, apng: 2, lottie: 3, gif: 4 } as const;

interface StickerFile {
  readonly format: number;
  readonly asset: Asset;
}

/** The image of a sticker: PNG, APNG, GIF or Lottie, at most 320 pixels wide and high. */
function stickerFile([file]: readonly UploadedFile[]): StickerFile {
  if (!file) throw invalidField('file', 'BASE_TYPE_REQUIRED', 'This field is required');
  const { data } = file;
  if (data.length > MAX_BYTES) {
    throw invalidField('file', 'BINARY_TYPE_MAX_SIZE', 'File cannot be larger than 512.0 kb.');
  }
  if (isLottie(data)) return { format: Format.lottie, asset: { contentType: 'application/json', data } };
  const picture = pictureOf(data);
  if (!picture || (picture.type !== 'png' && picture.type !== 'gif')) {
    throw new DiscordError(400, 50_046, 'Invalid Asset');
  }
  if (picture.width > MAX_PIXELS || picture.height > MAX_PIXELS) {
    throw invalidField('file', 'IMAGE_INVALID', `A sticker is at most ${MAX_PIXELS} × ${MAX_PIXELS} pixels.`);
  }
  if (picture.type === 'gif') return { format: Format.gif, asset: { contentType: 'image/gif', data } };
  const format = data.includes('acTL') ? Format.apng : Format.png;
  return { format, asset: { contentType: 'image/png', data } };
}

function pictureOf(data: Buffer): ReturnType<typeof imageSize> | null {
  try {
    return imageSize(data);
  } catch {
    return null;
  }
}

function isLottie(data: Buffer): boolean {
  if (data[0] !== '{'.charCodeAt(0)) return false;
  try {
    const parsed: unknown = JSON.parse(data.toString('utf8'));
    return isObject(parsed) && Array.isArray(parsed['layers']);
  } catch {
    return false;
  }
}
