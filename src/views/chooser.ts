import { encodeCustomId } from '../discord/custom-id.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { Texts } from '../texts/index.ts';
import { menuRow } from './components.ts';
import { prompt } from './notice.ts';

/** Asks which of a message's tracking numbers to track. */
export function parcelChooserView(numbers: readonly string[], texts: Texts): MessageView {
  const options = numbers.map((number) => ({ label: number, value: number }));
  return prompt(
    texts.track.chooserTitle,
    menuRow(encodeCustomId('track', 'pick'), texts.track.chooseNumber, options),
  );
}
