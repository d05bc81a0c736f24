import { z } from 'zod';
import { loadSettings, settings } from '../../config.ts';
import { postEvent } from '../post-event.ts';
import { bad, type Check, CheckSkipped, type Finding, good, RESPONSE_TIMEOUT_MS, warning } from './check.ts';
import { unreachableReason } from './unreachable-reason.ts';
import webhookSecret from './webhook-secret.ts';

const receiverReply = z.object({ status: z.string() });
const SUCCESS_STATUSES: ReadonlySet<string> = new Set(['accepted', 'ignored', 'duplicate']);

const webhookAddress: Check = {
  name: 'webhook address',
  async examine({ webhookUrl }) {
    const { WEBHOOK_SECRET, WEBHOOK_PATH, PORT } = loadSettings(
      settings.pick({ WEBHOOK_SECRET: true, WEBHOOK_PATH: true, PORT: true }),
    );
    const [secret] = WEBHOOK_SECRET;
    if (secret === undefined) throw new CheckSkipped(`“${webhookSecret.name}”`);
    if (webhookUrl === undefined) {
      const address = `https://YOUR.HOST${WEBHOOK_PATH}`;
      return warning(
        'not tried: only you know the public address that leads here',
        `Register ${address} at the service. Your HTTPS proxy hands POST ${WEBHOOK_PATH}, body unchanged, to`,
        `port ${PORT} of this machine (docs/webhooks.md). Then try it, with the bot running:`,
        `npm run doctor -- --webhook-url ${address}`,
      );
    }
    // A kind that no version knows: the receiver keeps it, and tells nobody.
    const event = { event: 'doctor.sample', created: new Date().toISOString(), data: {} };
    let response: Response;
    try {
      response = await postEvent(webhookUrl, secret, event, RESPONSE_TIMEOUT_MS);
    } catch (error) {
      return bad(
        `no answer: ${unreachableReason(error)}`,
        'Check the name (DNS), the proxy, its certificate, and that ports 80 and 443 are open.',
        'Some networks do not let a machine reach its own public address: then try from elsewhere, with',
        'npm run events -- send convert.resolved --url …',
      );
    }
    const status = await replyStatus(response);
    if (response.status !== 200) return refused(response, status !== null, { WEBHOOK_PATH, PORT });
    if (status === null || !SUCCESS_STATUSES.has(status)) {
      return bad('something answers 200, but not this bot', `${PASS_ON} to port ${PORT}.`);
    }
    const isOpen = new URL(webhookUrl).protocol === 'http:';
    return isOpen
      ? warning(`a signed event arrived (“${status}”), unencrypted`, 'Use https: events name parcels.')
      : good(`a signed event arrived (“${status}”)`);
  },
};
export default webhookAddress;

const PASS_ON = 'Let the proxy hand this path';

/** The receiver's own word; null when somebody else answers. */
async function replyStatus(response: Response): Promise<string | null> {
  const json: unknown = await response.json().catch(() => null);
  const answer = receiverReply.safeParse(json);
  return answer.success ? answer.data.status : null;
}

/** @param byBot whether the answer has the shape of the receiver's own, rather than that of something before it */
function refused(
  { status }: Response,
  isOwnReply: boolean,
  { WEBHOOK_PATH, PORT }: { readonly WEBHOOK_PATH: string; readonly PORT: number },
): Finding {
  if (status >= 300 && status < 400) {
    return bad(`it redirects (${status})`, 'Register the address that it redirects to, and try that one.');
  }
  switch (status) {
    case 400:
      return bad(
        'the event is refused as too old, too new or changed (400)',
        'Set the clocks of this machine and of the bot’s right; let no proxy change the body.',
      );
    case 401:
      return isOwnReply
        ? bad(
            'the signature is refused (401)',
            'The running bot has another WEBHOOK_SECRET (restart it after a change), or the proxy changes the body',
            'or takes the X-Reps-Signature header away.',
          )
        : bad('the proxy asks for a login (401)', 'Turn that off for this path: the signature is the login.');
    case 403:
      return bad(
        'something before the bot forbids it (403)',
        'Allow POST to this path in the proxy or firewall.',
      );
    case 404:
      return bad(
        isOwnReply ? 'the bot answers, but not at this path (404)' : 'the proxy knows no such path (404)',
        `The bot listens at ${WEBHOOK_PATH} (WEBHOOK_PATH); the address must end so, unless the proxy changes paths.`,
      );
    case 405:
      return bad('POST is not allowed there (405)', `${PASS_ON} to port ${PORT}, for POST.`);
    case 413:
    case 415:
      return bad(`the event’s form is refused (${status})`, 'Let the proxy pass body and headers unchanged.');
    case 429:
      return bad('too many requests (429)', 'Wait a minute, then run the doctor again.');
    case 502:
    case 504:
      return bad(
        `the proxy answers, and nothing behind it does (${status})`,
        `Is the bot running? Does the proxy hand on to port ${PORT}, where it listens (PORT, HOST)?`,
      );
    case 503:
      return isOwnReply
        ? bad(
            'the bot cannot store the event (503)',
            'See “database” and “disk space” above, and the bot’s log.',
          )
        : bad('the proxy has nowhere to hand it to (503)', `Is the bot running, at port ${PORT}?`);
    default:
      return bad(
        `the answer is ${status}`,
        status >= 500 ? 'See the log of the proxy, then the bot’s.' : `${PASS_ON} to port ${PORT}.`,
      );
  }
}
