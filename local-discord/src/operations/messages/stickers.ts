import { DiscordError } from '../../errors.ts';
import type { JsonObject } from '../../json.ts';
import { requireOfBot } from '../../world/bot-permissions.ts';
import { guildsOf } from '../../world/guilds.ts';
import type { LocalBot, LocalChannel, World } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';

/** The stickers in a body; throws unless the bot may send each of them here. */
export function requireStickers(
  world: World,
  bot: LocalBot,
  channel: LocalChannel,
  { sticker_ids }: JsonObject,
): string[] {
  const ids = Array.isArray(sticker_ids) ? sticker_ids.map(String) : [];
  for (const id of ids) {
    const owner = guildsOf(world, bot).find(({ records }) => records.stickers.has(id));
    if (!owner) throw new DiscordError(400, 50_081, 'Invalid sticker sent');
    if (owner.id !== channel.guildId) requireOfBot(world, bot, channel, Permission.UseExternalStickers);
  }
  return ids;
}
