import { apiRole } from '../api/guild.ts';
import { botIntegration } from '../api/integration.ts';
import { apiFullMember } from '../api/member.ts';
import { userOf } from '../api/user.ts';
import { guildCreate } from '../gateway/guild-create.ts';
import { recordAction } from '../world/audit-log.ts';
import { joinGuild } from '../world/bots.ts';
import type { LocalBot, LocalGuild } from '../world/model.ts';
import { removeRole } from '../world/role-order.ts';
import type { Told } from './member-events.ts';

/** Adds a bot to a guild, as its owner does. The bot gets GUILD_CREATE. */
export function addBotTo(context: Told, guild: LocalGuild, bot: LocalBot): void {
  const { world, events } = context;
  const guild_id = guild.id;
  joinGuild(world, guild, userOf(world, bot));
  const isOther = (botId: string) => botId !== bot.id;
  const role = guild.roles.find(({ botId }) => botId === bot.id);
  const { user: _, ...integration } = botIntegration(world, guild, bot);
  const toOthers = (event: Parameters<typeof events.toGuild>[1], data: Record<string, unknown>) =>
    events.toGuild(guild_id, event, ({ botId }) => (isOther(botId) ? data : null));
  if (role) toOthers('GUILD_ROLE_CREATE', { guild_id, role: apiRole(role, guild.roles.indexOf(role)) });
  toOthers('GUILD_MEMBER_ADD', { guild_id, ...apiFullMember(world, guild, bot.id) });
  events.toBot(
    bot,
    'GUILD_CREATE',
    ({ intents }) =>
      guild.isUnavailable ? { id: guild_id, unavailable: true } : guildCreate(world, guild, bot.id, intents),
    guild_id,
  );
  events.toGuild(guild_id, 'INTEGRATION_CREATE', { ...integration, guild_id });
  events.toGuild(guild_id, 'GUILD_INTEGRATIONS_UPDATE', { guild_id });
  const by = { userId: guild.ownerId, targetId: bot.id };
  recordAction(context, guild_id, { ...by, action: 28 });
  recordAction(context, guild_id, { ...by, action: 80, changes: [{ key: 'type', new_value: 'discord' }] });
}

/** Removes the role and the integration of a bot that has left a guild. */
export function botGone({ events }: Told, guild: LocalGuild, bot: LocalBot): void {
  const guild_id = guild.id;
  events.toBot(bot, 'GUILD_DELETE', { id: guild_id }, guild_id);
  const role = guild.roles.find(({ botId }) => botId === bot.id);
  if (role) {
    removeRole(guild, role);
    events.toGuild(guild_id, 'GUILD_ROLE_DELETE', { guild_id, role_id: role.id });
  }
  events.toGuild(guild_id, 'INTEGRATION_DELETE', { id: bot.id, guild_id, application_id: bot.id });
  events.toGuild(guild_id, 'GUILD_INTEGRATIONS_UPDATE', { guild_id });
}
