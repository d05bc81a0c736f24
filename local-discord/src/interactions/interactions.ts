import { randomBytes } from 'node:crypto';
import type { EventHub } from '../client/event-hub.ts';
import type { ClientChannel } from '../client/protocol.ts';
import { alreadyAcknowledged, invalidToken, unknownInteraction, unknownWebhook } from '../errors.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { Intent } from '../gateway/session.ts';
import type { JsonObject } from '../json.ts';
import type { Interaction, World } from '../world/model.ts';
import { nextSnowflake } from '../world/snowflakes.ts';
import { interactionPayload } from './interaction-payload.ts';

/** How long Discord accepts an interaction token. */
const TOKEN_LIFETIME_MS = 15 * 60_000;

export interface InteractionStart {
  readonly type: number;
  readonly userId: string;
  readonly channel: ClientChannel;
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
  /** Marks it as acknowledged by a callback of this type. */
  answered(interaction: Interaction, callbackType: number): void;
  /** The bot sent an invalid answer, or none. */
  fail(interaction: Interaction, reason: string): void;
  /** Clears the deadlines. */
  close(): void;
}

/** Interactions from the click until the token expires. */
export function createInteractions(
  world: World,
  hub: EventHub,
  gateway: Gateway,
  deadlineMs: number,
): Interactions {
  const byToken = new Map<string, Interaction>();

  /** Expired tokens are useless, and a local Discord may run for days. */
  function deleteExpired(): void {
    for (const interaction of world.interactions.values()) {
      if (Date.now() - interaction.createdAt < 2 * TOKEN_LIFETIME_MS) return;
      world.interactions.delete(interaction.id);
      byToken.delete(interaction.token);
    }
  }

  function clearDeadline(interaction: Interaction): void {
    if (interaction.deadline) clearTimeout(interaction.deadline);
    interaction.deadline = null;
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

  return {
    start(given) {
      const interaction: Interaction = {
        id: nextSnowflake(),
        token: randomBytes(48).toString('base64url'),
        type: given.type,
        userId: given.userId,
        channelId: given.channel.id,
        name: given.name,
        owners: given.owners,
        createdAt: Date.now(),
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
        deadline: null,
      };
      deleteExpired();
      world.interactions.set(interaction.id, interaction);
      byToken.set(interaction.token, interaction);
      interaction.deadline = setTimeout(
        () => fail(interaction, 'The application did not respond'),
        deadlineMs,
      );
      const guildId = world.guilds.get(given.channel.guildId ?? '')?.hasBot ? given.channel.guildId : null;
      gateway.dispatch('INTERACTION_CREATE', guildId, ({ intents }) => {
        const reader = { hasContentIntent: (intents & Intent.MessageContent) !== 0 };
        return interactionPayload(world, interaction, given.channel, given.data, reader);
      });
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
      if (applicationId !== world.bot.id || !interaction || interaction.state !== 'answered') {
        throw unknownWebhook();
      }
      if (Date.now() - interaction.createdAt > TOKEN_LIFETIME_MS) throw invalidToken();
      return interaction;
    },
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
