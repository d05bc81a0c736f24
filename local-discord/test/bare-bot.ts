import { once } from 'node:events';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import { LOCAL_TOKEN, type RunningLocalDiscord } from '../src/index.ts';

/** A busy machine takes longer than the second that vitest waits. */
const PATIENCE = { timeout: 10_000 };

export interface GatewayEvent {
  readonly op: number;
  readonly t: string | null;
  readonly d: Record<string, unknown>;
}

export interface BareBot {
  readonly events: GatewayEvent[];
  /** The first event of this name that fits, whether it has come already or comes later. */
  event(t: string, fits?: (d: GatewayEvent['d']) => boolean): Promise<GatewayEvent>;
  /** Resolves when Discord asks for a heartbeat. */
  heartbeatRequest(): Promise<void>;
  /** Resolves once everything that was sent before has arrived. */
  settled(): Promise<void>;
  leave(): void;
}

/** A gateway connection without a library, to see exactly what Discord sends for these intents. */
export async function bareBot(
  running: Pick<RunningLocalDiscord, 'url'>,
  intents: number,
  token = LOCAL_TOKEN,
): Promise<BareBot> {
  const socket = new WebSocket(`${running.url.replace('http', 'ws')}/gateway?v=10&encoding=json`);
  const events: GatewayEvent[] = [];
  socket.on('message', (raw) => events.push(JSON.parse(raw.toString()) as GatewayEvent));
  await once(socket, 'message');
  const send = (op: number, d: unknown) => socket.send(JSON.stringify({ op, d }));
  const find = (fits: (event: GatewayEvent) => boolean) =>
    vi.waitFor(() => {
      const found = events.find(fits);
      if (!found) throw new Error('no such event yet');
      return found;
    }, PATIENCE);
  send(2, { token, intents, properties: {} });
  await find(({ t }) => t === 'READY');
  return {
    events,
    event: (t, fits = () => true) => find((event) => event.t === t && fits(event.d)),
    async heartbeatRequest() {
      await find(({ op }) => op === 1);
    },
    async settled() {
      const acknowledged = events.filter(({ op }) => op === 11).length;
      send(1, null);
      await vi.waitFor(() => {
        if (events.filter(({ op }) => op === 11).length === acknowledged) throw new Error('not yet');
      }, PATIENCE);
    },
    leave: () => socket.close(),
  };
}
