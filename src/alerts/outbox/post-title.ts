import type { MessageView } from '../../discord/message-view.ts';
import { plainText } from '../../discord/truncate.ts';

const MAX_TITLE = 100;
const MENTIONS = /<@&?\d+>|<t:\d+:\w>/g;
const MARKS = /[*_`#>\\]/g;

/** What a message says first, as the title of its own post in a forum. */
export function postTitle({ content = '', embeds = [] }: MessageView): string {
  const [line = ''] = content.replaceAll(MENTIONS, '').trim().split('\n');
  const said = line === '' ? (embeds[0]?.title ?? '') : line;
  return plainText(said.replaceAll(MARKS, ''), MAX_TITLE) || '🔔';
}
