import type { ModalSubmitInteraction } from 'discord.js';
import type { CommandReply, ReplyMode } from './command-reply.ts';

interface ModalSubmission {
  readonly interaction: ModalSubmitInteraction;
  readonly args: readonly string[];
}

/** Handles a submitted modal; its custom id is `command:modal:args`. */
export interface ModalHandler<C> {
  readonly mode: ReplyMode;
  /** Permission bits that the user needs, checked on every submission. */
  readonly requires?: bigint;
  /** Null if the arguments are not valid: custom ids can be forged. */
  submit(submission: ModalSubmission, context: C): CommandReply | null;
}
