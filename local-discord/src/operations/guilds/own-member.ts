import { z } from 'zod';
import { apiFullMember } from '../../api/member.ts';
import type { Context } from '../../context.ts';
import { memberUpdated } from '../../guilds/member-events.ts';
import { botGuild } from '../../rest/access.ts';
import { imageHash } from '../../rest/image-hash.ts';
import type { Router } from '../../rest/router.ts';
import { changesOf, recordAction } from '../../world/audit-log.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import { Permission } from '../../world/permissions.ts';
import { memberIn } from './member-roles.ts';

const ownFields = z.object({
  nick: z.string().max(32).nullish(),
  avatar: imageHash.nullish(),
  banner: imageHash.nullish(),
  bio: z.string().max(190).nullish(),
});

/** A bot's own name and pictures in a guild. */
export function ownMemberOperations({ handle }: Router, context: Context): void {
  const { world } = context;
  handle('update_my_guild_member', ({ bot, params, fields, reason }) => {
    const guild = botGuild(world, bot, params.guild_id);
    const { nick, avatar, banner } = fields(ownFields);
    const member = memberIn(guild, bot.id);
    if (nick !== undefined) requireInGuild(guild, bot, Permission.ChangeNickname);
    const before = { nick: member.nick ?? null };
    if (nick !== undefined) member.nick = nick === '' ? null : nick;
    member.extra = {
      ...member.extra,
      ...(avatar === undefined ? {} : { avatar }),
      ...(banner === undefined ? {} : { banner }),
    };
    memberUpdated(context, guild, bot.id);
    const changes = changesOf(before, { nick: member.nick ?? null });
    if (changes.length > 0)
      recordAction(context, guild.id, { userId: bot.id, action: 24, targetId: bot.id, reason, changes });
    return apiFullMember(world, guild, bot.id);
  });
}
