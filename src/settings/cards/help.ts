import { button, singleInputModal } from '../../cards/components.ts';
import { containerCard } from '../../cards/container.ts';
import { inLines } from '../../cards/phrases.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { Texts } from '../../texts/index.ts';
import { manageRow, ownerId } from './navigation.ts';

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
  /** In a DM, the bot answers everything that is sent to it. */
  readonly inDm: boolean;
  /** Whether the bot replies to messages that don't mention it. */
  readonly readsChat: boolean;
}

/** What the bot does, in one card. @param mention how a message names a command */
export function helpView(
  { canManage, inDm, readsChat }: HelpReader,
  mention: (command: string) => string,
  texts: Texts,
) {
  const { help } = texts;
  const lines = COMMANDS.filter(([, command]) => canManage || command !== 'alerts').map(
    ([emoji, command]) => `${emoji} ${mention(command)} ${help[command]}`,
  );
  return containerCard(null, [
    inDm ? `### ${help.here}` : `### ${help.title}\n${readsChat ? help.where : help.mentioned}`,
    canManage && manageRow(texts),
    inLines(lines),
    `-# ${help.menu}`,
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
