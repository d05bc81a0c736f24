import { useApp } from '../app.ts';
import { useLive } from '../live.ts';
import type { Panel } from '../store.ts';
import { ControlRoom } from './ControlRoom.tsx';
import { Icon } from './Icon.tsx';
import { Members } from './Members.tsx';
import { TryThis } from './TryThis.tsx';
import { WireView } from './WireView.tsx';

const TITLES: Readonly<Record<Panel, string>> = {
  try: 'Try',
  room: 'Control room',
  wire: 'Wire',
  members: 'Members',
};

/** What stands beside the chat, one of several at a time. */
export function SidePanel() {
  const { state, actions, live } = useApp();
  const hasRoom = useLive(live, ({ room }) => room !== null);
  const hasWire = useLive(live, ({ isThere }) => isThere);
  const { panel } = state;
  if (panel === null) return null;
  const tabs: Panel[] = [
    ...(state.suggestions.length > 0 ? (['try'] as const) : []),
    ...(hasRoom ? (['room'] as const) : []),
    ...(hasWire ? (['wire'] as const) : []),
    'members',
  ];
  const move = (step: number) => {
    const next = tabs[(tabs.indexOf(panel) + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    actions.showPanel(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <aside class={`side-panel panel-${panel}`} aria-label={TITLES[panel]} data-testid="panel">
      <header>
        <div
          role="tablist"
          aria-label="Side panel"
          class="tabs"
          onKeyDown={(event) => {
            const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
            if (step !== undefined) move(step);
          }}
        >
          {tabs.map((tab) => (
            <button
              key={tab}
              id={`tab-${tab}`}
              type="button"
              role="tab"
              aria-selected={tab === panel}
              aria-controls="side-panel-body"
              tabIndex={tab === panel ? 0 : -1}
              data-testid={`tab-${tab}`}
              onClick={() => actions.showPanel(tab)}
            >
              {TITLES[tab]}
            </button>
          ))}
        </div>
        <button
          type="button"
          class="icon-button"
          aria-label="Close side panel"
          onClick={() => actions.showPanel(null)}
        >
          <Icon name="close" />
        </button>
      </header>
      <div id="side-panel-body" role="tabpanel" aria-labelledby={`tab-${panel}`} class="side-panel-body">
        {panel === 'try' && <TryThis />}
        {panel === 'room' && <ControlRoom />}
        {panel === 'wire' && <WireView />}
        {panel === 'members' && <Members />}
      </div>
    </aside>
  );
}
