import { z } from 'zod';
import { apiUser, userOf } from '../../api/user.ts';
import type { Context } from '../../context.ts';
import { DiscordError, unknownEmoji } from '../../errors.ts';
import type { JsonObject } from '../../json.ts';
import { botGuild } from '../../rest/access.ts';
import { snowflake, text } from '../../rest/fields.ts';
import { readSound } from '../../rest/image-data.ts';
import type { Router } from '../../rest/router.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import { creatorOf, requireExpression } from '../../world/expressions.ts';
import type { LocalBot, LocalGuild, World } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';
import { nextSnowflake } from '../../world/snowflakes.ts';
import { guildRecords } from '../guild-records.ts';
import { unknownSound } from './sounds.ts';

const MAX_BYTES = 512 * 1024;
/** Without boosts. */
const MOST = 8;

const soundFields = {
  volume: z.number().min(0).max(1).nullish(),
  emoji_id: snowflake.nullish(),
  emoji_name: text(1, 32).nullish(),
};
const newSound = z.object({ name: text(2, 32), sound: z.string(), ...soundFields });
const soundChange = z.object({ name: text(2, 32).optional(), ...soundFields });

const Events = {
  create: 'GUILD_SOUNDBOARD_SOUND_CREATE',
  update: 'GUILD_SOUNDBOARD_SOUND_UPDATE',
  delete: 'GUILD_SOUNDBOARD_SOUND_DELETE',
} as const;

/** Changing the sounds of guilds. */
export function soundboardOperations({ handle }: Router, context: Context): void {
  const { world, events } = context;
  const sounds = guildRecords(context, {
    of: ({ records }) => records.soundboardSounds,
    key: 'sound_id',
    unknown: unknownSound,
    actions: { create: 130, update: 131, delete: 132 },
    announce: ({ id: guild_id }, change, sound) =>
      events.toGuild(
        guild_id,
        Events[change],
        change === 'delete' ? { sound_id: sound['sound_id'], guild_id } : sound,
      ),
  });
  handle(
    'create_guild_soundboard_sound',
    (call) => {
      const { bot, params, fields } = call;
      const guild = botGuild(world, bot, params.guild_id);
      requireInGuild(guild, bot, Permission.CreateGuildExpressions);
      const given = fields(newSound);
      requireEmoji(guild, given.emoji_id);
      const asset = readSound('sound', given.sound, MAX_BYTES);
      if (guild.records.soundboardSounds.size >= MOST) {
        throw new DiscordError(400, 30_045, `Maximum number of soundboard sounds reached (${MOST})`);
      }
      const sound_id = nextSnowflake(world);
      world.assets.set(`soundboard-sounds/${sound_id}`, asset);
      return sounds.create(call, guild, soundRecord(world, guild, bot, { ...given, sound_id }));
    },
    { partly: 'the length of a sound is not checked' },
  );
  handle('update_guild_soundboard_sound', (call) => {
    const guild = botGuild(world, call.bot, call.params.guild_id);
    const { sound_id } = call.params;
    requireExpression(guild, call.bot, creatorOf(sounds.find(guild, sound_id)));
    const { volume, ...change } = call.fields(soundChange);
    requireEmoji(guild, change.emoji_id);
    return sounds.update(call, guild, sound_id, { ...change, volume: volume ?? undefined });
  });
  handle('delete_guild_soundboard_sound', (call) => {
    const guild = botGuild(world, call.bot, call.params.guild_id);
    const { sound_id } = call.params;
    requireExpression(guild, call.bot, creatorOf(sounds.find(guild, sound_id)));
    sounds.remove(call, guild, sound_id);
    world.assets.delete(`soundboard-sounds/${sound_id}`);
  });
}

function soundRecord(
  world: World,
  guild: LocalGuild,
  bot: LocalBot,
  given: z.infer<typeof newSound> & { readonly sound_id: string },
): JsonObject {
  const { name, sound_id, volume, emoji_id, emoji_name } = given;
  return {
    name,
    sound_id,
    volume: volume ?? 1,
    emoji_id: emoji_id ?? null,
    emoji_name: emoji_name ?? null,
    guild_id: guild.id,
    available: true,
    user: apiUser(userOf(world, bot)),
  };
}

function requireEmoji({ emojis }: LocalGuild, id: string | null | undefined): void {
  if (id != null && !emojis.has(id)) throw unknownEmoji();
}
