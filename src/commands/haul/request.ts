import type { BaseInteraction, ModalSubmitInteraction } from 'discord.js';
import type * as z from 'zod';
import type { Context } from '../../context.ts';
import type {
  ComponentInteraction,
  ModalHandler,
  ModalOpener,
  ReplyComponent,
  ReplyMode,
  Visibility,
} from '../../discord/interactions/command.ts';
import type { GrowingView, MessageView, ModalView } from '../../discord/messages/message-view.ts';
import type { Texts } from '../../texts/index.ts';
import { defineComponent } from '../builders/define-component.ts';
import { textsForUser } from '../replies/reader.ts';

/** What somebody asks of their hauls, and who sees the answer. */
export interface HaulRequest<Interaction extends BaseInteraction = BaseInteraction> {
  readonly interaction: Interaction;
  readonly context: Context;
  readonly visibility: Visibility;
  readonly userId: string;
  /** In the user's language. */
  readonly texts: Texts;
}

export type Card = MessageView | GrowingView;

export function requestOf<Interaction extends BaseInteraction>(
  interaction: Interaction,
  context: Context,
  visibility: Visibility = 'private',
): HaulRequest<Interaction> {
  const { user } = interaction;
  return { interaction, context, visibility, userId: user.id, texts: textsForUser(interaction) };
}

/**
 * A button or a menu that answers the user alone.
 * @param args those of its custom id
 * @param show gets what was chosen in a menu, too
 */
export function answering<Args>(
  mode: ReplyMode,
  args: z.ZodType<Args, unknown>,
  show: (
    request: HaulRequest<ComponentInteraction>,
    args: Args,
    values: readonly string[],
  ) => Promise<Card> | Card,
): ReplyComponent<Context> {
  return defineComponent({
    mode,
    args,
    press: ({ interaction, args: given, values }, context) => ({
      private: true,
      view: async (visibility) => show(requestOf(interaction, context, visibility), given, values),
    }),
  });
}

/** A button or a menu whose answer takes the place of the card that it is on. */
export function updating<Args>(
  args: z.ZodType<Args, unknown>,
  show: Parameters<typeof answering<Args>>[2],
): ReplyComponent<Context> {
  return answering('update', args, show);
}

/** A button that opens a modal. */
export function opening<Args>(
  args: z.ZodType<Args, unknown>,
  open: (request: HaulRequest<ComponentInteraction>, args: Args) => Promise<ModalView> | ModalView,
): ModalOpener<Context> {
  return {
    mode: 'modal',
    async modal({ interaction, args: given }, context) {
      const parsed = args.safeParse(given);
      return parsed.success ? open(requestOf(interaction, context), parsed.data) : null;
    },
  };
}

/** A modal that was sent: what it answers takes the place of the card that it was opened on. */
export function sending<Args>(
  args: z.ZodType<Args, unknown>,
  show: (request: HaulRequest<ModalSubmitInteraction>, args: Args) => Promise<Card>,
): ModalHandler<Context> {
  return {
    mode: 'update',
    submit({ interaction, args: given }, context) {
      const parsed = args.safeParse(given);
      if (!parsed.success) return null;
      const view = (visibility: Visibility) => show(requestOf(interaction, context, visibility), parsed.data);
      return { private: true, view };
    },
  };
}
