import { type ActionRow, menuRow } from '../../cards/components.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import { type Subject, subjectKey } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import { shortProductName } from './product-header.ts';

export interface NamedSubject {
  readonly subject: Subject;
  /** Null: not known. */
  readonly title: string | null;
}

/** A menu of products that opens their QC photos in place; also what the card knows them by. */
export function productMenu(products: readonly NamedSubject[], texts: Texts, current?: string): ActionRow[] {
  const max = LIMITS.optionText;
  const options = products.flatMap(({ subject, title }) => {
    const name = 'url' in subject ? subject.url : shortProductName({ product: subject, title }, texts, max);
    const value = subjectKey(subject);
    const option = { label: plainText(name, max) || '?', value };
    return value.length > max ? [] : [value === current ? { ...option, default: true } : option];
  });
  return menuRow(encodeCustomId('convert', 'otherPhotos'), texts.chat.chooseProduct, options);
}
