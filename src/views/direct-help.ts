import type { MessageView } from '../discord/message-view.ts';
import type { Texts } from '../texts/index.ts';
import { COLOURS } from './colours.ts';
import { notice } from './notice.ts';

/** For somebody who wrote to the bot without a link or a number. */
export function directHelpView(texts: Texts): MessageView {
  const { track, qc, lookup, convert } = texts.commands.names;
  const commands = [track, qc, lookup, convert].map((name) => `\`/${name}\``).join(' · ');
  return notice(`${texts.chat.help}\n-# ${texts.chat.helpCommands(commands)}`, COLOURS.neutral);
}
