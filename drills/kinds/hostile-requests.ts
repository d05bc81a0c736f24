import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { signatureOf } from '../../sandbox/service/index.ts';
import { openStore } from '../../src/store/index.ts';
import { MALFORMED_REQUESTS, rawExchange } from '../../test/support/raw-requests.ts';
import { postEvent, SECRET, trackingUpdated } from '../../test/support/signed-events.ts';
import type { Drill } from '../drill.ts';
import { figuresOf } from '../process-figures.ts';
import { type Surroundings, surround } from '../surroundings.ts';

const SLOW_CONNECTIONS = 400;
const TRICKLE_MS = 500;
/** A full request has to be there within 10 s; a look every second finds those that are late. */
const SLOW_ENDS_MS = 13_000;
const GOOD_PER_ROUND = 100;
const EACH_PER_ROUND = 20;
const GOOD_WITHIN_MS = 1_000;
const MAX_GROWTH_MB = 40;

const number = (serial: number) => `LP${String(100_000_000 + serial)}CN`;
const goodEvent = (serial: number) => trackingUpdated(number(serial), { date: '2026-11-20', status: 'x' });

function requestOf(body: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ host: 'x', 'content-type': 'application/json', ...headers });
  return `POST /webhook HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}

function signed(event: object, more: Readonly<Record<string, string>> = {}): string {
  const body = JSON.stringify(event);
  const length = String(Buffer.byteLength(body));
  return requestOf(body, {
    'content-length': length,
    'x-reps-signature': signatureOf(body, SECRET, 'hex'),
    ...more,
  });
}

const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((match) => match[1]);

/** One byte after the other of something that never becomes a request. */
function trickle(port: number, text: string): { readonly socket: Socket; readonly closed: Promise<number> } {
  const startedAt = performance.now();
  const socket = connect(port, '127.0.0.1');
  let sent = 0;
  const timer = setInterval(() => {
    socket.write(text[sent % text.length] ?? 'a');
    sent += 1;
  }, TRICKLE_MS);
  socket.on('error', () => {});
  socket.resume();
  const closed = new Promise<number>((resolve) => {
    socket.on('close', () => {
      clearInterval(timer);
      resolve(performance.now() - startedAt);
    });
  });
  return { socket, closed };
}

/** Every hostile request that must get an answer, and which. */
async function insults(port: number, serial: number): Promise<string[]> {
  const good = signed(goodEvent(serial));
  const forged = signed(goodEvent(serial), { 'x-reps-signature': '0'.repeat(64) });
  const longer = signed(goodEvent(serial), { 'content-length': '100000' });
  const [headers, body, unsigned, tooLong, tooShort, nested] = await Promise.all([
    rawExchange(port, signed(goodEvent(serial), { 'x-long': 'a'.repeat(200_000) })),
    rawExchange(port, requestOf('x'.repeat(1024 * 1024), { 'content-length': String(1024 * 1024) })),
    rawExchange(port, `${forged}${forged}${forged}`),
    rawExchange(port, longer),
    rawExchange(port, signed(goodEvent(serial), { 'content-length': '10' })),
    // A second request inside the body of the first: a proxy and the receiver must not disagree about where it begins.
    rawExchange(port, requestOf(good, { 'content-length': '0', 'transfer-encoding': 'chunked' })),
  ]);
  for (const text of MALFORMED_REQUESTS) await rawExchange(port, text);
  return [
    ...(statuses(headers).includes('431')
      ? []
      : [`oversized headers: ${statuses(headers).join() || 'none'}`]),
    ...[unsigned, tooLong, tooShort, nested, body, headers]
      .filter((answer) => statuses(answer).includes('200'))
      .map((answer) => `a hostile request was accepted: ${answer.slice(0, 200)}`),
  ];
}

async function takesGoodEvents(here: Surroundings, from: number): Promise<number[]> {
  const times: number[] = [];
  for (let serial = from; serial < from + GOOD_PER_ROUND; serial += 1) {
    const startedAt = performance.now();
    const { status } = await postEvent(here.receiverUrl, goodEvent(serial));
    times.push(status === 200 ? performance.now() - startedAt : Number.POSITIVE_INFINITY);
  }
  return times;
}

const hostileRequests: Drill = {
  name: 'hostile-requests',
  does: `${SLOW_CONNECTIONS} connections that trickle half a request, and meanwhile oversized headers and bodies, wrong lengths, smuggled and pipelined requests and garbage; good events in between`,
  size: { full: 8, short: 1, unit: 'rounds' },
  async run(rounds, say) {
    const here = await surround();
    const amiss = new Set<string>();
    const times: number[] = [];
    const slowest: number[] = [];
    const rss: number[] = [];
    let acknowledged = 0;
    try {
      here.start();
      await here.untilReady();
      const pid = here.bot().child.pid ?? 0;
      for (let round = 0; round < rounds; round += 1) {
        const half = [
          `POST /webhook HTTP/1.1\r\nhost: x\r\nx-slow: ${'a'.repeat(5_000)}`,
          signed(goodEvent(1), { 'content-length': '5000' }),
        ];
        const slow = Array.from({ length: SLOW_CONNECTIONS }, (_, index) =>
          trickle(here.port, half[index % half.length] ?? ''),
        );
        // A body that never ends, behind headers that are complete.
        for (const { socket } of slow.filter((_, index) => index % 4 === 1)) {
          socket.write(signed(goodEvent(1), { 'content-length': '200000' }));
        }
        const from = round * GOOD_PER_ROUND * 10;
        for (let each = 0; each < EACH_PER_ROUND; each += 1) {
          for (const fault of await insults(here.port, 900_000 + each)) amiss.add(fault);
        }
        times.push(...(await takesGoodEvents(here, from)));
        const line = Array.from({ length: 20 }, (_, index) => goodEvent(from + GOOD_PER_ROUND + index));
        const pipelined = await rawExchange(here.port, line.map((event) => signed(event)).join(''), true);
        if (statuses(pipelined).filter((status) => status === '200').length !== line.length)
          amiss.add(`pipelined good requests: ${statuses(pipelined).join()}`);
        acknowledged += GOOD_PER_ROUND + line.length;
        const late = sleep(SLOW_ENDS_MS).then(() => Number.POSITIVE_INFINITY);
        slowest.push(...(await Promise.all(slow.map(({ closed }) => Promise.race([closed, late])))));
        for (const { socket } of slow) socket.destroy();
        rss.push(figuresOf(pid).rssMb);
        say(`round ${round + 1}: ${Math.round(rss.at(-1) ?? 0)} MB`);
      }
      const open = slowest.filter((ms) => ms > SLOW_ENDS_MS).length;
      if (open > 0) amiss.add(`${open} slow connections were still open after ${SLOW_ENDS_MS} ms`);
      const worst = Math.max(...times);
      if (worst > GOOD_WITHIN_MS) amiss.add(`a good event took ${Math.round(worst)} ms`);
      // The first round warms up.
      const growth = Math.max(...rss.slice(1), rss[0] ?? 0) - (rss[0] ?? 0);
      if (growth > MAX_GROWTH_MB) amiss.add(`memory grew by ${Math.round(growth)} MB`);
      if (here.deaths() > 0) amiss.add('the process died');
      const stopped = performance.now();
      if ((await here.bot().stop()) !== 0) amiss.add('it did not stop cleanly');
      const store = openStore(here.databasePath);
      const stored = (await store.events.list({}, 1_000_000)).length;
      await store.close();
      if (stored > acknowledged) amiss.add(`${stored - acknowledged} events were stored that nobody signed`);
      return {
        tried: `${rounds * SLOW_CONNECTIONS} slow connections, ${rounds * EACH_PER_ROUND * (MALFORMED_REQUESTS.length + 6)} hostile requests, ${acknowledged} good events`,
        lost: acknowledged - Math.min(stored, acknowledged),
        repeated: null,
        faults: [...amiss],
        measured: `good events accepted within ${quantile(times, 0.5)} ms (median), ${Math.round(worst)} ms at worst; slow connections ended after ${Math.round(Math.max(...slowest) / 100) / 10} s at the latest; memory ${Math.round(rss[0] ?? 0)} → ${Math.round(rss.at(-1) ?? 0)} MB; stopped in ${Math.round(performance.now() - stopped)} ms`,
      };
    } finally {
      await here.close();
    }
  },
};

function quantile(values: readonly number[], at: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(at * (sorted.length - 1))] ?? Number.NaN) * 10) / 10;
}

export default hostileRequests;
