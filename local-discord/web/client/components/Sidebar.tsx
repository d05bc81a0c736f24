import type { ClientChannel, ClientGuild } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { channelTitle } from '../names.ts';
import { ChannelKind } from '../numbers.ts';
import { Avatar } from './Avatar.tsx';
import { Icon } from './Icon.tsx';
import { UserPanel } from './UserPanel.tsx';

const MARKS = {
  [ChannelKind.Announcement]: 'news',
  [ChannelKind.Thread]: 'thread',
  [ChannelKind.Forum]: 'forum',
  [ChannelKind.Dm]: 'at',
} as const;

/** Servers with their channels, direct messages, and the current user. */
export function Sidebar({ open, onNavigate }: { open: boolean; onNavigate: () => void }) {
  const { state } = useApp();
  const { client } = state;
  if (!client) return <nav class="sidebar" aria-label="Channels" />;
  return (
    <nav class={open ? 'sidebar open' : 'sidebar'} aria-label="Channels">
      <div class="sidebar-scroll">
        {client.guilds.map((guild) => (
          <GuildSection key={guild.id} guild={guild} onNavigate={onNavigate} />
        ))}
        <h2 class="sidebar-head">Direct Messages</h2>
        <ul>
          {client.dms.map((channel) => (
            <ChannelLink key={channel.id} channel={channel} onNavigate={onNavigate} />
          ))}
          {client.dms.length === 0 && <li class="sidebar-none">None yet</li>}
        </ul>
      </div>
      <UserPanel />
    </nav>
  );
}

function GuildSection({ guild, onNavigate }: { guild: ClientGuild; onNavigate: () => void }) {
  const top = guild.channels.filter((channel) => channel.type !== ChannelKind.Thread);
  const threads = (parent: ClientChannel) =>
    guild.channels.filter((channel) => channel.type === ChannelKind.Thread && channel.parentId === parent.id);
  return (
    <>
      <h2 class="guild-name">
        <span class="guild-icon" aria-hidden="true">
          {[...guild.name][0]}
        </span>
        {guild.name}
      </h2>
      <ul>
        {top.flatMap((channel) => [
          <ChannelLink key={channel.id} channel={channel} onNavigate={onNavigate} />,
          ...threads(channel).map((thread) => (
            <ChannelLink key={thread.id} channel={thread} onNavigate={onNavigate} />
          )),
        ])}
      </ul>
    </>
  );
}

function ChannelLink({ channel, onNavigate }: { channel: ClientChannel; onNavigate: () => void }) {
  const { state, actions } = useApp();
  const unread = state.unread[channel.id] ?? 0;
  const here = state.channelId === channel.id;
  const bot = state.client?.bot;
  const title = channelTitle(state, channel);
  return (
    <li class={channel.type === ChannelKind.Thread ? 'thread' : ''}>
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
        {channel.type === ChannelKind.Dm && bot ? (
          <Avatar user={bot} size={24} />
        ) : (
          <span class="channel-mark" aria-hidden="true">
            <ChannelMark type={channel.type} />
          </span>
        )}
        <span class="channel-name">{title}</span>
        {unread > 0 && !here && (
          <span class="badge">
            {unread}
            <span class="hidden-text"> unread</span>
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
