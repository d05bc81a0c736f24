import { apiChannel } from '../api/channel.ts';
import { apiUser, DELETED_USER } from '../api/user.ts';
import type { JsonObject } from '../json.ts';
import type { Due } from '../passing-time/due.ts';
import type { LobbyMember, LocalLobby, World } from '../world/model.ts';
import { nextSnowflake } from '../world/snowflakes.ts';

/** A lobby as the API shows it. */
export function apiLobby(world: World, lobby: LocalLobby): JsonObject {
  const linked = world.channels.get(lobby.linkedChannelId ?? '');
  return {
    id: lobby.id,
    application_id: lobby.botId,
    metadata: lobby.metadata,
    members: [...lobby.members].map(([id, member]) => apiLobbyMember(id, member)),
    flags: lobby.flags,
    override_event_webhooks_url: lobby.overrideEventWebhooksUrl,
    ...(linked ? { linked_channel: apiChannel(world, linked) } : {}),
  };
}

export function apiLobbyMember(id: string, { metadata, flags, additionalName }: LobbyMember): JsonObject {
  return { id, metadata, flags, ...(additionalName === null ? {} : { additional_name: additionalName }) };
}

/** Writes a message into a lobby. @returns it in the API's shape */
export function addLobbyMessage(
  world: World,
  lobby: LocalLobby,
  authorId: string,
  content: string,
): JsonObject {
  const additional_name = lobby.members.get(authorId)?.additionalName ?? null;
  const message = {
    id: nextSnowflake(world),
    type: 0,
    content,
    lobby_id: lobby.id,
    channel_id: lobby.linkedChannelId ?? lobby.id,
    author: apiUser(world.users.get(authorId) ?? DELETED_USER),
    flags: 0,
    application_id: lobby.botId,
    ...(additional_name === null ? {} : { lobby_member: { additional_name } }),
  };
  lobby.messages.push(message);
  lobby.activeAt = world.clock.now();
  return message;
}

/** Deletes lobbies without activity; no game keeps them alive here. */
export function* idleLobbies({ lobbies }: World): Generator<Due> {
  for (const { id, activeAt, idleSeconds } of lobbies.values()) {
    yield { at: activeAt + idleSeconds * 1000, run: () => void lobbies.delete(id) };
  }
}
