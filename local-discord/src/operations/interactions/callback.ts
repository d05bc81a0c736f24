import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { JsonObject } from '../../json.ts';
import { queryFlag } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import type { Interaction } from '../../world/model.ts';
import { EPHEMERAL, LOADING } from '../messages/checked-content.ts';
import { type Answered, respond } from './respond.ts';

/** The first answer to an interaction. */
export function callbackOperations({ handleOpen }: Router, context: Context): void {
  handleOpen('create_interaction_response', ({ params, json, files, query }) => {
    const { with_response } = query(z.object({ with_response: queryFlag.optional() }));
    const { interaction_id: id, interaction_token: token } = params;
    const interaction = context.interactions.requirePending(id, token);
    const answered = respond(context, interaction, { json, files });
    return with_response === true ? callbackResponse(context, interaction, answered) : undefined;
  });
}

/** What a callback did (developers/interactions/receiving-and-responding#interaction-callback). */
function callbackResponse(
  { messageStore, world }: Context,
  { id, type, channelId, applicationId }: Interaction,
  { type: callbackType, message, activityId }: Answered,
): JsonObject {
  const guildId = world.channels.get(channelId)?.guildId;
  return {
    interaction: {
      id,
      type,
      channel_id: channelId,
      ...(guildId ? { guild_id: guildId } : {}),
      ...(activityId === null ? {} : { activity_instance_id: activityId }),
      ...(message
        ? {
            response_message_id: message.id,
            response_message_loading: (message.flags & LOADING) !== 0,
            response_message_ephemeral: (message.flags & EPHEMERAL) !== 0,
          }
        : {}),
    },
    ...(activityId === null
      ? {}
      : { resource: { type: callbackType, activity_instance: { id: activityId } } }),
    ...(message
      ? { resource: { type: callbackType, message: messageStore.api(message, { id: applicationId }) } }
      : {}),
  };
}
