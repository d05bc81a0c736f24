/** Part of a text that may be a URL; `end` is exclusive. */
export interface UrlCandidate {
  readonly start: number;
  readonly end: number;
}

/** A scheme anywhere, since people paste links right after words; or a host with a path or a query. */
const START = /https?:\/\/|(?<![\w.@/%-])(?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,24}(?=[/?])/gi;

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;
const LETTER = /[\p{L}\p{N}\p{M}]/u;
const BETWEEN_WORDS = /[\s\p{P}\p{S}]/u;

/** Every part of a text that may be a URL, in order. Reads each character a bounded number of times. */
export function* findUrlCandidates(text: string): Generator<UrlCandidate> {
  const start = new RegExp(START);
  for (let match = start.exec(text); match !== null; match = start.exec(text)) {
    const hasScheme = match[0].endsWith('://');
    const end = endOf(text, match.index + match[0].length);
    start.lastIndex = Math.max(end, match.index + match[0].length);
    if (hasScheme ? !isScript(text, match.index) : startsHost(text, match.index)) {
      if (!hasScheme || !isHostCutShort(text, match.index + match[0].length, end))
        yield { start: match.index, end };
    }
  }
}

/** Whether a host without a scheme starts here, rather than in the middle of a longer host or a path. */
function startsHost(text: string, index: number): boolean {
  if (index === 0) return true;
  const before = characterBefore(text, index);
  // Chinese text has no spaces around links; any other letter belongs to the host (`еweidian.com` begins with a Cyrillic letter).
  if (LETTER.test(before) && !CJK.test(before)) return false;
  let at = index;
  while (at > 0 && isWithinHost(text, at - 1)) at -= 1;
  return at === 0 || !/[/@]/.test(text.charAt(at - 1));
}

function isWithinHost(text: string, index: number): boolean {
  const character = text.charAt(index);
  if (character < '\u0080') return /[\w.-]/.test(character);
  return (character >= '\uD800' && character <= '\uDFFF') || !BETWEEN_WORDS.test(character);
}

function characterBefore(text: string, index: number): string {
  const pair = index > 1 ? (text.codePointAt(index - 2) ?? 0) : 0;
  return pair > 0xffff ? String.fromCodePoint(pair) : text.charAt(index - 1);
}

/** Whether the host continues in another alphabet, and so is a different host. */
function isHostCutShort(text: string, hostStart: number, end: number): boolean {
  if (/[/?#]/.test(text.slice(hostStart, end))) return false;
  const next = String.fromCodePoint(text.codePointAt(end) ?? 0x20);
  return LETTER.test(next) && !CJK.test(next);
}

/** Whether the URL is inside a `javascript:`, `vbscript:` or `data:` URL. */
function isScript(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 100), index);
  return /(?:^|\W)(?:javascript|vbscript|data):\S*$/i.test(before);
}

const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** A URL ends before a character that URLs can't contain, a bracket that was opened before it, or the next link. */
function endOf(text: string, from: number): number {
  const open = { '(': 0, '[': 0 };
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character <= ' ' || character > '~' || '<>"\'`\\^'.includes(character)) return at;
    if (character === '|' && !/[a-z0-9]/i.test(text.charAt(at + 1))) return at;
    if (character === '(' || character === '[') open[character] += 1;
    const opening = CLOSING[character];
    if (opening === '(' || opening === '[') {
      if (open[opening] === 0) return at;
      open[opening] -= 1;
    }
    if (character.toLowerCase() === 'h' && at > from && startsNextLink(text, at)) return at;
  }
  return text.length;
}

function startsNextLink(text: string, at: number): boolean {
  return /[a-z0-9,;|)\]]/i.test(text.charAt(at - 1)) && /^https?:\/\//i.test(text.slice(at, at + 8));
}
