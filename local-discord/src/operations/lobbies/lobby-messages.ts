import { z } from 'zod';
import type { Context } from '../../context.ts';
import { unknownMessage } from '../../errors.ts';
import { addLobbyMessage } from '../../lobbies/lobbies.ts';
import { queryInteger } from '../../rest/fields.ts';
import { Answer, type Router } from '../../rest/router.ts';
import { botLobby, lobbyText, moderation } from './lobby-fields.ts';

const listQuery = z.object({ limit: queryInteger(1, 200).default(50) });

/** Messages in a lobby. */
export function lobbyMessageOperations({ handle }: Router, { world }: Context): void {
  handle('get_lobby_messages', ({ bot, params, query }) => {
    const { messages } = botLobby(world, bot, params.lobby_id);
    return messages.slice(-query(listQuery).limit).reverse();
  });
  handle(
    'create_lobby_message',
    ({ bot, params, fields }) => {
      const lobby = botLobby(world, bot, params.lobby_id);
      return new Answer(201, addLobbyMessage(world, lobby, bot.id, fields(lobbyText).content));
    },
    { partly: 'only text, which is not copied to a linked channel; webhook events do not tell of it' },
  );
  handle('update_lobby_message_external_moderation_metadata', ({ bot, params, fields }) => {
    const { messages } = botLobby(world, bot, params.lobby_id);
    const message = messages.find(({ id }) => id === params.message_id);
    if (!message) throw unknownMessage();
    message['moderation_metadata'] = fields(moderation);
  });
}
