import type { Context } from '../../context.ts';
import { unknownChannel, unknownMember } from '../../errors.ts';
import { apiLobbyMember } from '../../lobbies/lobbies.ts';
import { anyUser } from '../../rest/access.ts';
import type { Router } from '../../rest/router.ts';
import { inviteCode } from '../../world/invites.ts';
import type { LobbyMember, LocalLobby, World } from '../../world/model.ts';
import { botLobby, lobbyMember, lobbyMembers, memberFrom } from './lobby-fields.ts';

const INVITE_SECONDS = 3600;

/** Members of a lobby. */
export function lobbyMemberOperations({ handle }: Router, { world }: Context): void {
  handle('add_lobby_member', ({ bot, params, fields }) => {
    const lobby = botLobby(world, bot, params.lobby_id);
    const { id } = anyUser(world, params.user_id);
    return put(world, lobby, id, memberFrom(fields(lobbyMember), lobby.members.get(id)));
  });
  handle('bulk_update_lobby_members', ({ bot, params, fields }) => {
    const lobby = botLobby(world, bot, params.lobby_id);
    const given = fields(lobbyMembers);
    for (const { id } of given) anyUser(world, id);
    for (const { id, remove_member } of given) if (remove_member === true) lobby.members.delete(id);
    return given
      .filter(({ remove_member }) => remove_member !== true)
      .map((one) => put(world, lobby, one.id, memberFrom(one, lobby.members.get(one.id))));
  });
  handle('delete_lobby_member', ({ bot, params }) => {
    // Removing someone who has left succeeds.
    botLobby(world, bot, params.lobby_id).members.delete(params.user_id);
  });
  handle('create_linked_lobby_guild_invite_for_user', ({ bot, params }) => {
    const lobby = botLobby(world, bot, params.lobby_id);
    if (!lobby.members.has(params.user_id)) throw unknownMember();
    const channel = world.channels.get(lobby.linkedChannelId ?? '');
    if (!channel || channel.guildId === null) throw unknownChannel();
    const code = inviteCode();
    world.invites.set(code, {
      code,
      guildId: channel.guildId,
      channelId: channel.id,
      inviterId: bot.id,
      createdAt: world.clock.now(),
      maxAge: INVITE_SECONDS,
      maxUses: 1,
      temporary: false,
      uses: 0,
      extra: {},
      targetUserIds: [params.user_id],
    });
    return { code };
  });
}

function put({ clock }: World, lobby: LocalLobby, id: string, member: LobbyMember) {
  lobby.members.set(id, member);
  lobby.activeAt = clock.now();
  return apiLobbyMember(id, member);
}
