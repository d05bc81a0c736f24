import type { Context } from '../context.ts';
import type { ClientMessage } from './protocol.ts';

const LOADING = 128;
const SETTLE_MS = 300;
/** Starting takes long on a busy machine if the process is compiled first. */
const START_WITHIN_MS = 40_000;

interface Waits {
  waitUntilReady(how?: { readonly withCommands: boolean }): Promise<void>;
  waitForAnswer(interactionId: string): Promise<ClientMessage>;
  waitForMessage(predicate: (message: ClientMessage) => boolean): Promise<ClientMessage>;
}

/** Waits for the bot's actions, without sleeping. */
export function createWaits({ world, hub, gateway, messageStore }: Context): Waits {
  return {
    async waitUntilReady({ withCommands } = { withCommands: false }) {
      const identified = () => gateway.readyAt() ?? undefined;
      const at = await hub.waitFor(identified, 'a bot to identify', START_WITHIN_MS);
      const rest = withCommands ? START_WITHIN_MS : at + SETTLE_MS - Date.now();
      if (rest <= 0 || world.commands.size > 0) return;
      const commands = hub.waitFor(() => (world.commands.size > 0 ? true : undefined), 'commands', rest);
      if (withCommands) return void (await commands);
      // A bot without commands also becomes ready, only later.
      await commands.catch(() => undefined);
    },
    waitForAnswer(interactionId) {
      return hub.waitFor(() => {
        const interaction = world.interactions.get(interactionId);
        if (!interaction) throw new Error(`there is no interaction ${interactionId}`);
        if (interaction.state === 'failed') throw new Error(interaction.failure ?? 'failed');
        if (interaction.state === 'pending') return undefined;
        const original = world.messages.get(interaction.originalId ?? '');
        if (original && interaction.originalAnswered && (original.flags & LOADING) === 0) {
          return messageStore.view(original);
        }
        const followUp = interaction.followUps.map((id) => world.messages.get(id)).find(Boolean);
        // A message that still shows "thinking…" is not the final answer.
        const open = original && interaction.callbackType === 5 && !interaction.originalDeleted;
        return followUp && !open ? messageStore.view(followUp) : undefined;
      }, `the answer to interaction ${interactionId}`);
    },
    waitForMessage(predicate) {
      return hub.waitFor(() => {
        for (const message of world.messages.values()) {
          const view = messageStore.view(message);
          if (predicate(view)) return view;
        }
        return undefined;
      }, 'a message');
    },
  };
}
