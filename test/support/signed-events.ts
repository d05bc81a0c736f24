import { createHmac } from 'node:crypto';

export const SECRET = 'a secret only for tests';

export interface Posted {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Posts an event as the service would: signed over the bytes that are sent.
 * @param signal stops waiting for a response
 */
export async function postEvent(
  receiverUrl: string,
  event: unknown,
  secret = SECRET,
  signal: AbortSignal | null = null,
): Promise<Posted> {
  const response = await requestEvent(receiverUrl, event, secret, signal);
  return { status: response.status, body: await response.json() };
}

/** The same, with the whole response. */
export function requestEvent(
  receiverUrl: string,
  event: unknown,
  secret = SECRET,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const body = JSON.stringify(event);
  return fetch(receiverUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-reps-signature': createHmac('sha256', secret).update(body).digest('hex'),
    },
    body,
    signal,
  });
}

export interface Scan {
  readonly date?: string;
  readonly hour?: string;
  readonly status?: string;
  readonly location?: string;
  readonly country?: string;
}

export function trackingUpdated(number: string, latest: Scan, created = new Date()) {
  return {
    event: 'tracking.updated',
    created: created.toISOString(),
    data: { tracking_id: number, status: latest.status ?? '', latest },
  };
}

export function qcBatchCreated(data: Readonly<Record<string, unknown>>, created = new Date()) {
  return { event: 'qc.batch.created', created: created.toISOString(), data };
}
