import * as z from 'zod';
import { loadSettings, settings } from '../../config.ts';
import { postEvent } from '../post-event.ts';
import type { Check } from './check.ts';
import { CheckSkipped } from './check-skipped.ts';
import { bad, type Finding, good, warning } from './finding.ts';
import { RESPONSE_TIMEOUT_MS } from './timeouts.ts';
import { unreachableReason } from './unreachable-reason.ts';
import { explainReply, forwardTo, type ReceiverAddress } from './webhook-replies.ts';
import webhookSecret from './webhook-secret.ts';

const receiverReply = z.object({ status: z.string() });
const SUCCESS_STATUSES: ReadonlySet<string> = new Set(['accepted', 'ignored', 'duplicate']);

const webhookAddress: Check = {
  name: 'webhook address',
  async run({ webhookUrl }) {
    const { WEBHOOK_SECRET, WEBHOOK_PATH, PORT } = loadSettings(
      settings.pick({ WEBHOOK_SECRET: true, WEBHOOK_PATH: true, PORT: true }),
    );
    const [secret] = WEBHOOK_SECRET;
    if (secret === undefined) throw new CheckSkipped(`“${webhookSecret.name}”`);
    const address = { path: WEBHOOK_PATH, port: PORT };
    return webhookUrl === undefined ? explainHowToCheck(address) : postSample(webhookUrl, secret, address);
  },
};
export default webhookAddress;

function explainHowToCheck({ path, port }: ReceiverAddress): Finding {
  const address = `https://YOUR.HOST${path}`;
  return warning(
    'not checked: only you know the public address that leads here',
    `Register ${address} at the service. Your HTTPS proxy forwards POST ${path}, body unchanged, to`,
    `port ${port} of this machine (docs/webhooks.md). Then check it, with the bot running:`,
    `npm run doctor -- --webhook-url ${address}`,
  );
}

async function postSample(url: string, secret: string, address: ReceiverAddress): Promise<Finding> {
  // No version knows this kind: the receiver stores the event, and it causes no alerts.
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
  const status = await replyStatus(response);
  if (response.status !== 200) return explainReply(response.status, status !== null, address);
  if (status === null || !SUCCESS_STATUSES.has(status)) {
    return bad('something answers 200, but not this bot', `${forwardTo(address.port)}.`);
  }
  const isUnencrypted = new URL(url).protocol === 'http:';
  return isUnencrypted
    ? warning(`a signed event arrived (“${status}”), unencrypted`, 'Use https: events name parcels.')
    : good(`a signed event arrived (“${status}”)`);
}

/** The status in the receiver's reply; null when something else replied. */
async function replyStatus(response: Response): Promise<string | null> {
  const json: unknown = await response.json().catch(() => null);
  const reply = receiverReply.safeParse(json);
  return reply.success ? reply.data.status : null;
}
