import type { ClientState } from '../../src/client/protocol.ts';
import { call, listen, listUsers } from './api.ts';
import { receive } from './interactions.ts';
import { type AppStore, emptyState } from './state.ts';

const USER_KEY = 'local-discord.user';

/** Who is signed in, what is open, and the stream of events behind it. */
export function startSession(store: AppStore) {
  let stop = () => {};

  const refresh = async () => {
    const userId = store.get().client?.me.id;
    if (userId === undefined) return;
    const client = await call('state', { userId });
    const { channelId } = store.get();
    const messages = channelId === null ? [] : await call('messages', { userId, channelId });
    // Other channels are read again when they are opened: events may have been missed.
    store.set({ client, online: true, messages: channelId === null ? {} : { [channelId]: messages } });
  };

  const reload = () => void refresh().catch(() => store.set({ online: false }));

  const openChannel = async (channelId: string) => {
    const userId = store.get().client?.me.id ?? '';
    store.set((state) => ({
      ...state,
      channelId,
      replyTo: null,
      editing: null,
      unread: { ...state.unread, [channelId]: 0 },
    }));
    const messages = await call('messages', { userId, channelId });
    store.set((state) => ({ ...state, messages: { ...state.messages, [channelId]: messages } }));
  };

  /** Switches the user: nothing seen so far is kept, as it belongs to another person. */
  const signIn = async (userId: string) => {
    stop();
    const client = await call('state', { userId });
    const kept = store.get().channelId;
    localStorage.setItem(USER_KEY, client.me.username);
    const { panel } = store.get();
    store.set({ ...emptyState, client, panel });
    stop = listen(client.me.id, {
      onEvent: (event) => {
        receive(store, event);
        // A bot that was away brings its name and its commands along.
        if (event.type === 'gateway' && event.connected) reload();
      },
      onOpen: reload,
      onLost: () => store.set({ online: false }),
    });
    const first = channelsOf(client).find((channel) => channel.id === kept) ?? channelsOf(client)[0];
    if (first) await openChannel(first.id);
  };

  /** A seed may give people other ids, so they are remembered by name. */
  const signInFirst = async () => {
    const users = (await listUsers()).filter((user) => !user.bot);
    const wanted = new URLSearchParams(location.search).get('user') ?? localStorage.getItem(USER_KEY);
    const user = users.find((candidate) => candidate.username === wanted) ?? users[0];
    if (user) await signIn(user.id);
  };

  return { refresh, openChannel, signIn, signInFirst };
}

function channelsOf(client: ClientState) {
  return [...client.guilds.flatMap((guild) => guild.channels), ...client.dms];
}
