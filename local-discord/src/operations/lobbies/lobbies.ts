import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { apiLobby } from '../../lobbies/lobbies.ts';
import { anyUser } from '../../rest/access.ts';
import { Answer, type Router } from '../../rest/router.ts';
import type { LocalBot, LocalLobby, World } from '../../world/model.ts';
import { nextSnowflake } from '../../world/snowflakes.ts';
import { botLobby, lobbyFields, memberFrom } from './lobby-fields.ts';

const DEFAULT_IDLE_SECONDS = 300;
const noOverride = { partly: 'override_event_webhooks_url is kept, but nothing is posted there' };

/** Lobbies of a game, as its server manages them. */
export function lobbyOperations({ handle }: Router, { world }: Context): void {
  handle(
    'create_lobby',
    ({ bot, fields }) => {
      const given = fields(lobbyFields);
      for (const { id } of given.members ?? []) anyUser(world, id);
      const lobby = newLobby(world, bot, given);
      world.lobbies.set(lobby.id, lobby);
      return new Answer(201, apiLobby(world, lobby));
    },
    noOverride,
  );
  handle('get_lobby', ({ bot, params }) => apiLobby(world, botLobby(world, bot, params.lobby_id)));
  handle(
    'edit_lobby',
    ({ bot, params, fields }) => {
      const lobby = botLobby(world, bot, params.lobby_id);
      const given = fields(lobbyFields);
      for (const { id } of given.members ?? []) anyUser(world, id);
      if (given.members != null) {
        const before = new Map(lobby.members);
        lobby.members.clear();
        for (const one of given.members) lobby.members.set(one.id, memberFrom(one, before.get(one.id)));
      }
      lobby.metadata = given.metadata === undefined ? lobby.metadata : given.metadata;
      lobby.flags = given.flags === undefined ? lobby.flags : (given.flags ?? 0);
      lobby.idleSeconds = given.idle_timeout_seconds ?? lobby.idleSeconds;
      if (given.override_event_webhooks_url !== undefined) {
        lobby.overrideEventWebhooksUrl = given.override_event_webhooks_url;
      }
      lobby.activeAt = world.clock.now();
      return apiLobby(world, lobby);
    },
    noOverride,
  );
  handle('delete_lobby', ({ bot, params }) => {
    // Deleting a missing lobby succeeds.
    if (world.lobbies.get(params.lobby_id)?.botId === bot.id) world.lobbies.delete(params.lobby_id);
  });
}

function newLobby(world: World, bot: LocalBot, given: z.infer<typeof lobbyFields>): LocalLobby {
  return {
    id: nextSnowflake(world),
    botId: bot.id,
    metadata: given.metadata ?? null,
    flags: given.flags ?? 0,
    overrideEventWebhooksUrl: given.override_event_webhooks_url ?? null,
    members: new Map((given.members ?? []).map((one) => [one.id, memberFrom(one)])),
    linkedChannelId: null,
    messages: [],
    idleSeconds: given.idle_timeout_seconds ?? DEFAULT_IDLE_SECONDS,
    activeAt: world.clock.now(),
  };
}
