import type { z } from 'zod';
import type { CommandReply } from '../../bot/command-reply.ts';
import type { Press, ReplyComponent } from '../../bot/component.ts';
import type { Context } from '../../context.ts';

interface ComponentDefinition<Args> extends Omit<ReplyComponent<Context>, 'open'> {
  /** Validates the arguments of the custom id. */
  readonly args: z.ZodType<Args, unknown>;
  readonly press: (press: Press<Args>, context: Context) => CommandReply;
}

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
