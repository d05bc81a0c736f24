/**
 * The sandbox's page: the local Discord's page with a control room and suggestions beside the chat.
 *
 * Stable attributes for tests besides the page's own: `data-testid` = suggestion, first-minute, room, control-<what>,
 * control-result, now-<group>.
 */
import { startPage } from 'local-discord/client';
import { ControlRoom } from './ControlRoom.tsx';
import { connectToSandbox } from './sandbox-store.ts';
import './styles/index.css';
import { TryThis } from './TryThis.tsx';
import { TRY_PANEL, Welcome } from './Welcome.tsx';

const store = connectToSandbox();
startPage({
  title: 'Haulmate sandbox',
  panels: [
    { id: TRY_PANEL, title: 'Try', component: () => <TryThis store={store} /> },
    { id: 'room', title: 'Control room', component: () => <ControlRoom store={store} /> },
  ],
  welcome: () => <Welcome store={store} />,
  wireKinds: [
    ['service', 'Service'],
    ['webhook', 'Webhooks'],
  ],
});
