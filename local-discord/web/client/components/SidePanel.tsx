import { useApp } from '../app.ts';
import type { Panel } from '../page-options.ts';
import { Icon } from './Icon.tsx';
import { Members } from './Members.tsx';
import { WireView } from './WireView.tsx';

const PANELS: readonly Panel[] = [
  { id: 'wire', title: 'Wire', component: WireView },
  { id: 'members', title: 'Members', component: Members },
];

/** The tabs beside the chat, one open at a time. */
export function SidePanel() {
  const { state, actions, options } = useApp();
  const panels = [...(options.panels ?? []), ...PANELS];
  const open = panels.find(({ id }) => id === state.panel);
  if (open === undefined) return null;
  return (
    <aside class={`side-panel panel-${open.id}`} aria-label={open.title} data-testid="panel">
      <header>
        <Tabs panels={panels} open={open} />
        <button
          type="button"
          class="icon-button"
          aria-label="Close side panel"
          onClick={() => actions.showPanel(null)}
        >
          <Icon name="close" />
        </button>
      </header>
      <div id="side-panel-body" role="tabpanel" aria-labelledby={`tab-${open.id}`} class="side-panel-body">
        <open.component />
      </div>
    </aside>
  );
}

function Tabs({ panels, open }: { panels: readonly Panel[]; open: Panel }) {
  const { actions } = useApp();
  const move = (step: number) => {
    const next = panels[(panels.indexOf(open) + step + panels.length) % panels.length];
    if (next === undefined) return;
    actions.showPanel(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label="Side panel"
      class="tabs"
      onKeyDown={(event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (step !== undefined) move(step);
      }}
    >
      {panels.map((panel) => (
        <button
          key={panel.id}
          id={`tab-${panel.id}`}
          type="button"
          role="tab"
          aria-selected={panel === open}
          aria-controls="side-panel-body"
          tabIndex={panel === open ? 0 : -1}
          data-testid={`tab-${panel.id}`}
          onClick={() => actions.showPanel(panel.id)}
        >
          {panel.title}
        </button>
      ))}
    </div>
  );
}
