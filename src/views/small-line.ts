/** Facts in small type, `-# LX••••77CN · day 14`; those that are empty are left out, and so is a line without any. */
export function smallLine(facts: readonly string[]): string {
  const line = facts.filter((fact) => fact !== '').join(' · ');
  return line === '' ? '' : `-# ${line}`;
}
