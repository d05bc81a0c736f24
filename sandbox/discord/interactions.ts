import { randomBytes } from 'node:crypto';
import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { z } from 'zod';
import {
  alreadyAcknowledged,
  invalidWebhookToken,
  refuse,
  unknownInteraction,
  unknownMessage,
  unknownWebhook,
} from './discord-error.ts';
import type { Gateway } from './gateway.ts';
import {
  createMessage,
  createPlaceholder,
  deleteMessage,
  EPHEMERAL,
  editMessage,
  LOADING,
  type UploadedFile,
} from './messages.ts';
import { apiChannel, apiMember, apiUser, ownersIn } from './payloads.ts';
import { callbackErrors } from './rules/index.ts';
import { newSnowflake } from './snowflake.ts';
import {
  botPermissionsIn,
  channelOf,
  memberIn,
  type State,
  type StoredMessage,
  tell,
  userOf,
} from './state.ts';

const TOKEN_LIFE_MS = 15 * 60_000;
/** Follow-ups an app may send where only a user installed it (interactions/receiving-and-responding). */
const GUEST_FOLLOWUPS = 5;

const TYPE = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;
const CALLBACK = {
  message: 4,
  deferredMessage: 5,
  deferredUpdate: 6,
  update: 7,
  choices: 8,
  modal: 9,
} as const;

const callbackBody = z.object({ type: z.number(), data: z.unknown() });
const flagsOf = z.object({ flags: z.number().nullish() }).nullish();
const choicesOf = z.object({
  choices: z.array(z.object({ name: z.string(), value: z.union([z.string(), z.number()]) })),
});

/** An open form: what its submission is sent as, and from where. */
interface Modal {
  readonly customId: string;
  readonly channelId: string;
}

interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: number;
  readonly userId: string;
  readonly channelId: string;
  readonly name: string;
  readonly startedAt: number;
  readonly source: StoredMessage | null;
  acknowledged: boolean;
  original: string | null;
  followUps: number;
  /** The message that holds the answer, once there is more than "thinking…". */
  answer: string | null;
  modal: Modal | null;
  deadline: NodeJS.Timeout;
  onChoices: ((choices: Choices) => void) | null;
}

type Choices = z.infer<typeof choicesOf>['choices'];

export interface Start {
  readonly userId: string;
  readonly channelId: string;
  readonly type: keyof typeof TYPE;
  /** Shown as "used /name". */
  readonly name: string;
  readonly data: object;
  readonly source?: StoredMessage;
  readonly extra?: object;
}

export interface Interactions {
  start(start: Start): string;
  autocomplete(start: Start): Promise<Choices>;
  callback(id: string, token: string, body: unknown, files: readonly UploadedFile[]): StoredMessage | null;
  followUp(token: string, body: unknown, files: readonly UploadedFile[]): StoredMessage;
  /** `@original` or an id. */
  find(token: string, messageId: string): StoredMessage;
  edit(token: string, messageId: string, body: unknown, files: readonly UploadedFile[]): StoredMessage;
  remove(token: string, messageId: string): void;
  /** The form that an interaction was answered with. */
  modalOf(id: string): Modal | null;
  /** The answer to an interaction so far. */
  answerTo(id: string): StoredMessage | undefined;
  close(): void;
}

export function createInteractions(state: State, gateway: Gateway, deadlineMs: number): Interactions {
  const byId = new Map<string, Interaction>();
  const byToken = new Map<string, Interaction>();

  const begin = (
    { userId, channelId, type, name, data, source, extra }: Start,
    onChoices: Interaction['onChoices'] = null,
  ): Interaction => {
    const user = userOf(state, userId);
    const channel = channelOf(state, channelId);
    const member = memberIn(state, userId, channel);
    const guild = channel.guildId === null ? undefined : state.guilds.get(channel.guildId);
    const id = newSnowflake();
    const interaction: Interaction = {
      id,
      token: randomBytes(48).toString('base64url'),
      type: TYPE[type],
      userId,
      channelId,
      name,
      startedAt: Date.now(),
      source: source ?? null,
      acknowledged: false,
      original: null,
      followUps: 0,
      answer: null,
      modal: null,
      deadline: setTimeout(() => expire(id), deadlineMs),
      onChoices,
    };
    byId.set(id, interaction);
    byToken.set(interaction.token, interaction);
    const permissions = botPermissionsIn(state, channel);
    gateway.dispatch('INTERACTION_CREATE', {
      id,
      application_id: state.applicationId,
      type: interaction.type,
      token: interaction.token,
      version: 1,
      data,
      channel_id: channelId,
      channel: apiChannel(state, channel),
      ...(guild === undefined || member === null
        ? { user: apiUser(user) }
        : {
            guild_id: guild.id,
            guild: { id: guild.id, locale: guild.locale, features: [] },
            guild_locale: guild.locale,
            member: apiMember(user, member),
          }),
      locale: user.locale,
      app_permissions: permissions.toString(),
      entitlements: [],
      authorizing_integration_owners: ownersIn(state, channel, userId),
      context: guild === undefined ? 1 : 0,
      attachment_size_limit: 10_485_760,
      ...extra,
    });
    return interaction;
  };

  const expire = (id: string) => {
    const interaction = byId.get(id);
    if (interaction === undefined || interaction.acknowledged) return;
    byId.delete(id);
    byToken.delete(interaction.token);
    interaction.onChoices?.([]);
    tell(state, [interaction.userId], {
      type: 'interaction.failed',
      interactionId: id,
      reason: 'The application did not respond',
    });
  };

  const acknowledge = (interaction: Interaction) => {
    interaction.acknowledged = true;
    clearTimeout(interaction.deadline);
    tell(state, [interaction.userId], { type: 'interaction.acknowledged', interactionId: interaction.id });
  };

  const base = (interaction: Interaction, ephemeral: boolean) => ({
    channelId: interaction.channelId,
    author: state.bot,
    interaction: { id: interaction.id, userId: interaction.userId, name: interaction.name },
    visibleTo: ephemeral || isGuest(interaction) ? interaction.userId : null,
  });

  const isGuest = (interaction: Interaction) => {
    const { guildId } = channelOf(state, interaction.channelId);
    return guildId !== null && state.guilds.get(guildId)?.hasBot !== true;
  };

  const isEphemeral = (data: unknown) => ((flagsOf.parse(data ?? null)?.flags ?? 0) & EPHEMERAL) !== 0;

  const withToken = (token: string): Interaction => {
    const interaction = byToken.get(token);
    if (interaction === undefined) throw unknownWebhook();
    if (Date.now() - interaction.startedAt > TOKEN_LIFE_MS) throw invalidWebhookToken();
    return interaction;
  };

  const find = (token: string, messageId: string): StoredMessage => {
    const interaction = withToken(token);
    const id = messageId === '@original' ? interaction.original : messageId;
    const message = id === null ? undefined : state.messages.get(id);
    if (message === undefined || message.author.id !== state.bot.id) throw unknownMessage();
    return message;
  };

  return {
    find,
    start: (start) => begin(start).id,
    autocomplete: (start) => new Promise((resolve) => begin(start, resolve)),
    callback(id, token, body, files) {
      const interaction = byId.get(id);
      if (interaction === undefined || interaction.token !== token) throw unknownInteraction();
      if (interaction.acknowledged) throw alreadyAcknowledged();
      refuse(callbackErrors(body));
      const { type, data } = callbackBody.parse(body);
      const { source } = interaction;
      if (type === CALLBACK.choices) {
        interaction.onChoices?.(choicesOf.parse(data).choices);
      } else if (type === CALLBACK.modal) {
        // Judged by the rules above, so it has the documented shape.
        const modal = z.custom<APIModalInteractionResponseCallbackData>().parse(data);
        interaction.modal = { customId: modal.custom_id, channelId: interaction.channelId };
        tell(state, [interaction.userId], { type: 'modal', interactionId: id, modal });
      } else if (type === CALLBACK.update && source !== null) {
        interaction.original = editMessage(state, source, data ?? {}, files).id;
      } else if (type === CALLBACK.deferredUpdate && source !== null) {
        interaction.original = source.id;
      } else if (type === CALLBACK.message) {
        interaction.original = createMessage(
          state,
          base(interaction, isEphemeral(data)),
          data,
          'callback',
          files,
        ).id;
      } else {
        interaction.original = createPlaceholder(
          state,
          base(interaction, isEphemeral(data)),
          isEphemeral(data),
        ).id;
      }
      if (type === CALLBACK.message || type === CALLBACK.update) interaction.answer = interaction.original;
      acknowledge(interaction);
      return interaction.original === null ? null : (state.messages.get(interaction.original) ?? null);
    },
    followUp(token, body, files) {
      const interaction = withToken(token);
      if (!interaction.acknowledged) throw unknownWebhook();
      const original = interaction.original === null ? undefined : state.messages.get(interaction.original);
      // The first follow-up to a deferred answer fills it in.
      if (original !== undefined && (original.flags & LOADING) !== 0) {
        interaction.answer = original.id;
        return editMessage(state, original, body, files);
      }
      interaction.followUps += 1;
      if (isGuest(interaction) && interaction.followUps > GUEST_FOLLOWUPS) throw invalidWebhookToken();
      const message = createMessage(state, base(interaction, isEphemeral(body)), body, 'followup', files);
      interaction.answer = message.id;
      return message;
    },
    edit(token, messageId, body, files) {
      const message = editMessage(state, find(token, messageId), body, files);
      withToken(token).answer = message.id;
      return message;
    },
    answerTo(id) {
      const answer = byId.get(id)?.answer ?? null;
      return answer === null ? undefined : state.messages.get(answer);
    },
    modalOf: (id) => byId.get(id)?.modal ?? null,
    remove: (token, messageId) => deleteMessage(state, find(token, messageId)),
    close() {
      for (const { deadline } of byId.values()) clearTimeout(deadline);
    },
  };
}
