import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { invalidField, unknownMessage } from '../errors.ts';
import { type JsonObject, numberOf, objectOf, objectsOf, textOf } from '../json.ts';
import { callbackErrors } from '../rules/index.ts';
import type { Interaction, StoredMessage, World } from '../world/model.ts';
import { originOf, staysPrivate } from './answer-message.ts';
import { type RestBody, readBody } from './body.ts';
import {
  EPHEMERAL,
  editedContent,
  editedFlags,
  enforce,
  LOADING,
  newContent,
  newFlags,
} from './checked-content.ts';

/** Callback types that each interaction type may be answered with. */
const ALLOWED_TYPES: Readonly<Record<number, readonly number[]>> = {
  2: [4, 5, 9],
  3: [4, 5, 6, 7, 9],
  4: [8],
  5: [4, 5, 6, 7],
};

/** The first answer to an interaction. */
export function callbackRoutes(api: FastifyInstance, context: Context): void {
  const { interactions, hub } = context;
  api.post('/interactions/:id/:token/callback', async (request, reply) => {
    const { id, token } = request.params as { id: string; token: string };
    const { json, files } = await readBody(request);
    const interaction = interactions.requirePending(id, token);
    const type = numberOf(json['type']);
    const isAllowed = (ALLOWED_TYPES[interaction.type] ?? []).includes(type);
    enforce(callbackErrors(json, { files: files.map((file) => file.filename) }));
    if (!isAllowed || ((type === 6 || type === 7) && interaction.sourceMessageId === null)) {
      throw invalidField('type', 'BASE_TYPE_CHOICES', 'This interaction cannot be answered with this type.');
    }
    // A refused callback leaves the interaction open, as with Discord: the person still waits.
    const message = applyCallback(context, interaction, type, { json: objectOf(json['data']), files });
    interaction.originalId = message?.id ?? null;
    interactions.answered(interaction, type);
    if (interaction.modal) {
      const modal = interaction.modal as unknown as APIModalInteractionResponseCallbackData;
      hub.send(interaction.userId, { type: 'modal', interactionId: id, modal });
    }
    const query = request.query as { with_response?: string };
    if (query.with_response !== 'true') return reply.code(204).send();
    return reply.send(callbackResponse(context, interaction, type, message));
  });
}

/** @returns the message that the callback created or changed */
function applyCallback(
  { world, messageStore }: Context,
  interaction: Interaction,
  type: number,
  body: RestBody,
): StoredMessage | null {
  const { userId, channelId } = interaction;
  const isPrivate = staysPrivate(world, interaction, body.json);
  const shared = {
    channelId,
    authorId: world.bot.id,
    origin: originOf(interaction),
    replyTo: interaction.sourceMessageId,
    visibleTo: isPrivate ? userId : null,
  };
  const ephemeral = isPrivate ? EPHEMERAL : 0;
  if (type === 4) {
    const content = newContent(world, channelId, body, 'callback');
    interaction.originalAnswered = true;
    return messageStore.create({ ...shared, content, flags: newFlags(body.json) | ephemeral });
  }
  if (type === 5) return messageStore.create({ ...shared, flags: LOADING | ephemeral });
  if (type === 6) return interaction.sourceMessageId === null ? null : sourceMessage(world, interaction);
  if (type === 7) {
    const source = sourceMessage(world, interaction);
    const content = editedContent(world, source, body, 'callback');
    messageStore.edit(source, { content, flags: editedFlags(source, body.json) });
    interaction.originalAnswered = true;
    return source;
  }
  if (type === 8) interaction.choices = objectsOf(body.json['choices']).map(autocompleteChoice);
  if (type === 9) interaction.modal = body.json;
  return null;
}

function sourceMessage(world: World, interaction: Interaction): StoredMessage {
  const message = world.messages.get(interaction.sourceMessageId ?? '');
  if (!message) throw unknownMessage();
  return message;
}

function autocompleteChoice({ name, value }: JsonObject): { name: string; value: string | number } {
  return { name: textOf(name) ?? '', value: typeof value === 'number' ? value : String(value) };
}

function callbackResponse(
  { messageStore }: Context,
  interaction: Interaction,
  type: number,
  message: StoredMessage | null,
): JsonObject {
  return {
    interaction: {
      id: interaction.id,
      type: interaction.type,
      ...(message
        ? {
            response_message_id: message.id,
            response_message_loading: (message.flags & LOADING) !== 0,
            response_message_ephemeral: (message.flags & EPHEMERAL) !== 0,
          }
        : {}),
      channel_id: interaction.channelId,
    },
    resource: { type, ...(message ? { message: messageStore.api(message) } : {}) },
  };
}
