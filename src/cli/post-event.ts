import { computeMac } from '../webhook-receiver/signature.ts';

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
