/**
 * Prints to the operator's terminal; the tools print in no other way. Names, statuses and bodies come from outside, so
 * characters that could move the cursor, change colours, start a line or reverse the text are shown as `\u001b`.
 * @param lines without line ends
 */
export function print(...lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${visible(line)}\n`).join(''));
}

/** Like {@link print}, to stderr. */
export function printError(...lines: readonly string[]): void {
  process.stderr.write(lines.map((line) => `${visible(line)}\n`).join(''));
}

/** Escapes such characters as JSON does, so that JSON stays valid. */
export function visible(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
