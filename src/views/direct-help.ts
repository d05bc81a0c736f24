import type { MessageView } from '../discord/message-view.ts';
import type { Texts } from '../texts/index.ts';
import { COLOURS } from './colours.ts';
import { notice } from './notice.ts';

const COMMANDS = ['track', 'qc', 'lookup', 'convert'];

/**
 * For somebody who wrote to the bot without a link or a number.
 * @param mention how a message names a command
 */
export function directHelpView(texts: Texts, mention: (command: string) => string): MessageView {
  const commands = COMMANDS.map(mention).join(' · ');
  return notice(`${texts.chat.help}\n-# ${texts.chat.helpCommands(commands)}`, COLOURS.neutral);
}
