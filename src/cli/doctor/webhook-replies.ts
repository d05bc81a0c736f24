import { bad, type Finding } from './finding.ts';

/** Where the running bot listens, according to the settings. */
export interface ReceiverAddress {
  readonly path: string;
  readonly port: number;
}

/** What a status means, and what to do about it, line by line. */
type Explain = (address: ReceiverAddress) => readonly [meaning: string, ...advice: string[]];

/** Replies of the bot itself. */
const BY_BOT: Readonly<Record<number, Explain>> = {
  401: () => [
    'the signature is refused',
    'The running bot has another WEBHOOK_SECRET (restart it after a change), or the proxy changes the body',
    'or removes the X-Reps-Signature header.',
  ],
  404: ({ path }) => ['the bot answers, but not at this path', pathAdvice(path)],
  503: () => ['the bot cannot store the event', 'See “database” and “disk space” above, and the bot’s log.'],
};

/** Replies of something in front of the bot, recognised because they don't have the shape of the bot's replies. */
const BY_PROXY: Readonly<Record<number, Explain>> = {
  401: () => ['the proxy asks for a login', 'Turn that off for this path: the signature is the login.'],
  404: ({ path }) => ['the proxy knows no such path', pathAdvice(path)],
  503: ({ port }) => ['the proxy has no server to forward to', `Is the bot running, at port ${port}?`],
};

/** Replies that mean the same from both. */
const BY_EITHER: Readonly<Record<number, Explain>> = {
  400: () => [
    'the event is refused as too old, too new or changed',
    'Correct the clocks of this machine and of the bot’s; the proxy must not change the body.',
  ],
  403: () => [
    'something in front of the bot forbids it',
    'Allow POST to this path in the proxy or firewall.',
  ],
  405: ({ port }) => ['POST is not allowed there', `${forwardTo(port)}, for POST.`],
  413: refusedForm,
  415: refusedForm,
  429: () => ['too many requests', 'Wait a minute, then run the doctor again.'],
  502: missingBot,
  504: missingBot,
};

/** @param isOwnReply whether the reply has the shape of the bot's own, rather than that of a proxy's */
export function explainReply(status: number, isOwnReply: boolean, address: ReceiverAddress): Finding {
  if (status >= 300 && status < 400) {
    return bad(`it redirects (${status})`, 'Register the address that it redirects to, and try that one.');
  }
  const explain = (isOwnReply ? BY_BOT : BY_PROXY)[status] ?? BY_EITHER[status];
  if (explain === undefined) {
    const advice = status >= 500 ? 'See the proxy’s log, then the bot’s.' : `${forwardTo(address.port)}.`;
    return bad(`the answer is ${status}`, advice);
  }
  const [meaning, ...advice] = explain(address);
  return bad(`${meaning} (${status})`, ...advice);
}

/** What to do when something else answers at this address. */
export function forwardTo(port: number): string {
  return `Let the proxy forward this path to port ${port}`;
}

function pathAdvice(path: string): string {
  return `The bot listens at ${path} (WEBHOOK_PATH); the address must end with it, unless the proxy changes paths.`;
}

function refusedForm(): ReturnType<Explain> {
  return ['the event’s form is refused', 'The proxy must pass on body and headers unchanged.'];
}

function missingBot({ port }: ReceiverAddress): ReturnType<Explain> {
  return [
    'the proxy answers, and nothing behind it does',
    `Is the bot running? Does the proxy forward to port ${port}, where it listens (PORT, HOST)?`,
  ];
}
