import type { ShownChannel } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { isThread } from '../channel-tree.ts';
import { channelTitle, findUser } from '../names.ts';
import { ChannelKind } from '../numbers.ts';
import { Avatar } from './Avatar.tsx';
import { Icon } from './Icon.tsx';

const MARKS = {
  [ChannelKind.Announcement]: 'news',
  10: 'thread',
  [ChannelKind.Thread]: 'thread',
  [ChannelKind.PrivateThread]: 'lock',
  [ChannelKind.Forum]: 'forum',
  [ChannelKind.Media]: 'forum',
  [ChannelKind.Voice]: 'voice',
  [ChannelKind.Stage]: 'voice',
  [ChannelKind.Dm]: 'at',
} as const;

/** A channel, thread or direct message in the sidebar. */
export function ChannelLink({ channel, onNavigate }: { channel: ShownChannel; onNavigate: () => void }) {
  const { state, actions } = useApp();
  const unread = state.unread[channel.id] ?? 0;
  const pings = state.pings[channel.id] ?? 0;
  const here = state.channelId === channel.id;
  const bot = channel.type === ChannelKind.Dm ? findUser(state, channel.botId ?? '') : undefined;
  return (
    <li class={isThread(channel) ? 'thread' : ''}>
      <button
        type="button"
        class={unread > 0 && !here ? 'channel unread' : 'channel'}
        aria-current={here ? 'page' : undefined}
        data-channel-id={channel.id}
        data-testid={`channel-${channel.name}`}
        onClick={() => {
          void actions.openChannel(channel.id);
          onNavigate();
        }}
      >
        {bot ? (
          <Avatar user={bot} size={24} />
        ) : (
          <span class="channel-mark" aria-hidden="true">
            <ChannelMark type={channel.type} />
          </span>
        )}
        <span class="channel-name">{channelTitle(state, channel)}</span>
        {unread > 0 && !here && <span class="hidden-text">{unread} unread</span>}
        {pings > 0 && !here && (
          <span class="badge">
            {pings}
            <span class="hidden-text"> for you</span>
          </span>
        )}
      </button>
    </li>
  );
}

/** The icon for a type of channel. */
export function ChannelMark({ type }: { type: number }) {
  const icon = Object.entries(MARKS).find(([kind]) => Number(kind) === type)?.[1];
  return icon ? <Icon name={icon} size={18} /> : '#';
}
