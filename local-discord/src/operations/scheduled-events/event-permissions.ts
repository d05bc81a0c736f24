import { missingPermissions } from '../../errors.ts';
import type { JsonObject } from '../../json.ts';
import { EntityType } from '../../scheduled-events/event-kinds.ts';
import { requireInGuild, requireOfBot } from '../../world/bot-permissions.ts';
import type { LocalBot, LocalGuild, World } from '../../world/model.ts';
import { Permission, permissionsIn, permissionsOf } from '../../world/permissions.ts';

const { CreateEvents, ManageEvents, ManageChannels, MuteMembers, MoveMembers, Connect } = Permission;

/** Permissions in the channel of an event (developers/resources/guild-scheduled-event#permissions-requirements). */
const IN_CHANNEL: ReadonlyMap<unknown, readonly bigint[]> = new Map([
  [EntityType.stage, [ManageChannels, MuteMembers, MoveMembers]],
  [EntityType.voice, [Connect]],
]);

/** Throws unless a bot may create such an event. */
export function requireToCreate(world: World, guild: LocalGuild, bot: LocalBot, event: JsonObject): void {
  const channel = world.channels.get(String(event['channel_id']));
  const inChannel = IN_CHANNEL.get(event['entity_type']) ?? [];
  if (channel) requireOfBot(world, bot, channel, CreateEvents, ...inChannel);
  else requireInGuild(guild, bot, CreateEvents);
}

/** Throws unless a bot may change an event; for its own, Create Events is enough. */
export function requireToManage(world: World, guild: LocalGuild, bot: LocalBot, event: JsonObject): void {
  const channel = world.channels.get(String(event['channel_id']));
  const own = channel ? permissionsIn(world, channel, bot.id) : permissionsOf(guild, bot.id);
  const needed = event['creator_id'] === bot.id ? CreateEvents | ManageEvents : ManageEvents;
  if ((own & needed) === 0n) throw missingPermissions(needed);
  if (channel) requireOfBot(world, bot, channel, ...(IN_CHANNEL.get(event['entity_type']) ?? []));
}

/** Whether a bot can see an event: if it is in a channel, only along with the channel. */
export function maySee(world: World, bot: LocalBot, { channel_id }: JsonObject): boolean {
  const channel = world.channels.get(String(channel_id));
  return !channel || (permissionsIn(world, channel, bot.id) & Permission.ViewChannel) !== 0n;
}
