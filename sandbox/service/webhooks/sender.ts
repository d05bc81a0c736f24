import { setMaxListeners } from 'node:events';
import { createListeners } from 'local-discord/listeners';
import type { Change } from '../changes.ts';
import { type Envelope, envelopeOf, subjectOf } from './envelope.ts';
import { type Spelling, signatureOf } from './signature.ts';

const TIMEOUT_MS = 5_000;
/** Delays after a refusal or no response. How the service retries is not documented (interface section 6). */
const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000];
const REMEMBERED = 200;
const WRONG_SECRET = 'not the secret that was agreed';

export interface Subscription {
  readonly url: string;
  readonly secret: string;
}

/** One attempt to deliver. */
export interface Attempt {
  readonly at: number;
  readonly event: string;
  /** Null: no answer. */
  readonly status: number | null;
  /** 1 for the first. */
  readonly attempt: number;
  readonly body: string;
  readonly signature: string;
  readonly tookMs: number;
}

export interface Webhooks {
  /** Sends everything there from now on; null: nowhere. */
  subscribe(to: Subscription | null): void;
  spelling: Spelling;
  /** Newest last, at most 200. */
  readonly log: readonly Attempt[];
  /** Calls back after every attempt. @returns stops listening */
  onAttempt(listener: (attempt: Attempt) => void): () => void;
  /** The newest body once more, same bytes and signature. Resolves with the status; null without an answer. */
  sendAgain(): Promise<number | null>;
  /** A body signed with a wrong secret. */
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

/** Tells a subscriber of changes: in order for one subject, side by side for different ones. */
export function createWebhooks(
  now: () => number,
  retryDelaysMs: readonly number[] = RETRY_DELAYS_MS,
): WebhookSender {
  const log: Attempt[] = [];
  const attempts = createListeners<Attempt>();
  const lines = new Map<string, Promise<void>>();
  const closing = new AbortController();
  // Every event on its way listens.
  setMaxListeners(0, closing.signal);
  let subscription: Subscription | null = null;
  let newest: Signed | null = null;
  let spelling: Spelling = 'hex';

  const sign = (envelope: Envelope, { url, secret }: Subscription): Signed => {
    const body = JSON.stringify(envelope);
    return { event: envelope.event, url, body, signature: signatureOf(body, secret, spelling) };
  };

  const post = async ({ event, url, body, signature }: Signed, attempt: number): Promise<number | null> => {
    const from = now();
    const status = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-reps-signature': signature },
      body,
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), closing.signal]),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => null,
    );
    const made = { at: now(), event, status, attempt, body, signature, tookMs: now() - from };
    attempts.notify(made);
    log.push(made);
    if (log.length > REMEMBERED) log.shift();
    return status;
  };

  const sendUntilAccepted = async (signed: Signed): Promise<void> => {
    for (const [index, delay] of [...retryDelaysMs, 0].entries()) {
      const status = await post(signed, index + 1);
      if (closing.signal.aborted || (status !== null && status >= 200 && status < 300)) return;
      await pause(delay, closing.signal);
    }
  };

  return {
    log,
    onAttempt: attempts.listen,
    get spelling() {
      return spelling;
    },
    set spelling(wanted) {
      spelling = wanted;
    },
    subscribe(to) {
      subscription = to;
    },
    publish(change) {
      if (subscription === null || closing.signal.aborted) return;
      const signed = sign(envelopeOf(change, now()), subscription);
      newest = signed;
      const subject = subjectOf(change);
      const line = (lines.get(subject) ?? Promise.resolve()).then(() => sendUntilAccepted(signed));
      lines.set(subject, line);
      void line.finally(() => {
        if (lines.get(subject) === line) lines.delete(subject);
      });
    },
    async sendAgain() {
      return newest === null ? null : post(newest, 1);
    },
    async sendForged(envelope) {
      if (subscription === null) return null;
      const created = new Date(now()).toISOString();
      return post(sign({ ...envelope, created }, { ...subscription, secret: WRONG_SECRET }), 1);
    },
    close: () => closing.abort(),
  };
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
