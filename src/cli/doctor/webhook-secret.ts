import { loadSettings, settings } from '../../config.ts';
import type { Check } from './check.ts';
import { countLabel, good, warning } from './finding.ts';

const MIN_CHARACTERS = 32;
const MIN_DIFFERENT_CHARACTERS = 8;

const webhookSecret: Check = {
  name: 'webhook secret',
  run() {
    const { WEBHOOK_SECRET: secrets } = loadSettings(settings.pick({ WEBHOOK_SECRET: true }));
    if (secrets.length === 0) {
      return warning(
        'none: every event is refused, and updates come only by polling, later',
        `${MAKE_ONE} and enter it in WEBHOOK_SECRET and at the service.`,
      );
    }
    const faults = secrets.flatMap((secret, index) => {
      const fault = weaknessOf(secret);
      return fault === null ? [] : [secrets.length === 1 ? fault : `no. ${index + 1} ${fault}`];
    });
    if (faults.length === 0) return good(`${countLabel(secrets.length, 'secret')}, strong enough`);
    return warning(
      `easy to guess: ${faults.join(', ')}`,
      `${MAKE_ONE} and put it first in WEBHOOK_SECRET, before a comma and the old one;`,
      'change it at the service, then remove the old one.',
    );
  },
};
export default webhookSecret;

const MAKE_ONE = 'Create one with openssl rand -hex 32';

/** With a guessed secret, anybody can post false alerts to the whole community. */
function weaknessOf(secret: string): string | null {
  if (secret.length < MIN_CHARACTERS) return `has fewer than ${MIN_CHARACTERS} characters`;
  return isRepetition(secret) || new Set(secret).size < MIN_DIFFERENT_CHARACTERS
    ? 'has too little variety'
    : null;
}

/** Whether the secret repeats a shorter text; the last repetition may be incomplete. */
function isRepetition(secret: string): boolean {
  return [...secret].some(
    (_, at) => at > 0 && at <= secret.length / 2 && secret.startsWith(secret.slice(at)),
  );
}
