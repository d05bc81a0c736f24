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
import { newReference } from '../lib/reference.ts';
import type { CommandOutcome, Metrics } from '../metrics.ts';
import type { Answer, AnswerMode, Command, ComponentInteraction, View } from './command.ts';
import { decodeCustomId } from './custom-id.ts';
import { cut, LIMITS } from './limits.ts';
import { createQuestionLimit } from './question-limit.ts';
import { deferReply, deferUpdate, deleteMessage, fill, isTooLate, tellPrivately } from './respond.ts';

export interface DispatchOptions {
  readonly commands: ReadonlyMap<string, Command>;
  readonly context: Context;
  readonly problems: Problems;
  readonly metrics: Metrics;
  /** Commands, presses and forms of one person within a minute; 0: any number. */
  readonly questionsPerMinute: number;
}

/** The views for what went wrong: the only words the dispatcher needs, handed in since it knows no feature. */
export interface Problems {
  /** Any error, as the asker should see it. `expected` ones need no look by the operator. */
  describe(
    error: unknown,
    reference: string,
    locale: string,
  ): { readonly view: View; readonly expected: boolean };
  staleButton(locale: string): View;
  notAllowed(locale: string): View;
}

/**
 * Routes every interaction: finds its command, acknowledges before any network or disk, fills in the answer. The
 * single error boundary stands here; the returned promise never rejects.
 */
export function createDispatch({
  commands,
  context: shared,
  problems,
  metrics,
  questionsPerMinute,
}: DispatchOptions): (interaction: Interaction) => Promise<void> {
  const { log, clock } = shared;
  const countQuestion = createQuestionLimit(questionsPerMinute, clock);

  const route = async (interaction: Interaction): Promise<void> => {
    // Every question to the service counts towards this person's share of it.
    const context = { ...shared, api: shared.api.forPerson(interaction.user.id) };
    if (interaction.isAutocomplete()) return complete(interaction, commands, context);
    countQuestion(interaction.user.id);
    if (interaction.isChatInputCommand() || interaction.isMessageContextMenuCommand()) {
      const answer = commanded(interaction, commands, context);
      if (answer === null) return tellPrivately(interaction, problems.staleButton(interaction.locale));
      await deliver(interaction, answer);
    } else if (interaction.isMessageComponent()) {
      await pressed(interaction, context);
    } else if (interaction.isModalSubmit()) {
      await submitted(interaction, context);
    }
  };

  const pressed = async (interaction: ComponentInteraction, context: Context): Promise<void> => {
    const id = decodeCustomId(interaction.customId);
    const component = id === null ? undefined : own(commands.get(id.command)?.components, id.component);
    if (id === null || component === undefined) {
      return tellPrivately(interaction, problems.staleButton(interaction.locale));
    }
    if (component.requires !== undefined && !interaction.memberPermissions?.has(component.requires)) {
      return tellPrivately(interaction, problems.notAllowed(interaction.locale));
    }
    const values = interaction.isAnySelectMenu() ? interaction.values : [];
    const press = { interaction, args: id.args, values };
    if (component.mode === 'form') {
      const form = await component.form(press, context);
      if (form === null) return tellPrivately(interaction, problems.staleButton(interaction.locale));
      await interaction.showModal(form);
      return;
    }
    if (component.mode === 'remove') {
      await component.allow(press, context);
      await deferUpdate(interaction);
      await deleteMessage(interaction);
      await component.removed(press, context);
      return;
    }
    await answerIn(component.mode, interaction, component.open(press, context));
  };

  const submitted = async (interaction: ModalSubmitInteraction, context: Context): Promise<void> => {
    const id = decodeCustomId(interaction.customId);
    const form = id === null ? undefined : own(commands.get(id.command)?.forms, id.component);
    if (id === null || form === undefined) {
      return tellPrivately(interaction, problems.staleButton(interaction.locale));
    }
    if (form.requires !== undefined && !interaction.memberPermissions?.has(form.requires)) {
      return tellPrivately(interaction, problems.notAllowed(interaction.locale));
    }
    await answerIn(form.mode, interaction, form.submit({ interaction, args: id.args }, context));
  };

  const answerIn = async (
    mode: AnswerMode,
    interaction: ComponentInteraction | ModalSubmitInteraction,
    answer: Answer | null,
  ): Promise<void> => {
    if (answer === null) return tellPrivately(interaction, problems.staleButton(interaction.locale));
    const message = interaction.isModalSubmit() && !interaction.isFromMessage() ? null : interaction;
    if (mode === 'reply') return deliver(interaction, answer);
    if (message === null || !mayEdit(mode, message))
      return deliver(interaction, { ...answer, private: true });
    await deferUpdate(message);
    await fill(message, await answer.view(isPrivate(message) ? 'asker' : 'everyone'));
  };

  return async (interaction) => {
    const begunAt = performance.now();
    let outcome: CommandOutcome = 'answered';
    try {
      await route(interaction);
    } catch (error) {
      outcome = await report(interaction, error);
    }
    if (interaction.isAutocomplete()) return;
    const command = nameOf(interaction, commands);
    const tookMs = performance.now() - begunAt;
    metrics.command(command, outcome, tookMs);
    if (outcome === 'answered') {
      log.debug({ interaction: interaction.id, command, tookMs: Math.round(tookMs) }, 'answered');
    }
  };

  async function report(interaction: Interaction, error: unknown): Promise<CommandOutcome> {
    const reference = newReference();
    const details = {
      reference,
      interaction: interaction.id,
      command: nameOf(interaction, commands),
      ageMs: clock() - interaction.createdTimestamp,
      err: error,
    };
    if (isTooLate(error)) {
      log.info(details, 'answered too late');
      return 'too_late';
    }
    const { view, expected } = problems.describe(error, reference, interaction.locale);
    if (expected) log.info(details, 'told the asker what is wrong');
    else log.error(details, 'an interaction failed');
    try {
      if (interaction.isRepliable()) await tellPrivately(interaction, view);
    } catch (failure) {
      log.warn({ reference, err: failure }, 'could not tell the asker what went wrong');
    }
    return expected ? 'told' : 'failed';
  }
}

async function complete(
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
function commanded(
  interaction: ChatInputCommandInteraction | MessageContextMenuCommandInteraction,
  commands: ReadonlyMap<string, Command>,
  context: Context,
): Answer | null {
  const command = commands.get(interaction.commandName);
  if (command === undefined) return null;
  if (interaction.isChatInputCommand()) {
    return command.on === undefined ? command.execute(interaction, context) : null;
  }
  return command.on === 'message' ? command.execute(interaction, context) : null;
}

/** The command that was used, or whose button was pressed: one of ours, since this becomes a label. */
function nameOf(interaction: Interaction, commands: ReadonlyMap<string, Command>): string {
  const name = interaction.isCommand()
    ? interaction.commandName
    : interaction.isMessageComponent() || interaction.isModalSubmit()
      ? decodeCustomId(interaction.customId)?.command
      : undefined;
  return name !== undefined && commands.has(name) ? name : 'unknown';
}

async function deliver(interaction: RepliableInteraction, answer: Answer): Promise<void> {
  await deferReply(interaction, answer.private);
  await fill(interaction, await answer.view(answer.private ? 'asker' : 'everyone'));
}

/** Own properties only: a forged `constructor` must find nothing. */
function own<T>(things: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return things !== undefined && Object.hasOwn(things, name) ? things[name] : undefined;
}

type WithMessage = ComponentInteraction | ModalMessageModalSubmitInteraction;

/** What everybody sees changes only by presses of whom it answers, and only where that is meant for everybody. */
function mayEdit(mode: AnswerMode, interaction: WithMessage): boolean {
  if (isPrivate(interaction)) return true;
  const asker = interaction.message.interactionMetadata?.user.id;
  return mode === 'update_for_all' && asker === interaction.user.id;
}

function isPrivate({ message }: WithMessage): boolean {
  return message.flags.has(MessageFlags.Ephemeral);
}
