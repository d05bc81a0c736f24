import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { DiscordError, unknownMessage } from '../errors.ts';
import type { Interaction, StoredMessage } from '../world/model.ts';
import { originOf, staysPrivate } from './answer-message.ts';
import { type RestBody, readBody } from './body.ts';
import { EPHEMERAL, editedContent, editedFlags, LOADING, newContent, newFlags } from './checked-content.ts';

interface Params {
  readonly applicationId: string;
  readonly token: string;
  readonly messageId: string;
}

/** Discord's limit where the bot is not a member. */
const FOLLOW_UPS_WITHOUT_BOT = 5;

const MESSAGE_PATH = '/webhooks/:applicationId/:token/messages/:messageId';

/** Requests after the first answer: its edits, its deletion and follow-ups. */
export function webhookRoutes(api: FastifyInstance, context: Context): void {
  const { world, messageStore, interactions } = context;
  api.post('/webhooks/:applicationId/:token', async (request) => {
    const { applicationId, token } = request.params as Params;
    const body = await readBody(request);
    const interaction = interactions.requireByToken(applicationId, token);
    return messageStore.api(followUp(context, interaction, body));
  });
  api.get(MESSAGE_PATH, async (request) => messageStore.api(find(context, request.params).message));
  api.patch(MESSAGE_PATH, async (request) => {
    const body = await readBody(request);
    const { interaction, message } = find(context, request.params);
    const content = editedContent(world, message, body);
    const wasLoading = (message.flags & LOADING) !== 0;
    if (message.id === interaction.originalId) interaction.originalAnswered = true;
    messageStore.edit(message, { content, flags: editedFlags(message, body.json), silent: wasLoading });
    return messageStore.api(message);
  });
  api.delete(MESSAGE_PATH, async (request, reply) => {
    const { interaction, message } = find(context, request.params);
    if (message.id === interaction.originalId) interaction.originalDeleted = true;
    messageStore.remove(message);
    return reply.code(204).send();
  });
}

function find(
  { world, interactions }: Context,
  params: unknown,
): { interaction: Interaction; message: StoredMessage } {
  const { applicationId, token, messageId } = params as Params;
  const interaction = interactions.requireByToken(applicationId, token);
  const isOriginal = messageId === '@original' || messageId === interaction.originalId;
  const id = isOriginal ? interaction.originalId : messageId;
  const isKnown = isOriginal || interaction.followUps.includes(messageId);
  const message = id !== null && isKnown ? world.messages.get(id) : undefined;
  if (!message) throw unknownMessage();
  return { interaction, message };
}

function followUp(
  { world, messageStore, hub }: Context,
  interaction: Interaction,
  body: RestBody,
): StoredMessage {
  const { channelId, userId } = interaction;
  const original = world.messages.get(interaction.originalId ?? '');
  const content = newContent(world, channelId, body, 'followup');
  if (original && (original.flags & LOADING) !== 0) {
    // While "thinking…", the first follow-up becomes the answer; it stays as private as the defer was.
    const flags = (original.flags & EPHEMERAL) | newFlags(body.json);
    interaction.originalAnswered = true;
    messageStore.edit(original, { content, flags, silent: true });
    return original;
  }
  const guild = world.guilds.get(world.channels.get(channelId)?.guildId ?? '');
  if (guild && !guild.hasBot && interaction.followUps.length >= FOLLOW_UPS_WITHOUT_BOT) {
    const message = 'This interaction has reached the maximum number of follow up messages';
    throw new DiscordError(400, 40094, message);
  }
  const isPrivate = staysPrivate(world, interaction, body.json);
  const message = messageStore.create({
    channelId,
    authorId: world.bot.id,
    content,
    flags: newFlags(body.json) | (isPrivate ? EPHEMERAL : 0),
    origin: originOf(interaction),
    replyTo: original ? original.id : null,
    visibleTo: isPrivate ? userId : null,
  });
  interaction.followUps.push(message.id);
  hub.notifyWaiters();
  return message;
}
