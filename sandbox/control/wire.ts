import type { LocalDiscord } from '../discord/create-local-discord.ts';
import { isObject } from '../discord/json.ts';
import type { Frame } from '../discord/wire.ts';
import { createListeners } from '../listeners.ts';
import type { AnsweredCall, Attempt, Service } from '../service/index.ts';
import type { WireEntry } from './protocol.ts';

type Line = Omit<WireEntry, 'id' | 'at'>;

/** The page shows what is going on, not archives. */
const REMEMBERED = 300;

export interface Wire {
  /** Oldest first. */
  readonly entries: readonly WireEntry[];
  onEntry(listener: (entry: WireEntry) => void): () => void;
}

/** Everything that goes between Discord, the bot and the service, as one story. */
export function createWire(discord: LocalDiscord, service?: Service): Wire {
  const entries: WireEntry[] = [];
  const listeners = createListeners<WireEntry>();
  let lastId = 0;
  const add = (line: Line) => {
    lastId += 1;
    const entry = { id: lastId, at: Date.now(), ...line };
    entries.push(entry);
    if (entries.length > REMEMBERED) entries.shift();
    listeners.tell(entry);
  };
  discord.onWire((frame) => add(lineOfFrame(frame)));
  service?.onCall((call) => add(lineOfCall(call)));
  service?.webhooks.onAttempt((attempt) => add(lineOfAttempt(attempt)));
  return { entries, onEntry: listeners.listen };
}

function lineOfFrame(frame: Frame): Line {
  if (frame.kind === 'gateway') {
    return {
      kind: 'gateway',
      title: frame.direction === 'from_bot' ? `${frame.name} (from the bot)` : frame.name,
      status: null,
      isGood: !frame.name.startsWith('closed'),
      tookMs: null,
      sent: frame.body,
      answer: null,
      messageId: null,
    };
  }
  const { method, route, status, body, answer, tookMs } = frame;
  return {
    kind: 'rest',
    title: `${method} ${route.replace(/[\w-]{40,}/g, '…')}`,
    status,
    isGood: status < 400,
    tookMs,
    sent: body,
    answer,
    messageId: messageIn(answer),
  };
}

function messageIn(answer: unknown): string | null {
  return isObject(answer) && 'channel_id' in answer && typeof answer['id'] === 'string' ? answer['id'] : null;
}

function lineOfCall({ method, url, status, answer, tookMs }: AnsweredCall): Line {
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

function lineOfAttempt({ event, status, attempt, body, signature, tookMs }: Attempt): Line {
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
