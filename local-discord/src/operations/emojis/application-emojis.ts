import { z } from 'zod';
import { apiEmoji } from '../../api/guild.ts';
import type { Context } from '../../context.ts';
import { DiscordError, unknownEmoji } from '../../errors.ts';
import { requireOwnApplication } from '../../rest/access.ts';
import type { Router } from '../../rest/router.ts';
import type { LocalBot, LocalEmoji } from '../../world/model.ts';
import { emojiName, makeEmoji, newEmoji } from './emoji-fields.ts';

const MOST = 2000;

/** The emojis of an application, which it can use everywhere. */
export function applicationEmojiOperations({ handle }: Router, { world }: Context): void {
  const find = (
    bot: LocalBot,
    { application_id, emoji_id }: { readonly application_id: string; readonly emoji_id: string },
  ): LocalEmoji => {
    requireOwnApplication(bot, application_id);
    const emoji = bot.emojis.get(emoji_id);
    if (!emoji) throw unknownEmoji();
    return emoji;
  };
  handle('list_application_emojis', ({ bot, params }) => {
    requireOwnApplication(bot, params.application_id);
    return { items: [...bot.emojis.values()].map((emoji) => apiEmoji(world, emoji)) };
  });
  handle('create_application_emoji', ({ bot, params, fields }) => {
    requireOwnApplication(bot, params.application_id);
    const limit = () =>
      bot.emojis.size >= MOST
        ? new DiscordError(400, 30_008, `Maximum number of emojis reached (${MOST})`)
        : null;
    const emoji = makeEmoji(world, fields(newEmoji), bot.id, limit);
    bot.emojis.set(emoji.id, emoji);
    return apiEmoji(world, emoji);
  });
  handle('get_application_emoji', ({ bot, params }) => apiEmoji(world, find(bot, params)));
  handle('update_application_emoji', ({ bot, params, fields }) => {
    const emoji = find(bot, params);
    emoji.name = fields(z.object({ name: emojiName.optional() })).name ?? emoji.name;
    return apiEmoji(world, emoji);
  });
  handle('delete_application_emoji', ({ bot, params }) => {
    const { id } = find(bot, params);
    bot.emojis.delete(id);
    world.assets.delete(`emojis/${id}`);
  });
}
