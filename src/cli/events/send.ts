import { parseArgs } from 'node:util';
import { loadSettings, settings } from '../../config/config.ts';
import { computeMac } from '../../webhook-receiver/signature.ts';
import { print, UsageError } from '../tool.ts';

const TIMEOUT_MS = 15_000;
const SAMPLE_NUMBER = 'LP00123456784821CN';
/** A product link as people paste it. */
export const SAMPLE_LINK = 'https://weidian.com/item.html?itemID=7212345601';

/** Signs a sample event and posts it to a receiver, which tests the whole path to Discord. */
export async function send(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { url: { type: 'string' }, number: { type: 'string' }, link: { type: 'string' } },
  });
  const [kind = ''] = positionals;
  const { WEBHOOK_SECRET, PORT, WEBHOOK_PATH } = loadSettings(
    settings.pick({ WEBHOOK_SECRET: true, PORT: true, WEBHOOK_PATH: true }),
  );
  const [secret] = WEBHOOK_SECRET;
  if (secret === undefined) throw new UsageError('WEBHOOK_SECRET is not set, so the event cannot be signed.');
  const url = values.url ?? `http://127.0.0.1:${PORT}${WEBHOOK_PATH}`;
  const event = sampleEvent(kind, new Date(), values.number, values.link);
  const response = await postEvent(url, secret, event, TIMEOUT_MS).catch((error: unknown) => {
    const cause =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new Error(`${url} does not answer: ${cause}`);
  });
  print(`${response.status} ${await response.text()}`);
  return response.ok ? 0 : 1;
}

function sampleEvent(kind: string, now: Date, number = SAMPLE_NUMBER, link = SAMPLE_LINK) {
  const [date = '', clock = ''] = now.toISOString().split('T');
  const envelope = { event: kind, created: now.toISOString() };
  switch (kind) {
    case 'tracking.updated': {
      const status = `Test event of ${clock.slice(0, 8)}`;
      const latest = { date, hour: clock.slice(0, 5), status, location: 'Shenzhen', country: 'CN' };
      return { ...envelope, data: { tracking_id: number, status, latest } };
    }
    case 'qc.batch.created':
      return { ...envelope, data: { url: link, date, sku: `Test event of ${clock.slice(0, 8)}` } };
    case 'convert.resolved':
    case 'lookup.resolved':
      return { ...envelope, data: { url: link } };
    default:
      throw new UsageError(`There is no sample of "${kind}".`);
  }
}

/**
 * Signs an event and posts it as the service would. Redirects are not followed, since the service may not follow them either.
 * @throws TypeError with its cause when there is no response, or a TimeoutError
 */
export function postEvent(url: string, secret: string, event: unknown, timeoutMs: number): Promise<Response> {
  const body = JSON.stringify(event);
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'x-reps-signature': computeMac(Buffer.from(body), secret).toString('hex'),
    },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
}
