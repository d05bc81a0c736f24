/**
 * The only way to the operator's terminal. Names, statuses and bodies are foreign text: characters that could move the
 * cursor, change colours, begin a line or turn the writing direction are shown like `\u001b`.
 * @param lines without line ends
 */
export function print(...lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${visible(line)}\n`).join(''));
}

/** {@link print}, to stderr. */
export function printError(...lines: readonly string[]): void {
  process.stderr.write(lines.map((line) => `${visible(line)}\n`).join(''));
}

/** Escapes as JSON does, so that JSON stays valid. */
export function visible(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
