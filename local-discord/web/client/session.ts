import type { ClientEvent, ClientState } from '../../src/client/protocol.ts';
import { call, listen, listUsers } from './api.ts';
import { isEnterable } from './channel-tree.ts';
import { firstChannel } from './events.ts';
import { receive } from './interactions.ts';
import { createLoads, type Load } from './load.ts';
import { type AppState, type AppStore, emptyState } from './state.ts';

const USER_KEY = 'local-discord.user';

/** The user who is signed in, the channel that is open, and the event stream that keeps both up to date. */
export function startSession(store: AppStore) {
  let stop = () => {};
  const { load, heard } = createLoads(store);

  /** Switches the user. Everything seen so far belongs to another person and is dropped. */
  const signIn = async (userId: string) => {
    stop();
    const client = await call('state', { userId });
    localStorage.setItem(USER_KEY, client.me.username);
    const { channelId, panel } = store.get();
    store.set({ ...emptyState, client, panel });
    stop = listenToEvents(store, client.me.id, load, heard);
    const first = channelsOf(client).find((channel) => channel.id === channelId) ?? firstChannel(client);
    if (first) await openChannel(store, first.id, load);
  };

  return {
    load,
    refresh: () => refresh(store, load),
    openChannel: (channelId: string) => openChannel(store, channelId, load),
    lookInto: (channelIds: readonly string[]) => lookInto(store, channelIds, load),
    signIn,
    async signInFirst() {
      const user = await findFirstUser();
      if (!user) return;
      await signIn(user.id);
      const wanted = wantedChannel(store.get().client);
      if (wanted) await openChannel(store, wanted.id, load);
    },
  };
}

async function refresh(store: AppStore, load: Load): Promise<void> {
  const { client, channelId } = store.get();
  if (client === null) return;
  const userId = client.me.id;
  await load(
    async () => ({
      client: await call('state', { userId }),
      loaded: channelId === null ? {} : { [channelId]: await call('messages', { userId, channelId }) },
    }),
    (state, { client, loaded }) => ({
      ...state,
      client,
      online: true,
      messages: { ...messagesInView(state), ...loaded },
    }),
  );
}

/** Those of other channels are loaded again when they are opened: events may have been missed. */
function messagesInView({ channelId, messages }: AppState): AppState['messages'] {
  const inView = channelId === null ? undefined : messages[channelId];
  return channelId === null || inView === undefined ? {} : { [channelId]: inView };
}

async function openChannel(store: AppStore, channelId: string, load: Load): Promise<void> {
  const userId = store.get().client?.me.id ?? '';
  store.set((state) => ({
    ...state,
    channelId,
    replyTo: null,
    editing: null,
    forwarding: null,
    unread: { ...state.unread, [channelId]: 0 },
    pings: { ...state.pings, [channelId]: 0 },
  }));
  await load(
    () => call('messages', { userId, channelId }),
    (state, messages) => ({ ...state, messages: { ...state.messages, [channelId]: messages } }),
  );
}

/** Loads what is in channels without opening them; those that are loaded stay as they are. */
async function lookInto(store: AppStore, channelIds: readonly string[], load: Load): Promise<void> {
  const userId = store.get().client?.me.id ?? '';
  await load(
    () =>
      Promise.all(
        channelIds.map(
          async (channelId) => [channelId, await call('messages', { userId, channelId })] as const,
        ),
      ),
    (state, lists) => ({ ...state, messages: { ...Object.fromEntries(lists), ...state.messages } }),
  );
}

/** @returns stops listening */
function listenToEvents(
  store: AppStore,
  userId: string,
  load: Load,
  heard: (event: ClientEvent) => void,
): () => void {
  const reload = () => void refresh(store, load).catch(() => store.set({ online: false }));
  return listen(userId, {
    onEvent: (event) => {
      heard(event);
      receive(store, event);
      // A bot that connects may bring another name and other commands; of several, one may have left.
      if (event.type === 'gateway' && event.connected) reload();
    },
    onOpen: reload,
    onLost: () => store.set({ online: false }),
  });
}

/** The user in the address or of the last visit, by name: another seed may give people other ids. */
async function findFirstUser() {
  const users = (await listUsers()).filter((user) => !user.bot);
  const wanted = new URLSearchParams(location.search).get('user') ?? localStorage.getItem(USER_KEY);
  return users.find(({ username }) => isSame(username, wanted)) ?? users[0];
}

/** The channel in the address, by name or id. */
function wantedChannel(client: ClientState | null) {
  const wanted = new URLSearchParams(location.search).get('channel');
  if (client === null || wanted === null) return undefined;
  const name = wanted.replace(/^#/, '');
  return channelsOf(client).find((channel) => channel.id === name || isSame(channel.name, name));
}

const isSame = (name: string, wanted: string | null) => name.toLowerCase() === wanted?.toLowerCase();

function channelsOf(client: ClientState) {
  return [...client.guilds.flatMap((guild) => guild.channels), ...client.dms].filter(isEnterable);
}
