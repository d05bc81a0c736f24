import { type Config, loadConfig } from '../config.ts';
import { ConfigError, EXIT_BAD_CONFIG } from './config-error.ts';

/** The settings of the bot. When they are not usable, prints why and ends the process: there is no log yet. */
export function loadConfigOrExit(): Config {
  try {
    return loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(EXIT_BAD_CONFIG);
  }
}
