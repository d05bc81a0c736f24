import { readConfig } from '../../src/config/config.ts';
import { ConfigError } from '../../src/config/parse-settings.ts';

/** The settings without which the bot doesn't start. */
export const REQUIRED_SETTINGS = {
  DISCORD_TOKEN: 'secret-token',
  API_BASE_URL: 'https://api.example.com/',
  API_KEY: 'secret-key',
};

/** The problems with these settings, a sentence per variable. */
export function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}
