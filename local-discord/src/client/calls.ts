import type { Context } from '../context.ts';
import { requireUser } from '../world/visibility.ts';
import { commandCalls } from './command-calls.ts';
import { type ComponentCalls, componentCalls } from './component-calls.ts';
import { forwardCalls } from './forward-calls.ts';
import { messageCalls } from './message-calls.ts';
import { pollCalls } from './poll-calls.ts';
import type { ClientCalls } from './protocol.ts';
import { reactionCalls } from './reaction-calls.ts';
import { clientState } from './state.ts';

export interface AllCalls extends ClientCalls, ComponentCalls {}

/** What people's clients can do. */
export function createClientCalls(context: Context): AllCalls {
  const { world } = context;
  return {
    ...messageCalls(context),
    ...forwardCalls(context),
    ...pollCalls(context),
    ...reactionCalls(context),
    ...commandCalls(context),
    ...componentCalls(context),
    async state({ userId }) {
      return clientState(context, requireUser(world, userId));
    },
    async setLocale({ userId, locale }) {
      world.users.set(userId, { ...requireUser(world, userId), locale });
    },
  };
}
