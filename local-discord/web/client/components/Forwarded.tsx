import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { ClientForward, ClientMessage } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { findChannel, safeLocale } from '../names.ts';
import { Content } from './Content.tsx';
import { Icon } from './Icon.tsx';

/** A forwarded message: its content as it was, and where it came from if the reader may go there. */
export function Forwarded({ message, forward }: { message: ClientMessage; forward: ClientForward }) {
  const { state, actions } = useApp();
  const { content, embeds, attachments, flags } = forward;
  const components = withoutEffect(forward.components);
  const channel = findChannel(state, forward.channelId);
  const when = new Date(forward.createdAt).toLocaleString(safeLocale(state), {
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (
    <div class="forwarded" data-testid="forwarded">
      <p class="forwarded-head">
        <Icon name="forward" size={14} /> <em>Forwarded</em>
      </p>
      <Content message={{ ...message, content, embeds, components, attachments, flags }} />
      <p class="forwarded-source">
        {channel && channel.guildId !== null && (
          <>
            <button type="button" class="link" onClick={() => void actions.openChannel(channel.id)}>
              #{channel.name}
            </button>{' '}
            •{' '}
          </>
        )}
        {when}
      </p>
    </div>
  );
}

/** Forwarded buttons and menus cannot be used: the bot answers where it posted them. */
function withoutEffect(
  components: readonly APIMessageTopLevelComponent[],
): readonly APIMessageTopLevelComponent[] {
  return JSON.parse(JSON.stringify(components), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && 'custom_id' in value
      ? { ...value, disabled: true }
      : value,
  ) as APIMessageTopLevelComponent[];
}
