import type { Subject } from '../../api/index.ts';
import { encodeCustomId } from '../../discord/custom-id.ts';
import { escapeText } from '../../discord/escape-markdown.ts';
import type { Texts } from '../../texts/index.ts';
import { isAddressable } from '../../views/addressable.ts';
import { button } from '../../views/components.ts';
import { platformDisplayName } from '../../views/display-names.ts';
import { withNextStep } from './with-next-step.ts';

/** Of a short link, in an error about it. */
const MAX_QUOTED = 100;

/**
 * Names the product in an error about it and offers *Try again*.
 * @param command whose component `again` shows the product in place
 * @throws RequestError if the work fails
 */
export function withProductRetry<T>(
  command: 'qc' | 'lookup' | 'convert',
  subject: Subject,
  work: Promise<T>,
  texts: Texts,
): Promise<T> {
  if ('url' in subject) return withNextStep(work, escapeText(subject.url, MAX_QUOTED), []);
  const { platform, id } = subject;
  const about = escapeText(texts.common.product(platformDisplayName(platform), id), MAX_QUOTED);
  if (!isAddressable(subject)) return withNextStep(work, about, []);
  const args = command === 'lookup' ? [platform, id, ''] : [platform, id];
  const again = button(texts.common.tryAgain, encodeCustomId(command, 'again', ...args), { primary: true });
  return withNextStep(work, about, [again]);
}
