import type { z } from 'zod';
import type { CommandReply } from './command-reply.ts';
import type { Press, ReplyComponent } from './component.ts';

interface ComponentDefinition<C, Args> extends Omit<ReplyComponent<C>, 'open'> {
  /** Validates the arguments of the custom id. */
  readonly args: z.ZodType<Args, unknown>;
  readonly press: (press: Press<Args>, context: C) => CommandReply;
}

/**
 * Returns a function that creates components whose arguments are validated and typed by a schema. These are two functions,
 * because TypeScript cannot infer `Args` in a call that names `C`.
 */
export function componentFactory<C>() {
  return <Args>({ args: schema, press, ...rest }: ComponentDefinition<C, Args>): ReplyComponent<C> => ({
    ...rest,
    open(unchecked, context) {
      const args = schema.safeParse(unchecked.args);
      return args.success ? press({ ...unchecked, args: args.data }, context) : null;
    },
  });
}
