import {
  InteractionContextType,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  type RepliableInteraction,
} from 'discord.js';
import type { Log } from '../../process/log.ts';
import { createLruCache } from '../../process/timing/create-lru-cache.ts';
import type { GrowingView, MessageView } from '../messages/message-view.ts';
import type { CommandReply, ComponentInteraction, ReplyMode } from './command.ts';
import { deferReply, deferUpdate, editReply } from './respond.ts';

const MAX_MESSAGES = 5_000;

type InteractionWithMessage = ComponentInteraction | ModalMessageModalSubmitInteraction;

export class ReplySender {
  /** The latest interaction that filled in each message, or is about to. */
  readonly #latest = createLruCache<string, string>(MAX_MESSAGES);
  /** Messages being edited because their extras have arrived. */
  readonly #growing = new Map<string, Promise<unknown>>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  async send(interaction: RepliableInteraction, reply: CommandReply): Promise<void> {
    await deferReply(interaction, reply.private);
    await this.fillIn(interaction, await reply.view(reply.private ? 'private' : 'public'));
  }

  /** Replies to a component or its modal with a new message or an edit, according to {@link ReplyMode}. */
  async sendAs(mode: ReplyMode, interaction: InteractionWithMessage, reply: CommandReply): Promise<void> {
    if (mode === 'reply') return this.send(interaction, reply);
    if (!canEditMessage(mode, interaction)) return this.send(interaction, { ...reply, private: true });
    await deferUpdate(interaction);
    const isPublic = mode === 'update_for_all' && !isPrivate(interaction) && !isInDm(interaction);
    await this.fillIn(interaction, await reply.view(isPublic ? 'public' : 'private'), interaction.message.id);
  }

  /**
   * Fills in a deferred reply or replaces a component's message. A growing message is edited once more,
   * unless another press has changed it in the meantime, or is about to.
   * @param replacedId the message of the component; null for a deferred reply
   */
  async fillIn(
    interaction: RepliableInteraction,
    view: MessageView | GrowingView,
    replacedId: string | null = null,
  ): Promise<void> {
    if (replacedId !== null) {
      this.#latest.set(replacedId, interaction.id);
      // Discord may apply two edits at the same time in any order.
      await this.#growing.get(replacedId);
    }
    const messageId = await editReply(interaction, 'now' in view ? view.now : view);
    if (replacedId === null) this.#latest.set(messageId, interaction.id);
    const grown = 'now' in view ? await view.later : null;
    if (grown === null || this.#latest.get(messageId) !== interaction.id) return;
    const edit = this.#complete(interaction, grown).finally(() => this.#growing.delete(messageId));
    this.#growing.set(messageId, edit);
    await edit;
  }

  /** If adding the extras fails, the reply stays without them, rather than becoming an error. */
  async #complete(interaction: RepliableInteraction, view: MessageView): Promise<void> {
    try {
      await editReply(interaction, view);
    } catch (error) {
      this.#log.warn({ err: error, interaction: interaction.id }, 'answer not completed');
    }
  }
}

/** A public message is edited only by the user it replies to, and only in a mode that allows it. */
function canEditMessage(mode: ReplyMode, interaction: InteractionWithMessage): boolean {
  if (isPrivate(interaction)) return true;
  // Alerts don't use Components V2, and stay as posted.
  const isAnswer = interaction.message.flags.has(MessageFlags.IsComponentsV2);
  if (isInDm(interaction) && (mode === 'update_own' || isAnswer)) return true;
  const author = interaction.message.interactionMetadata?.user.id;
  return mode === 'update_for_all' && author === interaction.user.id;
}

/** Whether it is in the user's DMs with the bot. */
function isInDm({ context }: InteractionWithMessage): boolean {
  return context === InteractionContextType.BotDM;
}

function isPrivate({ message }: InteractionWithMessage): boolean {
  return message.flags.has(MessageFlags.Ephemeral);
}
