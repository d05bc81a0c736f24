/**
 * The only way to the operator's terminal. Names, statuses and bodies come from elsewhere: what could move the cursor, change
 * colours, begin a line or turn the direction of writing is shown as `\u001b` instead.
 * @param lines without their ends
 */
export function print(...lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${visible(line)}\n`).join(''));
}

/** {@link print}, to stderr. */
export function printError(...lines: readonly string[]): void {
  process.stderr.write(lines.map((line) => `${visible(line)}\n`).join(''));
}

/** Escaped as JSON does it, so that JSON stays what it is. */
export function visible(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
