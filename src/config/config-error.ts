/** Exit code when the settings are not usable (`EX_CONFIG` of sysexits.h). */
export const EXIT_BAD_CONFIG = 78;

/** The settings are not usable. Names every bad variable and why, never a value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings are not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}
