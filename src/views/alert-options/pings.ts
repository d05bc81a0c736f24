import { type APIComponentInContainer, ComponentType, SelectMenuDefaultValueType } from 'discord.js';
import { LIMITS } from '../../discord/limits.ts';
import { cut } from '../../discord/truncate.ts';
import { PING_REASONS, type PingReason } from '../../domain/ping-reasons.ts';
import type { AlertChannel } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { capitalise } from '../capitalise.ts';
import { channelId } from './ids.ts';

/** "pings @Mods", or nobody. */
export function pingsText({ roleId }: AlertChannel, { alertChannels }: Texts): string {
  return roleId === null ? alertChannels.pingsNobody : alertChannels.pingsRole(`<@&${roleId}>`);
}

/** Menus of the role that is pinged and, where there is one, of what it is pinged for. */
export function pingMenus(channel: AlertChannel, texts: Texts): APIComponentInContainer[] {
  const { id, event, roleId } = channel;
  const withReasons = roleId !== null && event === 'tracking';
  return [roleMenu(id, roleId, texts), ...(withReasons ? [reasonMenu(channel, texts)] : [])];
}

function roleMenu(id: number, roleId: string | null, { alertOptions }: Texts): APIComponentInContainer {
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.RoleSelect,
        custom_id: channelId(id, 'role'),
        placeholder: cut(alertOptions.chooseRole, LIMITS.placeholder),
        min_values: 0,
        max_values: 1,
        ...(roleId === null
          ? {}
          : { default_values: [{ id: roleId, type: SelectMenuDefaultValueType.Role }] }),
      },
    ],
  };
}

function reasonMenu({ id, pings }: AlertChannel, texts: Texts): APIComponentInContainer {
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: channelId(id, 'pings'),
        placeholder: cut(texts.alertOptions.choosePings, LIMITS.placeholder),
        // Whoever wants no ping at all chooses no role.
        min_values: 1,
        max_values: PING_REASONS.length,
        options: PING_REASONS.map((reason) => ({
          label: cut(capitalise(reasonName(reason, texts), texts), LIMITS.optionText),
          value: reason,
          default: pings.includes(reason),
        })),
      },
    ],
  };
}

function reasonName(reason: PingReason, { alertOptions, track }: Texts): string {
  return reason === 'problems' ? alertOptions.problems : track.states[reason];
}
