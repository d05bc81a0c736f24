import { useState } from 'preact/hooks';
import { useApp } from '../app.ts';
import { type Act, act } from '../controls.ts';
import { useLive } from '../live.ts';
import { BotControls } from './BotControls.tsx';
import { DiscordControls } from './DiscordControls.tsx';
import { NewsControls } from './NewsControls.tsx';
import { ServiceControls } from './ServiceControls.tsx';

/** Everything around the bot that can be made to happen, and how it is now. */
export function ControlRoom() {
  const { state, live } = useApp();
  const room = useLive(live, (now) => now.room);
  const [said, setSaid] = useState('');
  const perform: Act = (...what) => {
    setSaid('…');
    void act(...what).then(setSaid);
  };
  if (room === null || state.controls === null) return null;
  const parts = { room, controls: state.controls, perform };
  return (
    <div class="room" data-testid="room">
      <p class="control-said" role="status" data-testid="control-result">
        {said}
      </p>
      <NewsControls {...parts} />
      <BotControls {...parts} />
      <ServiceControls {...parts} />
      <DiscordControls {...parts} />
    </div>
  );
}
