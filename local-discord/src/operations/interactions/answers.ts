import type { Context } from '../../context.ts';
import { DiscordError, unknownMessage } from '../../errors.ts';
import type { RestBody } from '../../rest/rest-body.ts';
import { isMember } from '../../world/guilds.ts';
import type { Interaction, StoredMessage } from '../../world/model.ts';
import {
  EPHEMERAL,
  editedContent,
  editedFlags,
  LOADING,
  newContent,
  newFlags,
} from '../messages/checked-content.ts';
import type { HookCall, MessageHook } from '../webhooks/message-hook.ts';
import { originOf, staysPrivate } from './origin.ts';

/** Discord's limit where the bot is not a member. */
const FOLLOW_UPS_WITHOUT_BOT = 5;

/** What an interaction's token allows after the first response: editing it, deleting it, and follow-ups. */
export function interactionHook(context: Context): MessageHook {
  const { world, messageStore, interactions } = context;
  const shown = (message: StoredMessage, { webhook_id }: Hook) =>
    messageStore.api(message, { id: webhook_id });
  return {
    post({ params, json, files }) {
      const interaction = interactions.requireByToken(params.webhook_id, params.webhook_token);
      return shown(followUp(context, interaction, { json, files }), params);
    },
    read: ({ params }) => shown(find(context, params).message, params),
    update({ params, json, files }) {
      const body = { json, files };
      const { interaction, message } = find(context, params);
      const content = editedContent(world, message, body);
      const wasLoading = (message.flags & LOADING) !== 0;
      if (message.id === interaction.originalId) interaction.originalAnswered = true;
      messageStore.edit(message, { content, flags: editedFlags(message, json), silent: wasLoading });
      return shown(message, params);
    },
    remove({ params }) {
      const { interaction, message } = find(context, params);
      if (message.id === interaction.originalId) interaction.originalDeleted = true;
      messageStore.remove(message);
    },
  };
}

type Hook = HookCall['params'];

function find(
  { world, interactions }: Context,
  { webhook_id, webhook_token, message_id }: Hook,
): { interaction: Interaction; message: StoredMessage } {
  const interaction = interactions.requireByToken(webhook_id, webhook_token);
  const { originalId, sourceMessageId, followUps } = interaction;
  // If a modal answers a component, the original message is still the component's.
  const id = message_id ?? originalId ?? sourceMessageId;
  const isKnown = id !== null && [originalId, sourceMessageId, ...followUps].includes(id);
  const message = isKnown ? world.messages.get(id) : undefined;
  if (!message) throw unknownMessage();
  return { interaction, message };
}

function followUp(
  { world, messageStore, hub }: Context,
  interaction: Interaction,
  body: RestBody,
): StoredMessage {
  const { applicationId, channelId, userId } = interaction;
  const original = world.messages.get(interaction.originalId ?? '');
  const content = newContent(world, applicationId, channelId, body, 'followup');
  if (original && (original.flags & LOADING) !== 0) {
    // While "thinking…", the first follow-up becomes the response, with the visibility of the deferral.
    const flags = (original.flags & EPHEMERAL) | newFlags(body.json);
    interaction.originalAnswered = true;
    messageStore.edit(original, { content, flags, silent: true });
    return original;
  }
  const guild = world.guilds.get(world.channels.get(channelId)?.guildId ?? '');
  if (guild && !isMember(guild, applicationId) && interaction.followUps.length >= FOLLOW_UPS_WITHOUT_BOT) {
    const message = 'This interaction has reached the maximum number of follow up messages';
    throw new DiscordError(400, 40094, message);
  }
  const isPrivate = staysPrivate(world, interaction, body.json);
  const message = messageStore.create({
    channelId,
    authorId: applicationId,
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
