import { button, singleInputModal } from '../../cards/components.ts';
import { COLOURS, containerCard, notice } from '../../cards/container.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { Texts } from '../../texts/index.ts';
import { ownerId } from './navigation.ts';

const QUESTIONS = [
  ['📦', 'track'],
  ['📸', 'qc'],
  ['🏷️', 'lookup'],
  ['🔗', 'convert'],
] as const;

/** What the bot does, in one card. */
export function helpView(mention: (command: string) => string, texts: Texts) {
  const { help } = texts;
  const questions = QUESTIONS.map(([emoji, command]) => `${emoji} ${mention(command)} ${help[command]}`);
  const others = ['alerts', 'settings', 'privacy show'].map(mention).join(' ');
  return containerCard(COLOURS.neutral, [
    `### ${help.title}\n${help.where}`,
    questions.join('\n'),
    `-# ${help.more(others)}`,
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

/** For somebody who wrote to the bot without a link or a number. @param mention how a message names a command */
export function directHelpView(texts: Texts, mention: (command: string) => string) {
  const commands = QUESTIONS.map(([, command]) => mention(command)).join(' · ');
  return notice(`${texts.chat.help}\n-# ${texts.chat.helpCommands(commands)}`, COLOURS.neutral);
}
