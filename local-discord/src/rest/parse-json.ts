import { DiscordError } from '../errors.ts';

/** A quote, or a whole number that a double may not hold. */
const QUOTE_OR_LONG_NUMBER = /"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g;

/** Parses JSON. Long integers become text, so that ids sent as numbers lose no digits. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(withLongNumbersQuoted(text));
  } catch {
    throw new DiscordError(400, 50_109, 'The request body contains invalid JSON.');
  }
}

/** Skips strings by their quotes, since they can be images of many megabytes. */
function withLongNumbersQuoted(text: string): string {
  const found = new RegExp(QUOTE_OR_LONG_NUMBER);
  let exact = '';
  let copied = 0;
  for (let match = found.exec(text); match !== null; match = found.exec(text)) {
    if (match[0] === '"') {
      found.lastIndex = endOfString(text, match.index);
      continue;
    }
    exact += `${text.slice(copied, match.index)}"${match[0]}"`;
    copied = found.lastIndex;
  }
  return exact + text.slice(copied);
}

/** The index after a string's end. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end + 1;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text[at - 1 - slashes] === '\\') slashes += 1;
  return slashes % 2 === 1;
}
