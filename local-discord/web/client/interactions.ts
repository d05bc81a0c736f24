import type { ClientEvent, ModalValue } from '../../src/client/protocol.ts';
import { call } from './api.ts';
import { applyEvent, without } from './events.ts';
import type { AppStore, Chosen, Pending } from './state.ts';

type Attempt = (work: () => Promise<void>) => Promise<void>;

/** Commands, buttons, menus and modals: everything that the bot has to answer. */
export function interactionActions(store: AppStore, me: () => string, attempt: Attempt) {
  const track = async (pending: Pending, start: () => Promise<{ interactionId: string }>) => {
    const placeholder = `starting-${Math.random()}`;
    store.set((state) => ({ ...state, pending: { ...state.pending, [placeholder]: pending } }));
    const clear = () => store.set((state) => ({ ...state, pending: without(state.pending, placeholder) }));
    try {
      const { interactionId } = await start();
      clear();
      const early = store.get().early[interactionId];
      store.set((state) => ({
        ...state,
        pending: { ...state.pending, [interactionId]: pending },
        started: { ...state.started, [interactionId]: true },
      }));
      if (early)
        store.set((state) => applyEvent({ ...state, early: without(state.early, interactionId) }, early));
    } finally {
      clear();
    }
  };
  const origin = () => ({ userId: me(), channelId: store.get().channelId ?? '' });

  return {
    run: (chosen: Chosen) =>
      attempt(async () => {
        const { channelId } = origin();
        const name = chosen.subcommand ? `${chosen.name} ${chosen.subcommand}` : chosen.name;
        await track({ kind: 'command', channelId, name }, () =>
          call('runCommand', { ...origin(), ...chosen }),
        );
      }),
    autocomplete: (chosen: Chosen, focused: string) =>
      call('autocomplete', { ...origin(), ...chosen, focused }),
    runMessageMenu: (messageId: string, name: string, botId: string) =>
      attempt(() =>
        track({ kind: 'command', channelId: origin().channelId, name }, () =>
          call('runMessageMenu', { userId: me(), messageId, name, botId }),
        ),
      ),
    runUserMenu: (targetId: string, name: string, botId: string) =>
      attempt(() =>
        track({ kind: 'command', channelId: origin().channelId, name }, () =>
          call('runUserMenu', { ...origin(), targetId, name, botId }),
        ),
      ),
    press: (messageId: string, customId: string, values?: readonly string[]) =>
      attempt(async () => {
        store.set((state) => ({ ...state, failedMessages: without(state.failedMessages, messageId) }));
        await track({ kind: 'component', messageId, customId }, () =>
          call('pressComponent', { userId: me(), messageId, customId, ...(values ? { values } : {}) }),
        );
      }),
    submitModal: (interactionId: string, values: Readonly<Record<string, ModalValue>>) =>
      attempt(async () => {
        store.set((state) => ({ ...state, modal: state.modal && { ...state.modal, error: null } }));
        await track({ kind: 'modal' }, () => call('submitModal', { userId: me(), interactionId, values }));
      }),
    closeModal: () => store.set({ modal: null }),
    dismissFailure: (id: string) =>
      store.set((state) => ({
        ...state,
        failedCommands: state.failedCommands.filter((failure) => failure.id !== id),
      })),
  };
}

function isAboutInteraction(event: ClientEvent): event is Extract<ClientEvent, { interactionId: string }> {
  return 'interactionId' in event;
}

/** Takes an event in; one about an interaction whose id is not known yet waits for it in `early`. */
export function receive(store: AppStore, event: ClientEvent): void {
  store.set((state) => {
    const starting = Object.keys(state.pending).some((id) => id.startsWith('starting-'));
    if (isAboutInteraction(event) && starting && !(event.interactionId in state.started)) {
      return { ...state, early: { ...state.early, [event.interactionId]: event } };
    }
    return applyEvent(state, event);
  });
}
