import type { BaseInteraction, ModalSubmitInteraction } from 'discord.js';
import type * as z from 'zod';
import type { Context } from '../../context.ts';
import type {
  CommandReply,
  ComponentInteraction,
  ModalHandler,
  ModalOpener,
  ReplyComponent,
  ReplyMode,
  Visibility,
} from '../../discord/interactions/command.ts';
import type { GrowingView, MessageView, ModalView } from '../../discord/messages/message-view.ts';
import { type Texts, textsFor } from '../../texts/index.ts';

/** A user's request, and who sees the answer. */
export interface CommandRequest<Interaction extends BaseInteraction = BaseInteraction> {
  readonly interaction: Interaction;
  readonly context: Context;
  readonly visibility: Visibility;
  readonly userId: string;
  /** In the language of the user's Discord, for what only the user sees. */
  readonly texts: Texts;
}

export type Card = MessageView | GrowingView;

export function requestOf<Interaction extends BaseInteraction>(
  interaction: Interaction,
  context: Context,
  visibility: Visibility = 'private',
): CommandRequest<Interaction> {
  const texts = textsFor(interaction.locale);
  return { interaction, context, visibility, userId: interaction.user.id, texts };
}

/** An answer for the user alone. */
export function privateReply<Interaction extends BaseInteraction>(
  interaction: Interaction,
  context: Context,
  show: (request: CommandRequest<Interaction>) => Promise<Card> | Card,
): CommandReply {
  return { private: true, view: async (visibility) => show(requestOf(interaction, context, visibility)) };
}

/** What answers a press: gets the arguments of its custom id, and what was chosen in a menu. */
export type Show<Args> = (
  request: CommandRequest<ComponentInteraction>,
  args: Args,
  values: readonly string[],
) => Promise<Card> | Card;

/**
 * A button or a menu that answers the user alone.
 * @param args validates the arguments of its custom id
 * @param requires permission bits that the user needs
 */
export function answering<Args>(
  mode: ReplyMode,
  args: z.ZodType<Args, unknown>,
  show: Show<Args>,
  requires?: bigint,
): ReplyComponent<Context> {
  return {
    mode,
    ...(requires === undefined ? {} : { requires }),
    open({ interaction, args: given, values }, context) {
      const { success, data } = args.safeParse(given);
      return success ? privateReply(interaction, context, (request) => show(request, data, values)) : null;
    },
  };
}

/** A button or a menu whose answer takes the place of the card that it is on. */
export function updating<Args>(args: z.ZodType<Args, unknown>, show: Show<Args>): ReplyComponent<Context> {
  return answering('update', args, show);
}

/** A button or a menu that is answered with a new message. */
export function replying<Args>(args: z.ZodType<Args, unknown>, show: Show<Args>): ReplyComponent<Context> {
  return answering('reply', args, show);
}

/** A button that opens a modal; null: it can't have written these arguments. */
export function opening<Args>(
  args: z.ZodType<Args, unknown>,
  open: (
    request: CommandRequest<ComponentInteraction>,
    args: Args,
  ) => Promise<ModalView | null> | ModalView | null,
): ModalOpener<Context> {
  return {
    mode: 'modal',
    async modal({ interaction, args: given }, context) {
      const { success, data } = args.safeParse(given);
      return success ? open(requestOf(interaction, context), data) : null;
    },
  };
}

/** A modal that was sent: what it answers takes the place of the card that it was opened on. */
export function sending<Args>(
  args: z.ZodType<Args, unknown>,
  show: (request: CommandRequest<ModalSubmitInteraction>, args: Args) => Promise<Card> | Card,
): ModalHandler<Context> {
  return {
    mode: 'update',
    submit({ interaction, args: given }, context) {
      const { success, data } = args.safeParse(given);
      return success ? privateReply(interaction, context, (request) => show(request, data)) : null;
    },
  };
}
