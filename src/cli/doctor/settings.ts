import { existsSync } from 'node:fs';
import { ConfigError } from '../../config/config-error.ts';
import { loadConfig, misspeltSettings } from '../../config.ts';
import type { Check } from './check.ts';
import { bad, countLabel, good, warning } from './finding.ts';

const settings: Check = {
  name: 'settings',
  run() {
    const source = existsSync('.env') ? 'the environment and .env' : 'the environment; there is no .env here';
    const misspelt = misspeltSettings().map(({ name, meant }) => `${name} is unknown: is it ${meant}?`);
    try {
      loadConfig();
      if (misspelt.length > 0) return warning(`usable, but some may be misspelt (${source})`, ...misspelt);
      return good(`all usable (${source})`);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      const { problems } = error;
      return bad(
        `${countLabel(problems.length, 'variable')} not usable (${source})`,
        ...problems,
        ...misspelt,
        'docs/settings.md explains each setting. Copy .env.example to .env if there is no .env.',
      );
    }
  },
};
export default settings;
