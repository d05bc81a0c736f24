import { randomBytes } from 'node:crypto';
import { alreadyAcknowledged, invalidToken, unknownInteraction, unknownWebhook } from './errors.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { Hub } from './hub.ts';
import { nextSnowflake } from './ids.ts';
import { interactionPayload } from './interaction-payload.ts';
import type { JsonObject } from './json.ts';
import type { Interaction, World } from './model.ts';
import type { ClientChannel } from './protocol.ts';

/** Discord's life time of an interaction token. */
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
  /** Makes an interaction, sends it to the bot and starts the clock. */
  start(given: InteractionStart): Interaction;
  /** The interaction that a callback may answer now; otherwise throws what Discord would answer. */
  toAnswer(id: string, token: string): Interaction;
  /** The interaction that a webhook route speaks of. */
  ofToken(applicationId: string, token: string): Interaction;
  /** Marks it as acknowledged by a callback of this type. */
  answered(interaction: Interaction, callbackType: number): void;
  /** The bot answered nonsense, or nothing. */
  fail(interaction: Interaction, reason: string): void;
  /** Stops the clocks. */
  close(): void;
}

/** The life of interactions, from the click until the token ends. */
export function createInteractions(
  world: World,
  hub: Hub,
  gateway: Gateway,
  deadlineMs: number,
): Interactions {
  const byToken = new Map<string, Interaction>();

  /** Ended tokens are of no use to anybody, and a sandbox may run for days. */
  function forgetOld(): void {
    for (const interaction of world.interactions.values()) {
      if (Date.now() - interaction.createdAt < 2 * TOKEN_LIFETIME_MS) return;
      world.interactions.delete(interaction.id);
      byToken.delete(interaction.token);
    }
  }

  function stopClock(interaction: Interaction): void {
    if (interaction.deadline) clearTimeout(interaction.deadline);
    interaction.deadline = null;
  }

  function fail(interaction: Interaction, reason: string): void {
    if (interaction.state !== 'pending') return;
    stopClock(interaction);
    interaction.state = 'failed';
    interaction.failure = reason;
    // An unanswered autocompletion shows no message in a client, just no choices.
    if (interaction.type === 4) hub.changed();
    else {
      hub.tell(interaction.userId, { type: 'interaction.failed', interactionId: interaction.id, reason });
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
      forgetOld();
      world.interactions.set(interaction.id, interaction);
      byToken.set(interaction.token, interaction);
      interaction.deadline = setTimeout(
        () => fail(interaction, 'The application did not respond'),
        deadlineMs,
      );
      const guildId = world.guilds.get(given.channel.guildId ?? '')?.hasBot ? given.channel.guildId : null;
      const payload = interactionPayload(world, interaction, given.channel, given.data);
      gateway.dispatch('INTERACTION_CREATE', guildId, () => payload);
      return interaction;
    },
    toAnswer(id, token) {
      const interaction = world.interactions.get(id);
      if (!interaction || interaction.token !== token) throw unknownInteraction();
      if (interaction.state === 'failed') throw unknownInteraction();
      if (interaction.state === 'answered') throw alreadyAcknowledged();
      return interaction;
    },
    ofToken(applicationId, token) {
      const interaction = byToken.get(token);
      if (applicationId !== world.bot.id || !interaction || interaction.state !== 'answered') {
        throw unknownWebhook();
      }
      if (Date.now() - interaction.createdAt > TOKEN_LIFETIME_MS) throw invalidToken();
      return interaction;
    },
    answered(interaction, callbackType) {
      stopClock(interaction);
      interaction.state = 'answered';
      interaction.callbackType = callbackType;
      hub.tell(interaction.userId, { type: 'interaction.acknowledged', interactionId: interaction.id });
    },
    fail,
    close() {
      for (const interaction of world.interactions.values()) stopClock(interaction);
    },
  };
}
