import type { ClientGuild, ShownChannel } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { type ChannelBranch, channelTree, isThread, isVoice, takesPosts } from '../channel-tree.ts';
import { ChannelLink, ChannelMark } from './ChannelLink.tsx';
import { UserPanel } from './UserPanel.tsx';

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
  return (
    <>
      <h2 class="guild-name">
        <span class="guild-icon" aria-hidden="true">
          {[...guild.name][0]}
        </span>
        {guild.name}
      </h2>
      {channelTree(guild).map(({ category, branches }) => (
        <div key={category?.id ?? 'top'}>
          {category && <h3 class="sidebar-head">{category.name}</h3>}
          <ul>
            {branches.map((branch) => (
              <Branch key={branch.channel.id} branch={branch} onNavigate={onNavigate} />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** More threads than these are folded away, so that what is below stays within reach. */
const MOST_THREADS = 5;

/** A channel with its threads; archived ones are folded away, and those of a forum are in it. */
function Branch({ branch, onNavigate }: { branch: ChannelBranch; onNavigate: () => void }) {
  const { channel, threads } = branch;
  const { state } = useApp();
  if (isVoice(channel)) return <VoiceChannel channel={channel} />;
  const isShown = (thread: ShownChannel) =>
    !takesPosts(channel) || thread.id === state.channelId || (state.unread[thread.id] ?? 0) > 0;
  const active = threads.filter((thread) => !thread.isArchived && isShown(thread));
  // A thread that is open stays in view.
  const newest = active.filter(
    ({ id }, index) => index >= active.length - MOST_THREADS || id === state.channelId,
  );
  const older = active.filter((thread) => !newest.includes(thread));
  const archived = threads.filter((thread) => thread.isArchived && !takesPosts(channel));
  const link = (one: ShownChannel) => <ChannelLink key={one.id} channel={one} onNavigate={onNavigate} />;
  return (
    <>
      {link(channel)}
      {older.length > 0 && (
        <li class="thread">
          <details>
            <summary data-testid={`more-${channel.name}`}>{older.length} more</summary>
            <ul>{older.map(link)}</ul>
          </details>
        </li>
      )}
      {newest.map(link)}
      {archived.length > 0 && (
        <li class="thread">
          <details open={archived.some(({ id }) => id === state.channelId && isThread(channel))}>
            <summary data-testid={`archived-${channel.name}`}>{archived.length} archived</summary>
            <ul>{archived.map(link)}</ul>
          </details>
        </li>
      )}
    </>
  );
}

/** Nobody can speak here, so a voice channel is only listed. */
function VoiceChannel({ channel }: { channel: ShownChannel }) {
  return (
    <li class="channel listed" data-testid={`channel-${channel.name}`} title="Voice channels are only listed">
      <span class="channel-mark" aria-hidden="true">
        <ChannelMark type={channel.type} />
      </span>
      <span class="channel-name">{channel.name}</span>
    </li>
  );
}
