import type { FastifyInstance } from 'fastify';
import { apiMessage } from '../api-message.ts';
import { DiscordError, unknownMessage } from '../errors.ts';
import type { Interaction, StoredMessage } from '../model.ts';
import type { LocalParts } from '../parts.ts';
import { originOf, staysPrivate } from './answer-message.ts';
import { readBody } from './body.ts';
import { EPHEMERAL, editedContent, editedFlags, LOADING, newContent, newFlags } from './checked-content.ts';

interface Params {
  readonly applicationId: string;
  readonly token: string;
  readonly messageId: string;
}

/** Discord's limit where the bot is not a member. */
const FOLLOW_UPS_WITHOUT_BOT = 5;

/** Everything after the first answer: its edits, its deletion and follow-ups. */
export function webhookRoutes(api: FastifyInstance, { world, board, interactions, hub }: LocalParts): void {
  function find(params: unknown): { interaction: Interaction; message: StoredMessage } {
    const { applicationId, token, messageId } = params as Params;
    const interaction = interactions.ofToken(applicationId, token);
    const isOriginal = messageId === '@original' || messageId === interaction.originalId;
    const id = isOriginal ? interaction.originalId : messageId;
    const known = isOriginal || interaction.followUps.includes(messageId);
    const message = id !== null && known ? world.messages.get(id) : undefined;
    if (!message) throw unknownMessage();
    return { interaction, message };
  }

  api.post('/webhooks/:applicationId/:token', async (request) => {
    const { applicationId, token } = request.params as Params;
    const body = await readBody(request);
    const interaction = interactions.ofToken(applicationId, token);
    const { channelId, userId } = interaction;
    const original = world.messages.get(interaction.originalId ?? '');
    const content = newContent(world, channelId, body, 'followup');
    if (original && (original.flags & LOADING) !== 0) {
      // While "thinking…", the first follow-up becomes the answer; it stays as private as the defer was.
      const flags = (original.flags & EPHEMERAL) | newFlags(body.json);
      interaction.originalAnswered = true;
      board.edit(original, { content, flags, silent: true });
      return apiMessage(world, original);
    }
    const guild = world.guilds.get(world.channels.get(channelId)?.guildId ?? '');
    if (guild && !guild.hasBot && interaction.followUps.length >= FOLLOW_UPS_WITHOUT_BOT) {
      throw new DiscordError(
        400,
        40094,
        'This interaction has reached the maximum number of follow up messages',
      );
    }
    const isPrivate = staysPrivate(world, interaction, body.json);
    const message = board.create({
      channelId,
      authorId: world.bot.id,
      content,
      flags: newFlags(body.json) | (isPrivate ? EPHEMERAL : 0),
      origin: originOf(interaction),
      replyTo: original ? original.id : null,
      visibleTo: isPrivate ? userId : null,
    });
    interaction.followUps.push(message.id);
    hub.changed();
    return apiMessage(world, message);
  });

  const path = '/webhooks/:applicationId/:token/messages/:messageId';
  api.get(path, async (request) => apiMessage(world, find(request.params).message));
  api.patch(path, async (request) => {
    const body = await readBody(request);
    const { interaction, message } = find(request.params);
    const content = editedContent(world, message, body);
    const wasLoading = (message.flags & LOADING) !== 0;
    if (message.id === interaction.originalId) interaction.originalAnswered = true;
    board.edit(message, { content, flags: editedFlags(message, body.json), silent: wasLoading });
    return apiMessage(world, message);
  });
  api.delete(path, async (request, reply) => {
    const { interaction, message } = find(request.params);
    if (message.id === interaction.originalId) interaction.originalDeleted = true;
    board.remove(message);
    return reply.code(204).send();
  });
}
