import { existsSync } from 'node:fs';
import { ConfigError } from '../../config/config-error.ts';
import { loadConfig } from '../../config.ts';
import { bad, type Check, countLabel, good } from './check.ts';

const environment: Check = {
  name: 'settings',
  examine() {
    const read = existsSync('.env') ? 'the environment and .env' : 'the environment; there is no .env here';
    try {
      loadConfig();
      return good(`all usable (${read})`);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      const { problems } = error;
      return bad(
        `${countLabel(problems.length, 'variable')} not usable (${read})`,
        ...problems,
        'docs/settings.md explains each one. Copy .env.example to .env if you have none.',
      );
    }
  },
};
export default environment;
