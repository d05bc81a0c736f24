import { type Config, loadConfig, misspeltSettings } from '../config.ts';
import { ConfigError, EXIT_BAD_CONFIG } from './config-error.ts';

/** The settings of the bot. When they are not usable, prints why and ends the process: there is no log yet. */
export function loadConfigOrExit(): Config {
  try {
    return loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const hints = misspeltSettings().map(({ name, meant }) => `  ${name} is unknown: is it ${meant}?`);
    process.stderr.write(`${[error.message, ...hints].join('\n')}\n`);
    process.exit(EXIT_BAD_CONFIG);
  }
}
