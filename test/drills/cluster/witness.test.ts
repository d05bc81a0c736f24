import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Frame, RestCall } from 'local-discord';
import { afterEach, describe, expect, it } from 'vitest';
import { buildPreload } from '../../../drills/build-preload.ts';
import { SENT_AT, sendingMoment, sharedNow } from '../../../drills/cluster/sending-moment.ts';
import { createWitness, type SeenRequest } from '../../../drills/cluster/witness.ts';
import { LOCAL_TOKEN, type LocalDiscord, startLocalDiscord } from '../../../sandbox/discord.ts';

const call = (changes: Partial<RestCall> = {}): RestCall => ({
  kind: 'rest',
  method: 'POST',
  route: '/channels/1/messages',
  headers: {},
  status: 200,
  body: null,
  answer: null,
  address: '127.0.0.1',
  arrivedAt: performance.now(),
  tookMs: 1,
  ...changes,
});

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

function witnessOf(discord: Pick<LocalDiscord, 'onWire'>) {
  const witness = createWitness(discord, () => 0);
  closing.push(witness.close);
  return witness;
}

function seenAs(frame: Frame): SeenRequest | undefined {
  const witness = witnessOf({
    onWire(listener) {
      listener(frame);
      return () => {};
    },
  });
  return witness.requests[0];
}

describe('the earliest moment of a request', () => {
  it('is when it was sent, however late it arrived', () => {
    const headers = { [SENT_AT]: String(sharedNow() - 5_000) };
    const { arrivedAt = 0, earliestAt } = seenAs(call({ headers })) ?? {};
    expect(earliestAt).toBeLessThan(arrivedAt - 4_999);
  });

  it('is never after its arrival', () => {
    const headers = { [SENT_AT]: String(sharedNow() + 5_000) };
    const seen = seenAs(call({ headers }));
    expect(seen?.earliestAt).toBe(seen?.arrivedAt);
  });

  it('is its arrival when it does not say when it was sent', () => {
    const seen = seenAs(call());
    expect(seen?.earliestAt).toBe(seen?.arrivedAt);
  });
});

it('sees when a process with the preload sent its requests, with both copies of undici', async () => {
  const { discord, apiUrl, close } = await startLocalDiscord({});
  closing.push(close);
  const witness = witnessOf(discord);
  const url = JSON.stringify(`${apiUrl}/v10/gateway`);
  const headers = JSON.stringify({ authorization: `Bot ${LOCAL_TOKEN}` });
  const script = `import { request } from 'undici'; const options = { headers: ${headers} };
    await (await fetch(${url}, options)).text(); await (await request(${url}, options)).body.text();`;
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const preload = await buildPreload('sent-at');
  const startedAt = performance.now();
  const args = ['--import', preload.href, '--input-type=module', '--eval', script];
  const [code] = await once(spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }), 'exit');
  expect(code).toBe(0);
  const sent = discord.requests.map((one) => sendingMoment(one.headers) ?? Number.NaN);
  expect(sent).toHaveLength(2);
  for (const [index, { arrivedAt, earliestAt }] of witness.requests.entries()) {
    expect(sent[index]).toBeGreaterThan(startedAt);
    expect(sent[index]).toBeLessThanOrEqual(arrivedAt);
    expect(earliestAt).toBeLessThanOrEqual((sent[index] ?? 0) + 0.1);
  }
});
