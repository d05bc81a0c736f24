import { button, singleInputModal } from '../../cards/components.ts';
import { containerCard, sectionWith } from '../../cards/container.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { Texts } from '../../texts/index.ts';
import { ownerId, pageButton } from './navigation.ts';

const COMMANDS = [
  ['📦', 'track'],
  ['📸', 'qc'],
  ['🏷️', 'lookup'],
  ['🔗', 'convert'],
  ['🧺', 'haul'],
  ['⚙️', 'settings'],
  ['🔔', 'alerts'],
] as const;

interface HelpReader {
  /** Only people who manage the server can use `/alerts`. */
  readonly canManage: boolean;
  /** Whether the bot replies to messages that don't mention it. */
  readonly readsChat: boolean;
}

/** What the bot does, in one card. @param mention how a message names a command */
export function helpView(
  { canManage, readsChat }: HelpReader,
  mention: (command: string) => string,
  texts: Texts,
) {
  const { help } = texts;
  const lines = COMMANDS.filter(([, command]) => canManage || command !== 'alerts').map(
    ([emoji, command]) => `${emoji} ${mention(command)} ${help[command]}`,
  );
  return containerCard(null, [
    `### ${help.title}\n${readsChat ? help.where : help.mentioned}`,
    `${lines.join('\n')}\n-# ${help.menu}`,
    canManage && sectionWith(help.manage, pageButton('server', texts.settings.server)),
    [
      button(help.trackParcel, encodeCustomId('help', 'track'), { primary: true }),
      button(help.myAgents, ownerId('mine', 'agents')),
    ],
  ]);
}

/** Longer than any tracking number, so that share text around one fits. */
const MAX_NUMBER_INPUT = 200;

export function trackingNumberModal(texts: Texts) {
  return singleInputModal(encodeCustomId('help', 'number'), texts.help.trackParcel, {
    id: 'number',
    label: texts.commands.track.number,
    hint: texts.help.numberHint,
    value: null,
    maxLength: MAX_NUMBER_INPUT,
  });
}
