import { type Subject, subjectKey } from '../api/index.ts';
import { findLinks } from '../links/find.ts';

/**
 * The products that a text links to, each once, in order. Links in code and in `<…>` count; links to shops do not.
 * @param maxLinks further links are ignored; as many as a message may have by default
 */
export function linkedSubjects(text: string, maxLinks?: number): Subject[] {
  const subjects = new Map<string, Subject>();
  for (const { link } of findLinks(text, maxLinks)) {
    if (link.kind === 'shop') continue;
    const subject = link.kind === 'product' ? link.product : { url: link.url };
    subjects.set(subjectKey(subject), subject);
  }
  return [...subjects.values()];
}
