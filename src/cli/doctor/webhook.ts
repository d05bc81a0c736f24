import * as z from 'zod';
import { loadSettings, settings } from '../../config/config.ts';
import { standardKey } from '../../webhook-receiver/signature.ts';
import { postEvent } from '../events/send.ts';
import {
  bad,
  CheckSkipped,
  countLabel,
  type Finding,
  good,
  RESPONSE_TIMEOUT_MS,
  unreachableReason,
  warning,
} from './finding.ts';

const MIN_CHARACTERS = 32;
const MIN_DIFFERENT_CHARACTERS = 8;

export function checkWebhookSecret(): Finding {
  const { WEBHOOK_SECRET: secrets } = loadSettings(settings.pick({ WEBHOOK_SECRET: true }));
  if (secrets.length === 0) {
    return warning(
      'none: every event is refused, and updates come only by polling, later',
      `${MAKE_ONE} and enter it in WEBHOOK_SECRET and at the service.`,
    );
  }
  if (secrets.some((secret) => standardKey(secret) === null)) {
    return warning(
      'one begins with whsec_, and is not base64 of 24 bytes: no event signed by Standard Webhooks is accepted with it',
      'Copy it again from its source.',
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
}

const MAKE_ONE = 'Create one with openssl rand -hex 32';

/** Anyone who guesses the secret can post fake alerts to the whole community. */
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

const receiverReply = z.object({ status: z.string() });
const SUCCESS_STATUSES: ReadonlySet<string> = new Set(['accepted', 'ignored', 'duplicate']);

export async function checkWebhookAddress(webhookUrl: string | undefined): Promise<Finding> {
  const { WEBHOOK_SECRET, WEBHOOK_PATH, PORT } = loadSettings(
    settings.pick({ WEBHOOK_SECRET: true, WEBHOOK_PATH: true, PORT: true }),
  );
  const [secret] = WEBHOOK_SECRET;
  if (secret === undefined) throw new CheckSkipped('“webhook secret”');
  if (webhookUrl !== undefined) return postSample(webhookUrl, secret, { path: WEBHOOK_PATH, port: PORT });
  const address = `https://YOUR.HOST${WEBHOOK_PATH}`;
  return warning(
    'not checked: only you know the public address that leads here',
    `Register ${address} at the service. Your HTTPS proxy forwards POST ${WEBHOOK_PATH}, body unchanged, to`,
    `port ${PORT} of this machine (docs/webhooks.md). Then check it, with the bot running:`,
    `npm run doctor -- --webhook-url ${address}`,
  );
}

async function postSample(url: string, secret: string, address: ReceiverAddress): Promise<Finding> {
  // A kind that no version knows: the receiver stores the event, but posts no alerts.
  const event = { event: 'doctor.sample', created: new Date().toISOString(), data: {} };
  let response: Response;
  try {
    response = await postEvent(url, secret, event, RESPONSE_TIMEOUT_MS);
  } catch (error) {
    return bad(
      `no answer: ${unreachableReason(error)}`,
      'Check the name (DNS), the proxy, its certificate, and that ports 80 and 443 are open.',
      'Some networks do not let a machine reach its own public address: then try from elsewhere, with',
      'npm run events -- send convert.resolved --url …',
    );
  }
  // Something in front of the bot may have replied instead.
  const { data: reply } = receiverReply.safeParse(await response.json().catch(() => null));
  if (response.status !== 200) return explainReply(response.status, reply !== undefined, address);
  if (reply === undefined || !SUCCESS_STATUSES.has(reply.status)) {
    return bad('something answers 200, but not this bot', `${forwardTo(address)}.`);
  }
  const { status } = reply;
  return new URL(url).protocol === 'http:'
    ? warning(`a signed event arrived (“${status}”), unencrypted`, 'Use https: events name parcels.')
    : good(`a signed event arrived (“${status}”)`);
}

/** Where the running bot listens, according to the settings. */
type ReceiverAddress = Readonly<{ path: string; port: number }>;

/** The meaning of a status, and advice, line by line. */
type Explanations = Readonly<Record<number, readonly [meaning: string, ...advice: string[]]>>;

const byBot = ({ path }: ReceiverAddress): Explanations => ({
  401: [
    'the signature is refused',
    'The running bot has another WEBHOOK_SECRET (restart it after a change), or the proxy changes the body',
    'or removes the X-Reps-Signature header.',
  ],
  404: ['the bot answers, but not at this path', pathAdvice(path)],
  503: ['the bot cannot store the event', 'See “database” and “disk space” above, and the bot’s log.'],
});

/** Replies from something in front of the bot, recognized because they don't look like the bot's. */
const byProxy = ({ path, port }: ReceiverAddress): Explanations => ({
  401: ['the proxy asks for a login', 'Turn that off for this path: the signature is the login.'],
  404: ['the proxy knows no such path', pathAdvice(path)],
  503: ['the proxy has no server to forward to', `Is the bot running, at port ${port}?`],
});

function byEither(address: ReceiverAddress): Explanations {
  const badForm = [
    'the event’s form is refused',
    'The proxy must pass on body and headers unchanged.',
  ] as const;
  const noBot = [
    'the proxy answers, and nothing behind it does',
    `Is the bot running? Does the proxy forward to port ${address.port}, where it listens (PORT, HOST)?`,
  ] as const;
  return {
    400: [
      'the event is refused as too old, too new or changed',
      'Correct the clocks of this machine and of the bot’s; the proxy must not change the body.',
    ],
    403: ['something in front of the bot forbids it', 'Allow POST to this path in the proxy or firewall.'],
    405: ['POST is not allowed there', `${forwardTo(address)}, for POST.`],
    413: badForm,
    415: badForm,
    429: ['too many requests', 'Wait a minute, then run the doctor again.'],
    502: noBot,
    504: noBot,
  };
}

/** @param isOwnReply whether the reply looks like the bot's own, rather than a proxy's */
function explainReply(status: number, isOwnReply: boolean, address: ReceiverAddress): Finding {
  if (status >= 300 && status < 400) {
    return bad(`it redirects (${status})`, 'Register the address that it redirects to, and try that one.');
  }
  const known = (isOwnReply ? byBot : byProxy)(address)[status] ?? byEither(address)[status];
  if (known === undefined) {
    const advice = status >= 500 ? 'See the proxy’s log, then the bot’s.' : `${forwardTo(address)}.`;
    return bad(`the answer is ${status}`, advice);
  }
  const [meaning, ...advice] = known;
  return bad(`${meaning} (${status})`, ...advice);
}

const forwardTo = ({ port }: ReceiverAddress) => `Let the proxy forward this path to port ${port}`;

const pathAdvice = (path: string) =>
  `The bot listens at ${path} (WEBHOOK_PATH); the address must end with it, unless the proxy changes paths.`;
