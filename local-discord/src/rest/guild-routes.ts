import type { FastifyInstance } from 'fastify';
import { apiMember, apiRole, apiUser } from '../api/objects.ts';
import type { Context } from '../context.ts';
import { DiscordError, missingAccess } from '../errors.ts';
import type { LocalGuild } from '../world/model.ts';

/** The roles and members of guilds that the bot is in. */
export function guildRoutes(api: FastifyInstance, { world }: Context): void {
  const guildOf = (params: unknown): LocalGuild => {
    const guild = world.guilds.get((params as { guildId: string }).guildId);
    if (guild === undefined) throw new DiscordError(404, 10004, 'Unknown Guild');
    if (!guild.hasBot) throw missingAccess();
    return guild;
  };

  api.get('/guilds/:guildId/roles', async (request) => guildOf(request.params).roles.map(apiRole));
  api.get('/guilds/:guildId/members/:userId', async (request) => {
    const guild = guildOf(request.params);
    const { userId } = request.params as { userId: string };
    const user = userId === world.bot.id ? world.bot : world.users.get(userId);
    const isMember = userId === world.bot.id || guild.members.some((member) => member.userId === userId);
    if (user === undefined || !isMember) throw new DiscordError(404, 10007, 'Unknown Member');
    return { user: apiUser(user), ...apiMember(guild, userId) };
  });
}
