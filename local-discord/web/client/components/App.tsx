import { useEffect, useState } from 'preact/hooks';
import type { Actions } from '../actions.ts';
import { AppContext, useApp } from '../app.ts';
import { takesPosts } from '../channel-tree.ts';
import { channelTitle, openChannelOf } from '../names.ts';
import { ChannelKind } from '../numbers.ts';
import type { PageOptions } from '../page-options.ts';
import type { AppStore } from '../state.ts';
import type { Store } from '../store.ts';
import type { WireState } from '../wire.ts';
import { ChannelMark } from './ChannelLink.tsx';
import { Composer } from './Composer.tsx';
import { Forum } from './Forum.tsx';
import { ForwardDialog } from './ForwardDialog.tsx';
import { Icon } from './Icon.tsx';
import { Lightbox } from './Lightbox.tsx';
import { MessageList } from './MessageList.tsx';
import { Modal } from './Modal.tsx';
import { Pins } from './Pins.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SidePanel } from './SidePanel.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The whole page. */
export function App(props: {
  store: AppStore;
  actions: Actions;
  wire: Store<WireState>;
  options: PageOptions;
}) {
  const { store, actions, wire, options } = props;
  const [state, setState] = useState(store.get);
  const [sidebar, setSidebar] = useState(false);
  useEffect(() => store.subscribe(setState), [store]);
  useEffect(() => void actions.start(), [actions]);

  const channel = openChannelOf(state);
  const title = channel ? channelTitle(state, channel) : options.title;
  useEffect(() => {
    document.title = `${channel?.type === ChannelKind.Dm ? '@' : '#'}${title} · ${options.title}`;
  }, [title]);
  return (
    <AppContext.Provider value={{ state, actions, wire, options }}>
      <div class="app">
        <Sidebar open={sidebar} onNavigate={() => setSidebar(false)} />
        {sidebar && (
          <button type="button" class="scrim" aria-label="Close channels" onClick={() => setSidebar(false)} />
        )}
        <main>
          <ChannelBar title={title} isSidebarOpen={sidebar} onOpenSidebar={() => setSidebar(true)} />
          <div class="columns">
            <div class="chat">
              {channel && takesPosts(channel) ? (
                <Forum forum={channel} />
              ) : (
                <>
                  <MessageList />
                  {channel ? <Composer /> : <p class="bar">{state.notice ?? 'Connecting…'}</p>}
                </>
              )}
            </div>
            <SidePanel />
          </div>
          {state.userMenu && <UserMenu open={state.userMenu} />}
        </main>
        {state.lightbox && <Lightbox pictures={state.lightbox.pictures} index={state.lightbox.index} />}
        {state.forwarding && <ForwardDialog messageId={state.forwarding} />}
        {state.modal && <Modal key={state.modal.interactionId} open={state.modal} />}
      </div>
    </AppContext.Provider>
  );
}

function ChannelBar(props: { title: string; isSidebarOpen: boolean; onOpenSidebar: () => void }) {
  const { state, actions, options } = useApp();
  const channel = openChannelOf(state);
  const isUnread = Object.entries(state.unread).some(([id, count]) => count > 0 && id !== state.channelId);
  return (
    <header class="channel-bar">
      <button
        type="button"
        class={isUnread ? 'icon-button phone-only unread' : 'icon-button phone-only'}
        aria-label={isUnread ? 'Channels, with unread messages' : 'Channels'}
        aria-expanded={props.isSidebarOpen}
        data-testid="open-channels"
        onClick={props.onOpenSidebar}
      >
        <Icon name="menu" />
      </button>
      <h1>
        <span class="channel-mark" aria-hidden="true">
          <ChannelMark type={channel?.type ?? ChannelKind.Text} />
        </span>
        <span class="channel-title">{props.title}</span>
      </h1>
      {channel && !takesPosts(channel) && <Pins />}
      <button
        type="button"
        class="icon-button"
        aria-label="Side panel"
        aria-expanded={state.panel !== null}
        data-testid="open-panel"
        onClick={() =>
          actions.showPanel(state.panel === null ? (options.panels?.[0]?.id ?? 'members') : null)
        }
      >
        <Icon name="panel" />
      </button>
    </header>
  );
}
