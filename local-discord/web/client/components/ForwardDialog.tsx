import { useState } from 'preact/hooks';
import type { ShownChannel } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { isEnterable, takesPosts } from '../channel-tree.ts';
import { channelTitle } from '../names.ts';
import type { AppState } from '../state.ts';
import { ChannelMark } from './ChannelLink.tsx';
import { Dialog } from './Dialog.tsx';
import { Icon } from './Icon.tsx';

/** Where to forward a message: every channel that takes messages. */
export function ForwardDialog({ messageId }: { messageId: string }) {
  const { state, actions } = useApp();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const close = () => actions.startForwarding(null);
  const places = placesOf(state).filter(({ title }) => title.toLowerCase().includes(wanted));
  return (
    <Dialog class="modal" testId="forward-dialog" label="Forward to" onClose={close}>
      <header>
        <h2>Forward to</h2>
        <button type="button" class="icon-button" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div class="modal-body">
        <div class="field">
          <input
            value={search}
            aria-label="Search"
            placeholder="Search"
            onInput={(event) => setSearch(event.currentTarget.value)}
          />
        </div>
        <ul class="places">
          {places.map((place) => (
            <PlaceButton
              key={place.channel.id}
              place={place}
              onChoose={() => void actions.forward(messageId, place.channel.id)}
            />
          ))}
          {places.length === 0 && <li class="sidebar-none">No channel matches.</li>}
        </ul>
      </div>
    </Dialog>
  );
}

function PlaceButton({ place, onChoose }: { place: Place; onChoose: () => void }) {
  const { channel, title, server } = place;
  return (
    <li>
      <button type="button" class="place" data-testid={`forward-${channel.name}`} onClick={onChoose}>
        <span class="channel-mark" aria-hidden="true">
          <ChannelMark type={channel.type} />
        </span>
        {title} <span class="place-server">{server}</span>
      </button>
    </li>
  );
}

interface Place {
  readonly channel: ShownChannel;
  readonly title: string;
  readonly server: string;
}

function placesOf(state: AppState): Place[] {
  const { guilds = [], dms = [] } = state.client ?? {};
  const inGuilds = guilds.flatMap((guild) =>
    guild.channels
      .filter((channel) => isEnterable(channel) && !takesPosts(channel))
      .map((channel) => ({ channel, title: channel.name, server: guild.name })),
  );
  const direct = dms.map((channel) => ({
    channel,
    title: channelTitle(state, channel),
    server: 'Direct message',
  }));
  return [...inGuilds, ...direct];
}
