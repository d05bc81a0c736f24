import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { isEmbedded } from '../../api/application.ts';
import type { Context } from '../../context.ts';
import { invalidField, unknownMessage } from '../../errors.ts';
import { type JsonObject, numberOf, objectOf, objectsOf, textOf } from '../../json.ts';
import type { RestBody } from '../../rest/rest-body.ts';
import { callbackErrors } from '../../rules/index.ts';
import type { Interaction, LocalBot, StoredMessage, World } from '../../world/model.ts';
import { nextSnowflake } from '../../world/snowflakes.ts';
import {
  EPHEMERAL,
  editedContent,
  editedFlags,
  enforce,
  LOADING,
  newContent,
  newFlags,
} from '../messages/checked-content.ts';
import { originOf, staysPrivate } from './origin.ts';

const Callback = {
  message: 4,
  deferred: 5,
  deferredUpdate: 6,
  update: 7,
  autocomplete: 8,
  modal: 9,
  launchActivity: 12,
} as const;

/** Callback types that each interaction type may be answered with. */
const ALLOWED_TYPES: Readonly<Record<number, readonly number[]>> = {
  2: [4, 5, 9, 12],
  3: [4, 5, 6, 7, 9, 12],
  4: [8],
  5: [4, 5, 6, 7, 12],
};

/** What a callback did. */
export interface Answered {
  readonly type: number;
  /** The message that it created or changed. */
  readonly message: StoredMessage | null;
  /** The activity that it launched. */
  readonly activityId: string | null;
}

/** Applies the first response to an interaction, however it arrived. Throws Discord's error for an invalid one. */
export function respond(context: Context, interaction: Interaction, { json, files }: RestBody): Answered {
  const { world, interactions, hub } = context;
  const type = numberOf(json['type']);
  enforce(callbackErrors(json, { files: files.map((file) => file.filename) }));
  requireAllowed(world, interaction, type);
  // A refused callback leaves the interaction open, as on Discord: the person still waits.
  const message = apply(context, interaction, type, { json: objectOf(json['data']), files });
  const activityId = type === Callback.launchActivity ? launchActivity(world, interaction) : null;
  interaction.originalId = message?.id ?? null;
  interactions.answered(interaction, type);
  if (interaction.modal) {
    const modal = interaction.modal as unknown as APIModalInteractionResponseCallbackData;
    const event = { type: 'modal', interactionId: interaction.id, modal } as const;
    // The bot listens for input only after it has received the response.
    void hub.answered().then(() => hub.send(interaction.userId, event));
  }
  return { type, message, activityId };
}

function requireAllowed(world: World, interaction: Interaction, type: number): void {
  const isUpdate = type === Callback.deferredUpdate || type === Callback.update;
  const bot = world.bots.get(interaction.applicationId);
  const isAllowed =
    (ALLOWED_TYPES[interaction.type] ?? []).includes(type) &&
    (!isUpdate || interaction.sourceMessageId !== null) &&
    (type !== Callback.launchActivity || (bot !== undefined && isEmbedded(bot)));
  if (isAllowed) return;
  throw invalidField('type', 'BASE_TYPE_CHOICES', 'This interaction cannot be answered with this type.');
}

function apply(
  { world, messageStore }: Context,
  interaction: Interaction,
  type: number,
  body: RestBody,
): StoredMessage | null {
  const { userId, channelId, applicationId: authorId } = interaction;
  const isPrivate = staysPrivate(world, interaction, body.json);
  const shared = {
    channelId,
    authorId,
    origin: originOf(interaction),
    replyTo: interaction.sourceMessageId,
    visibleTo: isPrivate ? userId : null,
  };
  const ephemeral = isPrivate ? EPHEMERAL : 0;
  if (type === Callback.message) {
    const content = newContent(world, authorId, channelId, body, 'callback');
    interaction.originalAnswered = true;
    return messageStore.create({ ...shared, content, flags: newFlags(body.json) | ephemeral });
  }
  if (type === Callback.deferred) return messageStore.create({ ...shared, flags: LOADING | ephemeral });
  if (type === Callback.deferredUpdate) return sourceMessage(world, interaction);
  if (type === Callback.update) {
    const source = sourceMessage(world, interaction);
    const content = editedContent(world, source, body, 'callback');
    messageStore.edit(source, { content, flags: editedFlags(source, body.json) });
    interaction.originalAnswered = true;
    return source;
  }
  if (type === Callback.autocomplete) {
    interaction.choices = objectsOf(body.json['choices']).map(autocompleteChoice);
  }
  if (type === Callback.modal) interaction.modal = body.json;
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

/** Starts the application's activity in the interaction's channel, or joins the running one. */
function launchActivity(world: World, { applicationId, channelId, userId }: Interaction): string | null {
  const bot: LocalBot | undefined = world.bots.get(applicationId);
  const guildId = world.channels.get(channelId)?.guildId ?? null;
  const kind = guildId === null ? 'pc' : 'gc';
  const place = [kind, guildId, channelId].filter((part) => part !== null).join('-');
  for (const [id, instance] of bot?.activityInstances ?? []) {
    if (!id.endsWith(place)) continue;
    const users = Array.isArray(instance['users']) ? instance['users'] : [];
    bot?.activityInstances.set(id, { ...instance, users: [...new Set([...users, userId])] });
    return id;
  }
  const launchId = nextSnowflake(world);
  const id = `i-${launchId}-${place}`;
  const location = {
    id: place,
    kind,
    channel_id: channelId,
    ...(guildId === null ? {} : { guild_id: guildId }),
  };
  bot?.activityInstances.set(id, {
    application_id: applicationId,
    instance_id: id,
    launch_id: launchId,
    location,
    users: [userId],
  });
  return id;
}
