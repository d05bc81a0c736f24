import { loadSettings, settings } from '../../config.ts';
import { type Check, countLabel, good, warning } from './check.ts';

const ENOUGH_CHARACTERS = 32;
const ENOUGH_DIFFERENT = 8;

const webhookSecret: Check = {
  name: 'webhook secret',
  examine() {
    const { WEBHOOK_SECRET: secrets } = loadSettings(settings.pick({ WEBHOOK_SECRET: true }));
    if (secrets.length === 0) {
      return warning(
        'none: every event is refused, and news comes by polling alone, later',
        `${MAKE_ONE} and put it into WEBHOOK_SECRET and at the service.`,
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
      'change it at the service, then take the old one out.',
    );
  },
};
export default webhookSecret;

const MAKE_ONE = 'Make one with openssl rand -hex 32';

/** Whoever guesses the secret can tell the whole community anything. */
function weaknessOf(secret: string): string | null {
  if (secret.length < ENOUGH_CHARACTERS) return `has fewer than ${ENOUGH_CHARACTERS} characters`;
  return isRepetition(secret) || new Set(secret).size < ENOUGH_DIFFERENT ? 'has too little variety' : null;
}

/** The same again and again, the last time perhaps not to its end. */
function isRepetition(secret: string): boolean {
  return [...secret].some(
    (_, at) => at > 0 && at <= secret.length / 2 && secret.startsWith(secret.slice(at)),
  );
}
