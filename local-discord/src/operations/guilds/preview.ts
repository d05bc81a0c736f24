import { apiGuild } from '../../api/guild.ts';
import type { Context } from '../../context.ts';
import { featuresOf } from '../../guilds/guild-events.ts';
import { botGuild } from '../../rest/access.ts';
import type { Router } from '../../rest/router.ts';
import { memberCounts } from './member-counts.ts';

/** The public data of a discoverable guild. */
export function previewOperations({ handle }: Router, context: Context): void {
  const { world } = context;
  handle('get_guild_preview', ({ bot, params }) => {
    const known = world.guilds.get(params.guild_id);
    const isPublic = known !== undefined && featuresOf(known).includes('DISCOVERABLE');
    const guild = isPublic ? known : botGuild(world, bot, params.guild_id);
    const shown = apiGuild(world, guild);
    const { id, name, icon, splash, discovery_splash, home_header, emojis, features, description, stickers } =
      shown;
    return {
      id,
      name,
      icon,
      splash,
      discovery_splash,
      home_header,
      emojis,
      features,
      description,
      stickers,
      ...memberCounts(context, guild),
    };
  });
}
