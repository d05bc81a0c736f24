import { isObject } from '../json.ts';
import { createListeners } from '../listeners.ts';
import type { NewWireEntry, WireEntry } from './entry.ts';
import type { Frame, GatewayFrame, RestCall } from './frame.ts';

/** The page shows only recent entries. */
const MAX_ENTRIES = 300;

export interface WireLog {
  /** Oldest first. */
  readonly entries: readonly WireEntry[];
  /** Adds an entry from another source, such as a service called by the bot. */
  add(entry: NewWireEntry): void;
  onEntry(listener: (entry: WireEntry) => void): () => void;
}

interface FrameSource {
  onWire(listener: (frame: Frame) => void): () => void;
}

/** Records every gateway event and REST call between a local Discord and its bot. */
export function createWireLog(discord: FrameSource): WireLog {
  const entries: WireEntry[] = [];
  const listeners = createListeners<WireEntry>();
  let lastId = 0;
  const add = (added: NewWireEntry) => {
    lastId += 1;
    const entry = { id: lastId, at: Date.now(), ...added };
    entries.push(entry);
    if (entries.length > MAX_ENTRIES) entries.shift();
    listeners.notify(entry);
  };
  discord.onWire((frame) => add(frame.kind === 'gateway' ? gatewayEntry(frame) : restEntry(frame)));
  return { entries, add, onEntry: listeners.listen };
}

function gatewayEntry({ name, direction, body, botId = null }: GatewayFrame): NewWireEntry {
  return {
    kind: 'gateway',
    title: direction === 'from_bot' ? `${name} (from the bot)` : name,
    status: null,
    isGood: !name.startsWith('closed'),
    tookMs: null,
    sent: body,
    answer: null,
    messageId: null,
    botId,
  };
}

function restEntry(call: RestCall): NewWireEntry {
  const { method, route, status, body, answer, tookMs, botId = null, warnings = [] } = call;
  return {
    kind: 'rest',
    title: `${method} ${route.replace(/[\w-]{40,}/g, '…')}`,
    status,
    isGood: status < 400,
    tookMs,
    sent: body,
    answer,
    messageId: messageIdIn(answer),
    botId,
    ...(warnings.length > 0 ? { warnings } : {}),
    request: { method, path: `/api/v10${route}` },
  };
}

function messageIdIn(answer: unknown): string | null {
  return isObject(answer) && 'channel_id' in answer && typeof answer['id'] === 'string' ? answer['id'] : null;
}
