import type {
  ChatInputCommandInteraction,
  Interaction,
  MessageContextMenuCommandInteraction,
  ModalSubmitInteraction,
} from 'discord.js';
import type { Log } from '../../process/log.ts';
import type { CommandOutcome, Metrics } from '../../process/metrics.ts';
import { decodeCustomId } from '../messages/custom-id.ts';
import { createAutocomplete } from './autocomplete.ts';
import type { Command, ComponentInteraction } from './command.ts';
import { type ErrorViews, reportError } from './report-error.ts';
import { deferUpdate, deleteMessage, replyPrivately } from './respond.ts';
import { ReplySender } from './send-reply.ts';
import { createUserRateLimit } from './user-rate-limit.ts';

type Commands<C> = ReadonlyMap<string, Command<C>>;

interface DispatchOptions<C> {
  readonly commands: Promise<Commands<C>>;
  readonly contextFor: (userId: string) => C;
  readonly errorViews: ErrorViews;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Milliseconds since 1970, UTC. */
  readonly clock: () => number;
  /** How many commands, presses and modals one user may send within a minute; 0: any number. */
  readonly interactionsPerMinute: number;
}

interface Handling<C> {
  readonly commands: Commands<C>;
  readonly context: C;
  readonly replies: ReplySender;
}

/** Why an interaction was not handled; the user is told. */
type Rejection = 'outdatedComponent' | 'notAllowed';
type Outcome = Promise<Rejection | undefined>;

/**
 * Acknowledges an interaction before any network or disk access.
 * @returns never rejects once the commands are loaded: it is the only error boundary
 */
export function createDispatch<C>(options: DispatchOptions<C>): (interaction: Interaction) => Promise<void> {
  const { contextFor, errorViews, log, metrics, clock, interactionsPerMinute } = options;
  const countInteraction = createUserRateLimit(interactionsPerMinute, clock);
  const autocomplete = createAutocomplete<C>(interactionsPerMinute, clock);
  const replies = new ReplySender(log);

  return async (interaction) => {
    const commands = await options.commands;
    const startedAt = performance.now();
    const command = commandNameOf(interaction, commands);
    let outcome: CommandOutcome = 'answered';
    try {
      const context = contextFor(interaction.user.id);
      if (interaction.isAutocomplete()) {
        return await autocomplete(interaction, commands.get(interaction.commandName), context);
      }
      countInteraction(interaction.user.id);
      const rejection = await handle(interaction, { commands, context, replies });
      if (rejection !== undefined && interaction.isRepliable())
        await replyPrivately(interaction, errorViews[rejection](interaction.locale));
    } catch (error) {
      outcome = await reportError(interaction, command, error, { errorViews, log, clock });
    }
    const tookMs = performance.now() - startedAt;
    metrics.command(command, outcome, tookMs);
    if (outcome === 'answered') {
      log.debug({ interaction: interaction.id, command, tookMs: Math.round(tookMs) }, 'answered');
    }
  };
}

/** For logs and metrics: forged custom ids are `unknown`, so that they create no metric labels. */
function commandNameOf(interaction: Interaction, commands: Commands<never>): string {
  const name = interaction.isCommand()
    ? interaction.commandName
    : interaction.isMessageComponent() || interaction.isModalSubmit()
      ? decodeCustomId(interaction.customId)?.command
      : undefined;
  return name !== undefined && commands.has(name) ? name : 'unknown';
}

async function handle<C>(interaction: Interaction, handling: Handling<C>): Outcome {
  if (interaction.isChatInputCommand() || interaction.isMessageContextMenuCommand())
    return handleCommand(interaction, handling);
  if (interaction.isMessageComponent()) return handleComponent(interaction, handling);
  if (interaction.isModalSubmit()) return handleModal(interaction, handling);
  return undefined;
}

async function handleCommand<C>(
  interaction: ChatInputCommandInteraction | MessageContextMenuCommandInteraction,
  { commands, context, replies }: Handling<C>,
): Outcome {
  const command = commands.get(interaction.commandName);
  // This version may not have such a command of this type.
  if (command === undefined) return 'outdatedComponent';
  if (interaction.isChatInputCommand() && command.target === undefined)
    await replies.send(interaction, command.execute(interaction, context));
  else if (interaction.isMessageContextMenuCommand() && command.target === 'message')
    await replies.send(interaction, command.execute(interaction, context));
  else return 'outdatedComponent';
  return undefined;
}

async function handleComponent<C>(
  interaction: ComponentInteraction,
  { commands, context, replies }: Handling<C>,
): Outcome {
  const found = findHandler(interaction, commands, ({ components }) => components);
  if (typeof found === 'string') return found;
  const { handler: component, args } = found;
  const press = { interaction, args, values: interaction.isAnySelectMenu() ? interaction.values : [] };
  if (component.mode === 'modal') {
    const modal = await component.modal(press, context);
    if (modal === null) return 'outdatedComponent';
    await interaction.showModal(modal);
  } else if (component.mode === 'delete') {
    await component.authorize(press, context);
    await deferUpdate(interaction);
    await deleteMessage(interaction);
    await component.onDeleted(press, context);
  } else {
    const reply = component.open(press, context);
    if (reply === null) return 'outdatedComponent';
    await replies.sendAs(component.mode, interaction, reply);
  }
  return undefined;
}

async function handleModal<C>(
  interaction: ModalSubmitInteraction,
  { commands, context, replies }: Handling<C>,
): Outcome {
  const found = findHandler(interaction, commands, ({ modals }) => modals);
  if (typeof found === 'string') return found;
  const { handler: modal, args } = found;
  const reply = modal.submit({ interaction, args }, context);
  if (reply === null) return 'outdatedComponent';
  if (interaction.isFromMessage()) await replies.sendAs(modal.mode, interaction, reply);
  // Without a message, there is nothing to edit.
  else await replies.send(interaction, modal.mode === 'reply' ? reply : { ...reply, private: true });
  return undefined;
}

/** The handler that a custom id names, if the user has the permissions it requires. */
function findHandler<C, H extends { readonly requires?: bigint }>(
  { customId, memberPermissions }: ComponentInteraction | ModalSubmitInteraction,
  commands: Commands<C>,
  handlersOf: (command: Command<C>) => Readonly<Record<string, H>> | undefined,
): { readonly handler: H; readonly args: readonly string[] } | Rejection {
  const id = decodeCustomId(customId);
  const command = id === null ? undefined : commands.get(id.command);
  const handlers = command === undefined ? undefined : handlersOf(command);
  // Own properties only: a forged `constructor` must find nothing.
  const isKnown = id !== null && handlers !== undefined && Object.hasOwn(handlers, id.component);
  const handler = isKnown ? handlers[id.component] : undefined;
  if (id === null || handler === undefined) return 'outdatedComponent';
  const isAllowed = handler.requires === undefined || memberPermissions?.has(handler.requires) === true;
  return isAllowed ? { handler, args: id.args } : 'notAllowed';
}
