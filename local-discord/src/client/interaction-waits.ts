import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { Context } from '../context.ts';
import { quoted } from '../transcript/lines.ts';
import type { Interaction } from '../world/model.ts';
import type { ClientMessage, Snowflake } from './protocol.ts';
import type { Wait, WaitOptions } from './waiters.ts';

const LOADING = 128;
const Callback = { thinking: 5, silent: 6, modal: 9 } as const;

/** A modal that a person sees, to be filled in with `submitModal`. */
export type OpenModal = APIModalInteractionResponseCallbackData & { readonly interactionId: Snowflake };

/** Waiting for what answers an interaction. */
export interface InteractionWaits {
  /** The finished answer to an interaction; rejects when the bot failed, or opened a modal. */
  waitForAnswer(interactionId: Snowflake, options?: WaitOptions): Promise<ClientMessage>;
  /** The modal that answers an interaction; rejects when the bot failed, or answered with a message. */
  waitForModal(interactionId: Snowflake, options?: WaitOptions): Promise<OpenModal>;
}

/** Waits with an error that says what happened meanwhile. */
export type WaitFor = <T>(wait: Omit<Wait<T>, 'withinMs'>, options: WaitOptions) => Promise<T>;

type Shared = Pick<Context, 'world' | 'messageStore'>;

export function interactionWaits(context: Shared, waitFor: WaitFor): InteractionWaits {
  /** Waits for what `answerOf` gives once the bot has answered; the bot may fail, too. */
  async function waitForOne<T>(
    kind: string,
    id: Snowflake,
    options: WaitOptions,
    answerOf: (interaction: Interaction) => T | undefined,
  ): Promise<T> {
    const interaction = context.world.interactions.get(id);
    if (!interaction) throw new Error(`there is no interaction ${id}`);
    const check = () => {
      if (interaction.state === 'failed') throw new Error(interaction.failure ?? 'failed');
      return interaction.state === 'pending' ? undefined : answerOf(interaction);
    };
    return waitFor(
      { check, what: () => `the ${kind} to ${nameOf(interaction)}${stateOf(interaction)}` },
      options,
    );
  }

  return {
    waitForAnswer: (id, options = {}) =>
      waitForOne('answer', id, options, (interaction) => {
        const answer = answerOf(context, interaction);
        if (answer || interaction.callbackType !== Callback.modal) return answer;
        throw new Error(`the bot answered ${nameOf(interaction)} with a modal: use modal() or waitForModal`);
      }),
    waitForModal: (id, options = {}) =>
      waitForOne('modal in answer', id, options, (interaction) => {
        if (interaction.modal) return { ...(interaction.modal as unknown as OpenModal), interactionId: id };
        const answer = answerOf(context, interaction);
        if (!answer) return undefined;
        throw new Error(`the bot answered ${nameOf(interaction)} with ${quoted(answer)}, not with a modal`);
      }),
  };
}

/** The finished answer, if there is one. */
function answerOf({ world, messageStore }: Shared, interaction: Interaction): ClientMessage | undefined {
  const original = world.messages.get(interaction.originalId ?? '');
  if (original && interaction.originalAnswered && (original.flags & LOADING) === 0) {
    return messageStore.view(original);
  }
  const followUp = interaction.followUps.map((id) => world.messages.get(id)).find(Boolean);
  // A message that still shows "thinking…" is not the final answer.
  const open = original && interaction.callbackType === Callback.thinking && !interaction.originalDeleted;
  return followUp && !open ? messageStore.view(followUp) : undefined;
}

/** What a person did, as an error names it. */
const nameOf = ({ type, name }: Interaction) => (type === 2 ? `/${name}` : `“${name}”`);

/** Why an interaction that the bot has answered has no answer yet. */
function stateOf({ callbackType }: Interaction): string {
  if (callbackType === Callback.thinking) return ', which still shows “thinking…”';
  return callbackType === Callback.silent ? ', which the bot acknowledged without a message' : '';
}
