import type { ClientReaction } from '../../src/client/protocol.ts';
import { call } from './api.ts';
import { toClientFile } from './chosen-files.ts';
import { putMessage } from './events.ts';
import { interactionActions } from './interactions.ts';
import { withMentions } from './mentions.ts';
import type { PageOptions } from './page-options.ts';
import { startSession } from './session.ts';
import type { AppStore, Draft, OpenUserMenu, Picture } from './state.ts';

/** In narrower windows the side panel covers the chat. */
const MIN_WIDTH_FOR_PANEL = 1000;

export type Actions = ReturnType<typeof createActions>;

/** Everything a person can do on the page. Refusals end up in the notice above the composer. */
export function createActions(store: AppStore, { panels = [] }: PageOptions) {
  const session = startSession(store);
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
      if (store.get().notice !== null) store.set({ notice: null });
    } catch (error) {
      store.set({ notice: error instanceof Error ? error.message : String(error) });
    }
  };
  const me = () => store.get().client?.me.id ?? '';

  return {
    ...interactionActions(store, me, attempt),
    start: () =>
      attempt(async () => {
        await session.signInFirst();
        store.set({ panel: coversChat() ? null : (panels[0]?.id ?? 'members') });
      }),
    /** Opens a tab of the side panel; null closes it. */
    showPanel: (panel: string | null) => store.set({ panel, explained: null }),
    /** The wire view, at the request that made the message. */
    explain: (messageId: string) => store.set({ panel: 'wire', explained: messageId }),
    /** Closes the side panel where it covers the chat. */
    uncoverChat() {
      if (coversChat()) store.set({ panel: null });
    },
    switchUser: (userId: string) => attempt(() => session.signIn(userId)),
    lookInto: (channelIds: readonly string[]) => attempt(() => session.lookInto(channelIds)),
    openChannel: (channelId: string) => attempt(() => session.openChannel(channelId)),
    send: (content: string, files: readonly File[] = []) =>
      attempt(async () => {
        const { channelId, replyTo } = store.get();
        if (channelId === null) return;
        store.set({ replyTo: null });
        const message = {
          userId: me(),
          channelId,
          content: withMentions(store.get(), content),
          ...(replyTo === null ? {} : { replyTo }),
          ...(files.length === 0 ? {} : { files: await Promise.all(files.map(toClientFile)) }),
        };
        await session.load(
          () => call('sendMessage', message),
          (state, sent) => putMessage(state, sent, true),
        );
      }),
    /** Adds the own reaction, or takes it back. */
    react: (messageId: string, { emoji, userIds }: ClientReaction) =>
      attempt(() =>
        call(userIds.includes(me()) ? 'removeReaction' : 'addReaction', {
          userId: me(),
          messageId,
          emoji: emoji.id === null ? emoji.name : `${emoji.name}:${emoji.id}`,
        }),
      ),
    openPost: (forumId: string, name: string, content: string, tagIds: readonly string[]) =>
      attempt(async () => {
        const post = await call('openPost', { userId: me(), channelId: forumId, name, content, tagIds });
        await session.openChannel(post.id);
      }),
    vote: (messageId: string, answerIds: readonly number[]) =>
      attempt(() => call('vote', { userId: me(), messageId, answerIds })),
    /** Asks for a channel to forward the message to; null stops asking. */
    startForwarding: (messageId: string | null) => store.set({ forwarding: messageId }),
    forward: (messageId: string, channelId: string) =>
      attempt(async () => {
        store.set({ forwarding: null });
        await session.load(
          () => call('forwardMessage', { userId: me(), messageId, channelId }),
          (state, sent) => putMessage(state, sent, true),
        );
      }),
    edit: (messageId: string, content: string) =>
      attempt(async () => {
        store.set({ editing: null });
        await call('editMessage', { userId: me(), messageId, content: withMentions(store.get(), content) });
      }),
    remove: (messageId: string) => attempt(() => call('deleteMessage', { userId: me(), messageId })),
    dismiss: (messageId: string) => attempt(() => call('dismissMessage', { userId: me(), messageId })),
    setLocale: (locale: string) =>
      attempt(async () => {
        await call('setLocale', { userId: me(), locale });
        await session.refresh();
      }),
    replyTo: (messageId: string | null) => store.set({ replyTo: messageId, editing: null }),
    startEditing: (messageId: string | null) => store.set({ editing: messageId, replyTo: null }),
    showPictures: (pictures: readonly Picture[], index: number) =>
      store.set({ lightbox: { pictures, index } }),
    closeLightbox: () => store.set({ lightbox: null }),
    /** Opens the menu of a person or bot; null closes it. */
    showUserMenu: (userMenu: OpenUserMenu | null) => store.set({ userMenu }),
    setDraft: (draft: Draft | null) => store.set({ draft }),
    setNotice: (notice: string | null) => store.set({ notice }),
  };
}

function coversChat(): boolean {
  return window.innerWidth <= MIN_WIDTH_FOR_PANEL;
}
