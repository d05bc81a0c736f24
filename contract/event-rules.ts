import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import * as z from 'zod';
import { parseJson } from '../src/process/read-json.ts';
import { isSigned, isSignedAsStandard } from '../src/webhook-receiver/signature.ts';
import { type Contract, EVENTS, type EventKind } from './contract.ts';
import { holds, isJsonType, type Outcome, PASSED, type Row, untested } from './outcome.ts';
import { bareType } from './service-client.ts';

/** Clocks differ, and a first attempt may have failed. */
const MAX_OFF_MS = 5 * 60_000;
const MAX_BODY_BYTES = 256 * 1024;

interface Arrival {
  readonly kind: EventKind;
  readonly type: string | undefined;
  readonly signature: 'right' | 'wrong' | 'none';
  readonly body: unknown;
  readonly at: number;
}

export interface EventListener {
  /** Resolves when every kind has arrived, or after this time. */
  waitForAll(milliseconds: number): Promise<void>;
  rows(contract: Contract): Row[];
  close(): void;
}

const named = z.object({ event: z.enum(EVENTS) });

/** Takes events and acknowledges all of them, as a subscriber would. @throws Error when the address is taken */
export async function listenForEvents(host: string, port: number, secret: string): Promise<EventListener> {
  const arrivals: Arrival[] = [];
  const arrived = new EventTarget();
  const server = createServer((request, response) => {
    void readArrival(request, secret).then(
      (arrival) => {
        response.writeHead(200).end();
        if (arrival === null) return;
        arrivals.push(arrival);
        arrived.dispatchEvent(new Event('arrival'));
      },
      () => response.destroy(),
    );
  });
  await once(server.listen(port, host), 'listening');
  const isComplete = () => EVENTS.every((kind) => arrivals.some((arrival) => arrival.kind === kind));
  return {
    waitForAll: (milliseconds) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        const look = () => {
          if (!isComplete()) return;
          clearTimeout(timer);
          resolve();
        };
        arrived.addEventListener('arrival', look);
        look();
      }),
    rows: (contract) => EVENTS.flatMap((kind) => rowsOf(kind, contract, arrivals)),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Null for what is no event of a known kind. */
async function readArrival(request: IncomingMessage, secret: string): Promise<Arrival | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = z.instanceof(Uint8Array).parse(chunk);
    size += bytes.length;
    if (size > MAX_BODY_BYTES) return null;
    chunks.push(bytes);
  }
  const raw = Buffer.concat(chunks);
  const body = parseJson(raw.toString('utf8'));
  const { data } = named.safeParse(body);
  if (data === undefined) return null;
  const header = (name: string) => [request.headers[name]].flat()[0];
  const standard = {
    id: header('webhook-id'),
    timestamp: header('webhook-timestamp'),
    signature: header('webhook-signature'),
  };
  const own = header('x-reps-signature');
  const at = Date.now();
  const isRight = isSigned(raw, own, [secret]) || isSignedAsStandard(raw, standard, [secret], at);
  const isMissing = own === undefined && standard.signature === undefined;
  return {
    kind: data.event,
    type: bareType(header('content-type')),
    signature: isRight ? 'right' : isMissing ? 'none' : 'wrong',
    body,
    at,
  };
}

const created = z.object({ created: z.string() });

interface Rule {
  readonly rule: string;
  readonly source: Row['source'];
  check(arrival: Arrival, contract: Contract): Outcome;
}

const RULES: readonly Rule[] = [
  {
    rule: 'the content type is application/json',
    source: 'section 6',
    check: ({ type }) => isJsonType(type),
  },
  {
    rule: 'its signature fits its bytes and the secret',
    source: 'section 6',
    check: ({ signature }) =>
      holds(signature === 'right', signature === 'none' ? 'there is none' : 'it does not fit'),
  },
  {
    rule: 'the body fits its schema',
    source: 'section 6',
    check({ kind, body }, contract) {
      const differences = contract.differences(kind, body);
      return holds(differences.length === 0, differences.join('; '));
    },
  },
  {
    rule: 'created is when it was sent, within five minutes',
    source: 'section 6',
    check({ body, at }) {
      const moment = Date.parse(created.safeParse(body).data?.created ?? '');
      if (Number.isNaN(moment)) return untested('it is not a moment');
      return holds(Math.abs(at - moment) <= MAX_OFF_MS, `it is ${new Date(moment).toISOString()}`);
    },
  },
];

function rowsOf(kind: EventKind, contract: Contract, all: readonly Arrival[]): Row[] {
  const arrivals = all.filter((arrival) => arrival.kind === kind);
  return RULES.map(({ rule, source, check }) => ({
    about: kind,
    rule,
    source,
    outcome:
      arrivals.length === 0
        ? untested('none came')
        : (arrivals.map((one) => check(one, contract)).find(({ verdict }) => verdict !== 'passed') ?? PASSED),
  }));
}

/** The rows where nobody listens. */
export const unheard = (reason: string): Row[] =>
  EVENTS.flatMap((about) =>
    RULES.map(({ rule, source }) => ({ about, rule, source, outcome: untested(reason) })),
  );
