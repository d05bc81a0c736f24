import { useStore } from 'local-discord/client';
import { useState } from 'preact/hooks';
import { BotControls } from './BotControls.tsx';
import { DiscordControls } from './DiscordControls.tsx';
import { type Act, act } from './requests.ts';
import { ServiceControls } from './ServiceControls.tsx';
import type { SandboxStore } from './sandbox-store.ts';
import { UpdateControls } from './UpdateControls.tsx';

/** A long result has its own scroll, which the keyboard has to reach. */
const SCROLLED = { tabIndex: 0 };

/** Controls for everything around the bot, with the current state. */
export function ControlRoom({ store }: { store: SandboxStore }) {
  const { room, controls } = useStore(store, (now) => now);
  const [result, setResult] = useState('');
  const perform: Act = (...what) => {
    setResult('…');
    void act(...what).then(setResult);
  };
  if (room === null || controls === null) return null;
  const parts = { room, controls, perform };
  return (
    <div class="room" data-testid="room">
      <p class="control-result" role="status" data-testid="control-result" {...SCROLLED}>
        {result}
      </p>
      <UpdateControls {...parts} />
      <BotControls {...parts} />
      <ServiceControls {...parts} />
      <DiscordControls {...parts} />
    </div>
  );
}
