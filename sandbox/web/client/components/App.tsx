import { useEffect, useState } from 'preact/hooks';
import type { Actions } from '../actions.ts';
import { AppContext } from '../app.ts';
import { type Controls, loadControls } from '../controls.ts';
import { channelTitle, openChannelOf } from '../names.ts';
import { ChannelKind } from '../numbers.ts';
import type { Store } from '../store.ts';
import { loadSuggestions, type Suggestion } from '../suggestions.ts';
import { Composer } from './Composer.tsx';
import { Icon } from './Icon.tsx';
import { Lightbox } from './Lightbox.tsx';
import { MessageList } from './MessageList.tsx';
import { Modal } from './Modal.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TryThis } from './TryThis.tsx';

/** The whole page. */
export function App({ store, actions }: { store: Store; actions: Actions }) {
  const [state, setState] = useState(store.get);
  const [sidebar, setSidebar] = useState(false);
  const [tips, setTips] = useState(() => window.innerWidth > 1000);
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const [controls, setControls] = useState<Controls | null>(null);
  useEffect(() => store.subscribe(setState), [store]);
  useEffect(() => {
    void actions.start();
    void loadSuggestions().then(setSuggestions);
    void loadControls().then(setControls);
  }, [actions]);

  const channel = openChannelOf(state);
  const title = channel ? channelTitle(state, channel) : 'Sandbox';
  useEffect(() => {
    document.title = `${channel?.type === ChannelKind.Dm ? '@' : '#'}${title} · Haulmate sandbox`;
  }, [title]);
  return (
    <AppContext.Provider value={{ state, actions }}>
      <div class="app">
        <Sidebar open={sidebar} onNavigate={() => setSidebar(false)} />
        {sidebar && (
          <button type="button" class="scrim" aria-label="Close channels" onClick={() => setSidebar(false)} />
        )}
        <main>
          <header class="channel-bar">
            <button
              type="button"
              class="icon-button phone-only"
              aria-label="Channels"
              aria-expanded={sidebar}
              data-testid="open-channels"
              onClick={() => setSidebar(true)}
            >
              <Icon name="menu" />
            </button>
            <h1>
              <span class="channel-mark" aria-hidden="true">
                {channel?.type === ChannelKind.Dm ? '@' : '#'}
              </span>
              {title}
            </h1>
            {suggestions.length > 0 && (
              <button
                type="button"
                class="icon-button"
                aria-label="Try this"
                aria-expanded={tips}
                data-testid="open-suggestions"
                onClick={() => setTips(!tips)}
              >
                <Icon name="spark" />
              </button>
            )}
          </header>
          <div class="columns">
            <div class="chat">
              <MessageList />
              {channel ? <Composer /> : <p class="bar">{state.notice ?? 'Connecting…'}</p>}
            </div>
            {suggestions.length > 0 && (
              <TryThis
                suggestions={suggestions}
                controls={controls}
                open={tips}
                onClose={() => setTips(false)}
              />
            )}
          </div>
        </main>
        {state.lightbox && <Lightbox pictures={state.lightbox.pictures} index={state.lightbox.index} />}
        {state.modal && <Modal key={state.modal.interactionId} open={state.modal} />}
      </div>
    </AppContext.Provider>
  );
}
