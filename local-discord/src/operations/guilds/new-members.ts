import { z } from 'zod';
import { apiFullMember } from '../../api/member.ts';
import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import { addPerson } from '../../guilds/membership.ts';
import { anyUser, botGuild } from '../../rest/access.ts';
import { snowflake } from '../../rest/fields.ts';
import { Answer, type Router } from '../../rest/router.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import { isMember } from '../../world/guilds.ts';
import { Permission } from '../../world/permissions.ts';
import { requireToAssign } from './member-roles.ts';

const newMember = z.object({
  access_token: z.string(),
  nick: z.string().max(32).nullish(),
  roles: z.array(snowflake).nullish(),
  mute: z.boolean().nullish(),
  deaf: z.boolean().nullish(),
});

/** Adding people who gave the application an OAuth2 token with `guilds.join`. */
export function newMemberOperations({ handle }: Router, context: Context): void {
  const { world } = context;

  handle('add_guild_member', ({ bot, params, fields }) => {
    const guild = botGuild(world, bot, params.guild_id);
    const given = fields(newMember);
    requireInGuild(guild, bot, Permission.CreateInstantInvite);
    if (given.nick != null) requireInGuild(guild, bot, Permission.ManageNicknames);
    if (given.mute != null) requireInGuild(guild, bot, Permission.MuteMembers);
    if (given.deaf != null) requireInGuild(guild, bot, Permission.DeafenMembers);
    for (const roleId of given.roles ?? []) requireToAssign(guild, bot, roleId);
    const { id } = anyUser(world, params.user_id);
    const token = world.accessTokens.get(given.access_token);
    if (token?.userId !== id || token.botId !== bot.id) {
      throw new DiscordError(403, 50_025, 'Invalid OAuth2 access token');
    }
    if (!token.scopes.includes('guilds.join')) {
      throw new DiscordError(403, 50_026, 'Missing required OAuth2 scope');
    }
    if (isMember(guild, id)) return undefined;
    if (guild.bans.has(id)) throw new DiscordError(403, 40_007, 'The user is banned from this guild.');
    addPerson(context, guild, {
      userId: id,
      roleIds: given.roles ?? [],
      nick: given.nick ?? null,
      extra: { mute: given.mute ?? false, deaf: given.deaf ?? false },
    });
    return new Answer(201, apiFullMember(world, guild, id));
  });
}
