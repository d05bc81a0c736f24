import type { ModalSubmitInteraction } from 'discord.js';
import { decodeCustomId } from '../../discord/custom-id.ts';
import type { MessageView } from '../../discord/message-view.ts';
import type { Command } from '../command.ts';
import type { ComponentInteraction } from '../component.ts';
import type { DispatchOptions } from './dispatch-options.ts';

interface Handler {
  readonly requires?: bigint;
}

type HandlerSearch<H> =
  | { readonly handler: H; readonly args: readonly string[] }
  | { readonly rejection: MessageView };

/**
 * Finds the component or modal handler that a custom id names, and checks the user's permissions.
 * @param handlersOf the handlers of a command among which to search
 */
export function findHandler<C, H extends Handler>(
  interaction: ComponentInteraction | ModalSubmitInteraction,
  handlersOf: (command: Command<C>) => Readonly<Record<string, H>> | undefined,
  { commands, errorViews }: DispatchOptions<C>,
): HandlerSearch<H> {
  const id = decodeCustomId(interaction.customId);
  const command = id === null ? undefined : commands.get(id.command);
  const handler =
    id === null || command === undefined ? undefined : ownProperty(handlersOf(command), id.component);
  if (id === null || handler === undefined) {
    return { rejection: errorViews.outdatedComponent(interaction.locale) };
  }
  if (handler.requires !== undefined && !interaction.memberPermissions?.has(handler.requires)) {
    return { rejection: errorViews.notAllowed(interaction.locale) };
  }
  return { handler, args: id.args };
}

/** Own properties only: a forged `constructor` must find nothing. */
function ownProperty<T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}
