import { OPERATIONS, readContract } from './contract.ts';
import { type EventListener, listenForEvents, unheard } from './event-rules.ts';
import { checkOperation } from './operation-rules.ts';
import type { Row } from './outcome.ts';
import { checkRefusals } from './refusal-rules.ts';
import { createServiceClient } from './service-client.ts';

const CALL_TIMEOUT_MS = 10_000;
const DEADLINE_MS = 120_000;

export interface CheckOptions {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly key: string;
  /** A parcel that the service knows, with scans on several days. */
  readonly number: string;
  /** A product that it knows. */
  readonly link: string;
  /** Where events come in, for at most so long after the calls; none: events are not tested. */
  readonly events?: {
    readonly host: string;
    readonly port: number;
    readonly secret: string;
    readonly waitMs: number;
  };
  readonly callTimeoutMs?: number;
  /** For all calls together. */
  readonly deadlineMs?: number;
}

/**
 * Checks a service against the contract.
 * @throws Error when the address for events cannot be used
 */
export async function checkService(options: CheckOptions): Promise<Row[]> {
  const {
    baseUrl,
    key,
    number,
    link,
    events,
    callTimeoutMs = CALL_TIMEOUT_MS,
    deadlineMs = DEADLINE_MS,
  } = options;
  const contract = await readContract();
  const listener: EventListener | null =
    events === undefined ? null : await listenForEvents(events.host, events.port, events.secret);
  try {
    const client = createServiceClient({
      baseUrl,
      key,
      callTimeoutMs,
      deadline: AbortSignal.timeout(deadlineMs),
    });
    const subject = { client, contract, number, link };
    const rows: Row[] = [];
    for (const operation of OPERATIONS) rows.push(...(await checkOperation(operation, subject)));
    rows.push(...(await checkRefusals(subject)));
    if (listener === null || events === undefined)
      return [...rows, ...unheard('needs --listen and --secret')];
    await listener.waitForAll(events.waitMs);
    return [...rows, ...listener.rows(contract)];
  } finally {
    listener?.close();
  }
}
