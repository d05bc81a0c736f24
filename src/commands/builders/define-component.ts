import type { ModalSubmitInteraction } from 'discord.js';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type {
  CommandReply,
  ModalHandler,
  ModalOpener,
  Press,
  ReplyComponent,
  Visibility,
} from '../../discord/interactions/command.ts';

interface Checked<Args> {
  /** Validates the arguments of the custom id. */
  readonly args: z.ZodType<Args, unknown>;
}

interface ComponentDefinition<Args> extends Checked<Args>, Omit<ReplyComponent<Context>, 'open'> {
  readonly press: (press: Press<Args>, context: Context) => CommandReply;
}

/** What answers a press or a modal. */
type Answer<P> = (press: P, context: Context, visibility: Visibility) => ReturnType<CommandReply['view']>;

/** Defines a button or a menu whose arguments are validated and typed by its schema. */
export function defineComponent<Args>({
  args: schema,
  press,
  ...rest
}: ComponentDefinition<Args>): ReplyComponent<Context> {
  return {
    ...rest,
    open(unchecked, context) {
      const args = schema.safeParse(unchecked.args);
      return args.success ? press({ ...unchecked, args: args.data }, context) : null;
    },
  };
}

/** The same where the answer is for the user alone, and nothing is refused before the press is acknowledged. */
export function privateComponent<Args>({
  view,
  ...rest
}: Omit<ComponentDefinition<Args>, 'press'> & { readonly view: Answer<Press<Args>> }) {
  return defineComponent({
    ...rest,
    press: (press, context) => ({ private: true, view: (visibility) => view(press, context, visibility) }),
  });
}

/** Defines what opens a modal. */
export function modalOpener<Args>({
  args: schema,
  modal,
}: Checked<Args> & {
  readonly modal: (press: Press<Args>, context: Context) => ReturnType<ModalOpener<Context>['modal']>;
}): ModalOpener<Context> {
  return {
    mode: 'modal',
    async modal(unchecked, context) {
      const args = schema.safeParse(unchecked.args);
      return args.success ? modal({ ...unchecked, args: args.data }, context) : null;
    },
  };
}

/** Defines what answers a modal, for the user alone. */
export function privateModal<Args>({
  args: schema,
  view,
}: Checked<Args> & {
  readonly view: Answer<{ readonly interaction: ModalSubmitInteraction; readonly args: Args }>;
}): ModalHandler<Context> {
  return {
    mode: 'update',
    submit({ interaction, args: unchecked }, context) {
      const args = schema.safeParse(unchecked);
      if (!args.success) return null;
      const press = { interaction, args: args.data };
      return { private: true, view: (visibility) => view(press, context, visibility) };
    },
  };
}
