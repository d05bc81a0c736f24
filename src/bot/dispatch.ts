import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type Interaction,
  type MessageContextMenuCommandInteraction,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  type ModalSubmitInteraction,
  type RepliableInteraction,
} from 'discord.js';
import type { Context } from '../context.ts';
import { decodeCustomId } from '../discord/custom-id.ts';
import { cut, LIMITS } from '../discord/limits.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { CommandOutcome, Metrics } from '../process/metrics.ts';
import type { Command, CommandReply, ComponentInteraction, ReplyMode } from './command.ts';
import { createReference } from './reference.ts';
import {
  deferReply,
  deferUpdate,
  deleteMessage,
  editReply,
  isInteractionExpired,
  replyPrivately,
} from './respond.ts';
import { createUserRateLimit } from './user-rate-limit.ts';

export interface DispatchOptions {
  readonly commands: ReadonlyMap<string, Command>;
  readonly context: Context;
  readonly errorViews: ErrorViews;
  readonly metrics: Metrics;
  /** Commands, presses and forms of one person within a minute; 0: any number. */
  readonly interactionsPerMinute: number;
}

/** The views for what went wrong: the only words the dispatcher needs, handed in since it knows no feature. */
export interface ErrorViews {
  /** Any error, as the asker should see it. `expected` ones need no look by the operator. */
  describe(
    error: unknown,
    reference: string,
    locale: string,
  ): { readonly view: MessageView; readonly expected: boolean };
  outdatedComponent(locale: string): MessageView;
  notAllowed(locale: string): MessageView;
}

/**
 * Routes every interaction: finds its command, acknowledges before any network or disk, fills in the answer. The
 * single error boundary stands here; the returned promise never rejects.
 */
export function createDispatch({
  commands,
  context: baseContext,
  errorViews,
  metrics,
  interactionsPerMinute,
}: DispatchOptions): (interaction: Interaction) => Promise<void> {
  const { log, clock } = baseContext;
  const countInteraction = createUserRateLimit(interactionsPerMinute, clock);

  const route = async (interaction: Interaction): Promise<void> => {
    // Every question to the service counts towards this person's share of it.
    const context = { ...baseContext, api: baseContext.api.forUser(interaction.user.id) };
    if (interaction.isAutocomplete()) return handleAutocomplete(interaction, commands, context);
    countInteraction(interaction.user.id);
    if (interaction.isChatInputCommand() || interaction.isMessageContextMenuCommand()) {
      const reply = runCommand(interaction, commands, context);
      if (reply === null)
        return replyPrivately(interaction, errorViews.outdatedComponent(interaction.locale));
      await sendReply(interaction, reply);
    } else if (interaction.isMessageComponent()) {
      await handleComponent(interaction, context);
    } else if (interaction.isModalSubmit()) {
      await handleModal(interaction, context);
    }
  };

  const handleComponent = async (interaction: ComponentInteraction, context: Context): Promise<void> => {
    const id = decodeCustomId(interaction.customId);
    const component =
      id === null ? undefined : ownProperty(commands.get(id.command)?.components, id.component);
    if (id === null || component === undefined) {
      return replyPrivately(interaction, errorViews.outdatedComponent(interaction.locale));
    }
    if (component.requires !== undefined && !interaction.memberPermissions?.has(component.requires)) {
      return replyPrivately(interaction, errorViews.notAllowed(interaction.locale));
    }
    const values = interaction.isAnySelectMenu() ? interaction.values : [];
    const press = { interaction, args: id.args, values };
    if (component.mode === 'form') {
      const modal = await component.modal(press, context);
      if (modal === null)
        return replyPrivately(interaction, errorViews.outdatedComponent(interaction.locale));
      await interaction.showModal(modal);
      return;
    }
    if (component.mode === 'remove') {
      await component.authorize(press, context);
      await deferUpdate(interaction);
      await deleteMessage(interaction);
      await component.onDeleted(press, context);
      return;
    }
    await sendReplyAs(component.mode, interaction, component.open(press, context));
  };

  const handleModal = async (interaction: ModalSubmitInteraction, context: Context): Promise<void> => {
    const id = decodeCustomId(interaction.customId);
    const modal = id === null ? undefined : ownProperty(commands.get(id.command)?.modals, id.component);
    if (id === null || modal === undefined) {
      return replyPrivately(interaction, errorViews.outdatedComponent(interaction.locale));
    }
    if (modal.requires !== undefined && !interaction.memberPermissions?.has(modal.requires)) {
      return replyPrivately(interaction, errorViews.notAllowed(interaction.locale));
    }
    await sendReplyAs(modal.mode, interaction, modal.submit({ interaction, args: id.args }, context));
  };

  const sendReplyAs = async (
    mode: ReplyMode,
    interaction: ComponentInteraction | ModalSubmitInteraction,
    reply: CommandReply | null,
  ): Promise<void> => {
    if (reply === null) return replyPrivately(interaction, errorViews.outdatedComponent(interaction.locale));
    const message = interaction.isModalSubmit() && !interaction.isFromMessage() ? null : interaction;
    if (mode === 'reply') return sendReply(interaction, reply);
    if (message === null || !canEditMessage(mode, message))
      return sendReply(interaction, { ...reply, private: true });
    await deferUpdate(message);
    await editReply(message, await reply.view(isPrivate(message) ? 'private' : 'public'));
  };

  return async (interaction) => {
    const startedAt = performance.now();
    let outcome: CommandOutcome = 'answered';
    try {
      await route(interaction);
    } catch (error) {
      outcome = await reportError(interaction, error);
    }
    if (interaction.isAutocomplete()) return;
    const command = usedCommand(interaction, commands);
    const tookMs = performance.now() - startedAt;
    metrics.command(command, outcome, tookMs);
    if (outcome === 'answered') {
      log.debug({ interaction: interaction.id, command, tookMs: Math.round(tookMs) }, 'answered');
    }
  };

  async function reportError(interaction: Interaction, error: unknown): Promise<CommandOutcome> {
    const reference = createReference();
    const details = {
      reference,
      interaction: interaction.id,
      command: usedCommand(interaction, commands),
      ageMs: clock() - interaction.createdTimestamp,
      err: error,
    };
    if (isInteractionExpired(error)) {
      log.info(details, 'interaction expired');
      return 'too_late';
    }
    const { view, expected } = errorViews.describe(error, reference, interaction.locale);
    if (expected) log.info(details, 'interaction rejected');
    else log.error(details, 'interaction failed');
    try {
      if (interaction.isRepliable()) await replyPrivately(interaction, view);
    } catch (failure) {
      log.warn({ reference, err: failure }, 'error reply not sent');
    }
    return expected ? 'rejected' : 'failed';
  }
}

async function handleAutocomplete(
  interaction: AutocompleteInteraction,
  commands: ReadonlyMap<string, Command>,
  context: Context,
): Promise<void> {
  const choices = await commands
    .get(interaction.commandName)
    ?.autocomplete?.(interaction, context)
    .catch(() => []);
  await interaction.respond(
    (choices ?? [])
      .slice(0, LIMITS.choices)
      .map((choice) => ({ ...choice, name: cut(choice.name, LIMITS.choiceText) })),
  );
}

/** Null when this version has no such command. */
function runCommand(
  interaction: ChatInputCommandInteraction | MessageContextMenuCommandInteraction,
  commands: ReadonlyMap<string, Command>,
  context: Context,
): CommandReply | null {
  const command = commands.get(interaction.commandName);
  if (command === undefined) return null;
  if (interaction.isChatInputCommand()) {
    return command.target === undefined ? command.execute(interaction, context) : null;
  }
  return command.target === 'message' ? command.execute(interaction, context) : null;
}

/** The command that was used, or whose button was pressed: one of ours, since this becomes a label. */
function usedCommand(interaction: Interaction, commands: ReadonlyMap<string, Command>): string {
  const name = interaction.isCommand()
    ? interaction.commandName
    : interaction.isMessageComponent() || interaction.isModalSubmit()
      ? decodeCustomId(interaction.customId)?.command
      : undefined;
  return name !== undefined && commands.has(name) ? name : 'unknown';
}

async function sendReply(interaction: RepliableInteraction, reply: CommandReply): Promise<void> {
  await deferReply(interaction, reply.private);
  await editReply(interaction, await reply.view(reply.private ? 'private' : 'public'));
}

/** Own properties only: a forged `constructor` must find nothing. */
function ownProperty<T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}

type InteractionWithMessage = ComponentInteraction | ModalMessageModalSubmitInteraction;

/** What everybody sees changes only by presses of whom it answers, and only where that is meant for everybody. */
function canEditMessage(mode: ReplyMode, interaction: InteractionWithMessage): boolean {
  if (isPrivate(interaction)) return true;
  const author = interaction.message.interactionMetadata?.user.id;
  return mode === 'update_for_all' && author === interaction.user.id;
}

function isPrivate({ message }: InteractionWithMessage): boolean {
  return message.flags.has(MessageFlags.Ephemeral);
}
