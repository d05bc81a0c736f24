import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { type RunningReceiver, startReceiver } from '../support/running-receiver.ts';
import { openMemoryStore } from '../support/store-fixtures.ts';

const REQUEST_TIMEOUT_MS = 500;

let store: Store;
let receiver: RunningReceiver;
beforeAll(async () => {
  store = openMemoryStore();
  receiver = await startReceiver(store, { requestTimeoutMs: REQUEST_TIMEOUT_MS });
});
afterAll(async () => {
  await receiver.close();
  await store.close();
});

it.each([
  ['headers', 'POST /webhook HTTP/1.1\r\nhost: x\r\nx-slow: '],
  [
    'body',
    'POST /webhook HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n',
  ],
])('the receiver ends a request that sends its %s byte by byte', async (_part, beginning) => {
  const startedAt = performance.now();
  const socket = connect(Number(new URL(receiver.url).port), '127.0.0.1', () => socket.write(beginning));
  const trickling = setInterval(() => socket.write('a'), 50);
  socket.on('error', () => {});
  socket.resume();
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(trickling);
  expect(performance.now() - startedAt).toBeLessThan(REQUEST_TIMEOUT_MS * 5);
});
