import { setMaxListeners } from 'node:events';
import { createListeners } from 'local-discord/listeners';
import type { Change } from '../changes.ts';
import type { Fault } from '../faults.ts';
import { type Envelope, envelopeOf, subjectOf } from './envelope.ts';
import { type SignatureFormat, signatureOf } from './signature.ts';

const TIMEOUT_MS = 5_000;
/** Delays after a refusal or no response. How the service retries is not documented (interface section 6). */
const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000];
const LOG_LENGTH = 200;
const WRONG_SECRET = 'not the secret that was agreed';

export interface Subscription {
  readonly url: string;
  readonly secret: string;
}

/** One attempt to deliver. */
export interface Attempt {
  readonly at: number;
  readonly event: string;
  /** Null without a response. */
  readonly status: number | null;
  /** 1 for the first. */
  readonly attempt: number;
  readonly body: string;
  /** Empty: unsigned. */
  readonly signature: string;
  readonly tookMs: number;
}

export interface Webhooks {
  /** Sends all later events there; null stops sending. */
  subscribe(to: Subscription | null): void;
  signatureFormat: SignatureFormat;
  /** Newest last, at most 200 attempts. */
  readonly log: readonly Attempt[];
  /** Called after every attempt. @returns stops listening */
  onAttempt(listener: (attempt: Attempt) => void): () => void;
  /** Sends the newest body again, with the same signature. Resolves with the status; null without a response. */
  sendAgain(): Promise<number | null>;
  /** Sends an event signed with a wrong secret. */
  sendForged(envelope: Omit<Envelope, 'created'>): Promise<number | null>;
}

export interface WebhookSender extends Webhooks {
  publish(change: Change): void;
  close(): void;
}

interface Signed {
  readonly event: string;
  readonly url: string;
  readonly body: string;
  readonly signature: string;
}

/** Sends changes to a subscriber: one after the other about the same subject, in parallel about different ones. */
export function createWebhooks(
  now: () => number,
  fault: () => Fault | null,
  retryDelaysMs: readonly number[] = RETRY_DELAYS_MS,
): WebhookSender {
  const log: Attempt[] = [];
  const attempts = createListeners<Attempt>();
  const queues = new Map<string, Promise<void>>();
  const closing = new AbortController();
  // Every event that is being sent adds a listener.
  setMaxListeners(0, closing.signal);
  let subscription: Subscription | null = null;
  let newest: Signed | null = null;
  let signatureFormat: SignatureFormat = 'hex';

  const sign = (envelope: Envelope, { url, secret }: Subscription): Signed => {
    const body = JSON.stringify(envelope);
    const signed = fault() === 'signed_other_bytes' ? JSON.stringify(envelope, null, 2) : body;
    const signature = fault() === 'unsigned_events' ? '' : signatureOf(signed, secret, signatureFormat);
    return { event: envelope.event, url, body, signature };
  };

  const send = async (signed: Signed, attempt: number): Promise<number | null> => {
    const { event, body, signature } = signed;
    const startedAt = now();
    const status = await post(signed, closing.signal);
    const entry = { at: now(), event, status, attempt, body, signature, tookMs: now() - startedAt };
    attempts.notify(entry);
    log.push(entry);
    if (log.length > LOG_LENGTH) log.shift();
    return status;
  };

  const sendUntilAccepted = async (signed: Signed): Promise<void> => {
    for (const [index, delay] of [...retryDelaysMs, 0].entries()) {
      const status = await send(signed, index + 1);
      if (closing.signal.aborted || (status !== null && status >= 200 && status < 300)) return;
      await pause(delay, closing.signal);
    }
  };

  return {
    log,
    onAttempt: attempts.listen,
    get signatureFormat() {
      return signatureFormat;
    },
    set signatureFormat(format) {
      signatureFormat = format;
    },
    subscribe(to) {
      subscription = to;
    },
    publish(change) {
      if (subscription === null || closing.signal.aborted) return;
      // Seconds, taken for milliseconds.
      const created = fault() === 'created_in_1970' ? now() / 1_000 : now();
      const signed = sign(envelopeOf(change, created), subscription);
      newest = signed;
      const subject = subjectOf(change);
      const sent = (queues.get(subject) ?? Promise.resolve()).then(() => sendUntilAccepted(signed));
      queues.set(subject, sent);
      void sent.finally(() => {
        if (queues.get(subject) === sent) queues.delete(subject);
      });
    },
    async sendAgain() {
      return newest === null ? null : send(newest, 1);
    },
    async sendForged(envelope) {
      if (subscription === null) return null;
      const created = new Date(now()).toISOString();
      return send(sign({ ...envelope, created }, { ...subscription, secret: WRONG_SECRET }), 1);
    },
    close: () => closing.abort(),
  };
}

/** Resolves with the status; null without a response. */
async function post({ url, body, signature }: Signed, signal: AbortSignal): Promise<number | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature === '' ? {} : { 'x-reps-signature': signature }),
      },
      body,
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), signal]),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    timer.unref();
    signal.addEventListener('abort', finish, { once: true });
  });
}
