import { apiGuild } from '../api/guild.ts';
import type { Context } from '../context.ts';
import type { JsonObject } from '../json.ts';
import { changesOf, recordAction } from '../world/audit-log.ts';
import type { LocalGuild } from '../world/model.ts';

type Told = Pick<Context, 'world' | 'events'>;

/** Changes settings of a guild, tells bots and records who did it. */
export function changeGuild(
  { world, events }: Told,
  guild: LocalGuild,
  by: { readonly userId: string; readonly reason: string | null },
  change: () => void,
): void {
  const before = audited(world, guild);
  change();
  events.toGuild(guild.id, 'GUILD_UPDATE', apiGuild(world, guild));
  const changes = changesOf(before, audited(world, guild));
  if (changes.length > 0)
    recordAction({ world, events }, guild.id, { ...by, action: 1, targetId: guild.id, changes });
}

/** The features that a guild has. */
export function featuresOf({ settings }: LocalGuild): string[] {
  const features = settings['features'];
  return Array.isArray(features) ? features.map(String) : [];
}

/** The audit log names images by hash; roles and expressions have their own entries. */
function audited(world: Told['world'], guild: LocalGuild): JsonObject {
  const {
    icon,
    splash,
    banner,
    discovery_splash,
    roles: _r,
    emojis: _e,
    stickers: _s,
    ...rest
  } = apiGuild(world, guild);
  return {
    ...rest,
    icon_hash: icon,
    splash_hash: splash,
    banner_hash: banner,
    discovery_splash_hash: discovery_splash,
  };
}
