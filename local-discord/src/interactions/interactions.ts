import { randomBytes } from 'node:crypto';
import type { EventHub } from '../client/event-hub.ts';
import {
  alreadyAcknowledged,
  DiscordError,
  invalidToken,
  unknownInteraction,
  unknownWebhook,
} from '../errors.ts';
import type { Events } from '../gateway/events.ts';
import { Intent } from '../gateway/intents.ts';
import { type JsonObject, textOf } from '../json.ts';
import type { RestBody } from '../rest/rest-body.ts';
import type { RestCall } from '../wire/frame.ts';
import { isMember } from '../world/guilds.ts';
import type { Interaction, LocalBot, LocalChannel, World } from '../world/model.ts';
import { nextSnowflake } from '../world/snowflakes.ts';
import { createArrivingAnswers } from './arriving-answers.ts';
import { deliverOverHttp } from './http-delivery.ts';
import { interactionPayload } from './interaction-payload.ts';

/** How long Discord accepts an interaction token. */
const TOKEN_LIFETIME_MS = 15 * 60_000;
/** What a person's client shows. */
const NO_RESPONSE = 'The application did not respond';

export interface InteractionStart {
  readonly bot: LocalBot;
  readonly type: number;
  readonly userId: string;
  readonly channel: LocalChannel;
  readonly name: string;
  readonly owners: Readonly<Record<string, string>>;
  readonly sourceMessageId?: string | null;
  readonly data: JsonObject;
}

export interface Interactions {
  /** Creates an interaction, sends it to the bot and starts the deadline. */
  start(given: InteractionStart): Interaction;
  /** The interaction that is still open for a callback; otherwise throws Discord's error. */
  requirePending(id: string, token: string): Interaction;
  /** The interaction with this token; otherwise throws Discord's error. */
  requireByToken(applicationId: string, token: string): Interaction;
  /** Waits a moment for the response of an endpoint to the interaction with this token, if it is on its way. */
  arrived(token: string): Promise<void>;
  /** Marks it as acknowledged by a callback of this type. */
  answered(interaction: Interaction, callbackType: number): void;
  /** The bot sent an invalid answer, or none. */
  fail(interaction: Interaction, reason: string): void;
  /** Clears the deadlines. */
  close(): void;
}

export interface InteractionParts {
  readonly world: World;
  readonly hub: EventHub;
  readonly events: Events;
  /** How long a bot has for its first response. */
  readonly deadlineMs: number;
  /** Applies an answer that came as the response to an HTTP request; throws Discord's error for an invalid one. */
  readonly respond: (interaction: Interaction, body: RestBody) => void;
  readonly onFrame: (frame: RestCall) => void;
}

/** Manages interactions from the click until the token expires. */
export function createInteractions(parts: InteractionParts): Interactions {
  const { world, hub, deadlineMs } = parts;
  const byToken = new Map<string, Interaction>();
  const arriving = createArrivingAnswers();

  /** Deletes expired interactions, since a local Discord may run for days. */
  function deleteExpired(): void {
    for (const interaction of world.interactions.values()) {
      if (world.clock.now() - interaction.createdAt < 2 * TOKEN_LIFETIME_MS) return;
      world.interactions.delete(interaction.id);
      byToken.delete(interaction.token);
    }
  }

  function clearDeadline(interaction: Interaction): void {
    interaction.cancelDeadline?.();
    interaction.cancelDeadline = null;
  }

  function fail(interaction: Interaction, reason: string): void {
    if (interaction.state !== 'pending') return;
    clearDeadline(interaction);
    interaction.state = 'failed';
    interaction.failure = reason;
    // An unanswered autocompletion shows no message in a client, just no choices.
    if (interaction.type === 4) hub.notifyWaiters();
    else {
      hub.send(interaction.userId, { type: 'interaction.failed', interactionId: interaction.id, reason });
    }
  }

  async function sendOverHttp(given: InteractionStart, interaction: Interaction, url: string): Promise<void> {
    const sent = payload(world, given, interaction, given.bot.allowedIntents);
    const { onFrame } = parts;
    const delivery = { interaction, url, payload: sent, withinMs: deadlineMs, onFrame };
    const answer = await deliverOverHttp(delivery);
    if (interaction.state !== 'pending' || answer.kind === 'later') return;
    if (answer.kind === 'failed') return fail(interaction, `${NO_RESPONSE} (${answer.reason})`);
    try {
      parts.respond(interaction, answer.body);
    } catch (error) {
      const found = error instanceof DiscordError ? JSON.stringify(error.body()) : String(error);
      fail(interaction, `${NO_RESPONSE} (its answer is invalid: ${found})`);
    }
  }

  return {
    start(given) {
      const interaction: Interaction = {
        id: nextSnowflake(world),
        applicationId: given.bot.id,
        token: randomBytes(128).toString('base64url'),
        type: given.type,
        userId: given.userId,
        channelId: given.channel.id,
        name: given.name,
        owners: given.owners,
        createdAt: world.clock.now(),
        sourceMessageId: given.sourceMessageId ?? null,
        state: 'pending',
        failure: null,
        callbackType: null,
        originalId: null,
        originalDeleted: false,
        originalAnswered: false,
        followUps: [],
        modal: null,
        choices: null,
        cancelDeadline: null,
      };
      deleteExpired();
      world.interactions.set(interaction.id, interaction);
      byToken.set(interaction.token, interaction);
      interaction.cancelDeadline = world.clock.after(deadlineMs, () => fail(interaction, NO_RESPONSE));
      const endpoint = textOf(given.bot.portal['interactions_endpoint_url']);
      if (endpoint === undefined) sendOverGateway(parts, given, interaction);
      else arriving.add(interaction.token, sendOverHttp(given, interaction, endpoint));
      return interaction;
    },
    requirePending(id, token) {
      const interaction = world.interactions.get(id);
      if (!interaction || interaction.token !== token) throw unknownInteraction();
      if (interaction.state === 'failed') throw unknownInteraction();
      if (interaction.state === 'answered') throw alreadyAcknowledged();
      return interaction;
    },
    requireByToken(applicationId, token) {
      const interaction = byToken.get(token);
      if (!interaction || applicationId !== interaction.applicationId || interaction.state !== 'answered') {
        throw unknownWebhook();
      }
      if (world.clock.now() - interaction.createdAt > TOKEN_LIFETIME_MS) throw invalidToken();
      return interaction;
    },
    arrived: arriving.wait,
    answered(interaction, callbackType) {
      clearDeadline(interaction);
      interaction.state = 'answered';
      interaction.callbackType = callbackType;
      hub.send(interaction.userId, { type: 'interaction.acknowledged', interactionId: interaction.id });
    },
    fail,
    close() {
      for (const interaction of world.interactions.values()) clearDeadline(interaction);
    },
  };
}

function payload(
  world: World,
  { bot, channel, data }: InteractionStart,
  interaction: Interaction,
  intents: number,
) {
  const reader = { botId: bot.id, hasContentIntent: (intents & Intent.MessageContent) !== 0 };
  return interactionPayload(world, interaction, channel, data, reader);
}

function sendOverGateway(
  { world, events }: InteractionParts,
  given: InteractionStart,
  interaction: Interaction,
): void {
  const guild = world.guilds.get(given.channel.guildId ?? '');
  // Where the bot is not a member, its first shard gets the interaction.
  const guildId = guild && isMember(guild, given.bot.id) ? guild.id : null;
  const made = ({ intents }: { readonly intents: number }) => payload(world, given, interaction, intents);
  events.toBot(given.bot, 'INTERACTION_CREATE', made, guildId);
}
