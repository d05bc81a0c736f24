import type { Interaction } from 'discord.js';
import type { CommandOutcome } from '../process/metrics.ts';
import { commandNameOf } from './interactions/command-name.ts';
import type { DispatchOptions, HandlerOptions } from './interactions/dispatch-options.ts';
import { createFillIn } from './interactions/fill-in.ts';
import { createAutocomplete } from './interactions/handle-autocomplete.ts';
import { handleCommand } from './interactions/handle-command.ts';
import { handleComponent } from './interactions/handle-component.ts';
import { handleModal } from './interactions/handle-modal.ts';
import { reportError } from './interactions/report-error.ts';
import { createUserRateLimit } from './interactions/user-rate-limit.ts';

/**
 * Routes every interaction to its command. An interaction is acknowledged before any network or disk access.
 * @returns a function that never rejects: it is the only error boundary
 */
export function createDispatch<C>(options: DispatchOptions<C>): (interaction: Interaction) => Promise<void> {
  const countInteraction = createUserRateLimit(options.interactionsPerMinute, options.clock);
  const handlerOptions = { ...options, fillIn: createFillIn() };
  const autocomplete = createAutocomplete(options);
  return async (interaction) => {
    const startedAt = performance.now();
    let outcome: CommandOutcome = 'answered';
    try {
      if (interaction.isAutocomplete()) {
        await autocomplete(interaction, options.contextFor(interaction.user.id));
        return;
      }
      countInteraction(interaction.user.id);
      await route(interaction, handlerOptions);
    } catch (error) {
      outcome = await reportError(interaction, error, options);
    }
    recordOutcome(interaction, outcome, performance.now() - startedAt, options);
  };
}

async function route<C>(interaction: Interaction, options: HandlerOptions<C>): Promise<void> {
  const context = options.contextFor(interaction.user.id);
  if (interaction.isChatInputCommand() || interaction.isMessageContextMenuCommand()) {
    return handleCommand(interaction, context, options);
  }
  if (interaction.isMessageComponent()) return handleComponent(interaction, context, options);
  if (interaction.isModalSubmit()) return handleModal(interaction, context, options);
}

function recordOutcome<C>(
  interaction: Interaction,
  outcome: CommandOutcome,
  tookMs: number,
  { commands, metrics, log }: DispatchOptions<C>,
): void {
  const command = commandNameOf(interaction, commands);
  metrics.command(command, outcome, tookMs);
  if (outcome === 'answered') {
    log.debug({ interaction: interaction.id, command, tookMs: Math.round(tookMs) }, 'answered');
  }
}
