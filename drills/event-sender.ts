import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { postEvent, type Scan, trackingUpdated } from '../test/support/signed-events.ts';
import type { Environment } from './environment.ts';
import type { Random } from './random.ts';
import { waitUntil } from './wait-until.ts';

const RETRY_MS = 100;
const ACCEPT_TIMEOUT_MS = 600_000;

/** Posts events as the service would, and counts responses. */
export interface EventSender {
  /**
   * Posts a scan, retrying the same bytes until they are acknowledged.
   * @param created the time in the envelope
   * @throws Error if that takes longer than ten minutes
   */
  sendScan(number: string, scan: Scan, created?: Date): Promise<void>;
  /** How many events were acknowledged. */
  acknowledged(): number;
  /** How often the receiver responded with a status; 0 means without a response. */
  responses(status: number): number;
}

export function createEventSender(
  { port, receiverUrl }: Pick<Environment, 'port' | 'receiverUrl'>,
  random: Random,
): EventSender {
  const responses = new Map<number, number>();
  const untilListening = createPortProbe(port);
  let acknowledged = 0;
  return {
    async sendScan(number, scan, created) {
      const event = trackingUpdated(number, { date: '2026-11-20', ...scan }, created);
      const deadline = performance.now() + ACCEPT_TIMEOUT_MS;
      for (;;) {
        const response = await postEvent(receiverUrl, event).catch(() => ({ status: 0 }));
        responses.set(response.status, (responses.get(response.status) ?? 0) + 1);
        if (response.status === 200) break;
        if (performance.now() > deadline) throw new Error(`an event was not accepted: ${response.status}`);
        await (response.status === 0 ? untilListening() : sleep(RETRY_MS * (0.5 + random.fraction())));
      }
      acknowledged += 1;
    },
    acknowledged: () => acknowledged,
    responses: (status) => responses.get(status) ?? 0,
  };
}

/** One probe for all callers: hundreds of refused connections a second would slow down the start they wait for. */
function createPortProbe(port: number): () => Promise<void> {
  let probing: Promise<void> | undefined;
  return () => {
    probing ??= waitUntil(() => isListening(port), 'the receiver to listen again', ACCEPT_TIMEOUT_MS).finally(
      () => {
        probing = undefined;
      },
    );
    return probing;
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
