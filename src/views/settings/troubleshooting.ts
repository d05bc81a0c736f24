import type { MessageView } from '../../discord/message-view.ts';
import type { ChannelSettings } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { fittingRows } from '../button-layout.ts';
import { COLOURS } from '../colours.ts';
import { containerCard, textDisplay } from '../container.ts';
import { relative } from '../time.ts';
import { backButton } from './navigation.ts';

/** Channels that refused a reply; more would be too long for one card. */
const REFUSALS_SHOWN = 20;

/** Why links are, or aren't, converted in a channel; and which channels of the server refused a reply. */
interface Troubleshooting {
  readonly channelId: string;
  readonly permissions: readonly { readonly name: string; readonly granted: boolean }[];
  /** Null: links are converted. */
  readonly reason: keyof Texts['settings']['reasons'] | null;
  readonly refused: readonly ChannelSettings[];
}

export function troubleshootingView(
  { channelId, permissions, reason, refused }: Troubleshooting,
  texts: Texts,
): MessageView {
  const { settings } = texts;
  const verdict =
    reason === null
      ? `### 🟢 ${settings.enabledHere}`
      : `### 🔴 ${settings.disabledHere}\n${settings.reasons[reason]}`;
  const granted = permissions.map((permission) =>
    permission.granted
      ? settings.permissionGranted(permission.name)
      : settings.permissionMissing(permission.name),
  );
  const refusals = refused
    .slice(0, REFUSALS_SHOWN)
    .map((channel) => settings.replyRefused(`<#${channel.channelId}>`, relative(channel.refusedAt ?? 0)));
  return containerCard(reason === null && refusals.length === 0 ? COLOURS.good : COLOURS.attention, [
    textDisplay(verdict),
    textDisplay([`**${settings.permissionsIn(`<#${channelId}>`)}**`, ...granted].join('\n')),
    textDisplay(refusals.length === 0 ? `-# ${settings.noRefusals}` : refusals.join('\n')),
    ...fittingRows([backButton('mine', texts)]),
  ]);
}
