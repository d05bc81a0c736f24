import type { NewWireEntry, WireLog } from 'local-discord';
import type { AnsweredCall, Attempt, Service } from '../service/index.ts';

/** Adds the bot's calls to the service, and the service's webhooks, to the wire view. */
export function recordService(log: WireLog, service: Service): void {
  service.onCall((call) => log.add(callEntry(call)));
  service.webhooks.onAttempt((attempt) => log.add(webhookEntry(attempt)));
}

function callEntry({ method, url, status, answer, tookMs }: AnsweredCall): NewWireEntry {
  return {
    kind: 'service',
    title: `${method} ${decoded(url)}`,
    status,
    isGood: status !== null && status < 400,
    tookMs,
    sent: null,
    answer,
    messageId: null,
  };
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

function webhookEntry({ event, status, attempt, body, signature, tookMs }: Attempt): NewWireEntry {
  return {
    kind: 'webhook',
    title: attempt === 1 ? event : `${event}, attempt ${attempt}`,
    status,
    isGood: status !== null && status < 400,
    tookMs,
    sent: { 'X-Reps-Signature': signature, body: JSON.parse(body) },
    answer: null,
    messageId: null,
  };
}
