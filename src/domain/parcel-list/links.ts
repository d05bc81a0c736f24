import { isWholeNumber } from '../tracking-number.ts';
import { type ListedNumber, readWords } from './entry.ts';

const LINK = /\w+:\/\/[^\s<>"'|]+/g;
/** The text of a link in Markdown, before the link. */
const LINKED_TEXT = /\[([^\]]*)\](?=\(\w+:\/\/)/g;

/** Reads a row with links to carriers' pages, which contain the numbers. */
export function readLinks(row: string): ListedNumber[] {
  const numbers = [...row.matchAll(LINK)].flatMap(([link]) => numbersIn(link));
  const words = row.replace(LINKED_TEXT, '$1 ').replace(LINK, ' ');
  const [first] = numbers;
  if (first === undefined) return readWords(words);
  if (new Set(numbers).size > 1) return numbers.map((number) => ({ number, name: null }));
  // The number may stand beside its link.
  return readWords(`${words.replaceAll(new RegExp(first, 'gi'), ' ')} ${first}`);
}

function numbersIn(link: string): string[] {
  const words = decoded(link).match(/[A-Z0-9]{10,40}/gi) ?? [];
  return words.filter(isWholeNumber).map((word) => word.toUpperCase());
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}
