import { type Subject, subjectKey } from '../api/index.ts';
import { encodeCustomId } from '../discord/custom-id.ts';
import { LIMITS } from '../discord/limits.ts';
import { plainText } from '../discord/truncate.ts';
import type { Texts } from '../texts/index.ts';
import { type ActionRow, menuRow } from './components.ts';
import { shortProductName } from './product-header.ts';

/** A product as a menu names it. */
export interface NamedSubject {
  readonly subject: Subject;
  /** Null: not known. */
  readonly title: string | null;
}

/** A menu of products that opens their QC photos; also what a list knows itself by when a page is turned. */
export function productMenu(
  component: 'photos' | 'otherPhotos',
  products: readonly NamedSubject[],
  texts: Texts,
  current?: string,
): ActionRow[] {
  const options = products
    .map(({ subject, title }) => ({
      label: menuLabel(subject, title, texts),
      value: subjectKey(subject),
      ...(subjectKey(subject) === current ? { default: true } : {}),
    }))
    .filter(({ value }) => value.length <= LIMITS.optionText);
  return menuRow(encodeCustomId('convert', component), texts.chat.chooseProduct, options);
}

function menuLabel(subject: Subject, title: string | null, texts: Texts): string {
  const name =
    'url' in subject ? subject.url : shortProductName({ product: subject, title }, texts, LIMITS.optionText);
  return plainText(name, LIMITS.optionText) || '?';
}
