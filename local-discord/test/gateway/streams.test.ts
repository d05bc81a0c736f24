import { once } from 'node:events';
import { createInflate, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { Decompress } from 'fzstd';
import { expect, test } from 'vitest';
import { createZlibStream } from '../../src/gateway/transport/zlib-stream.ts';
import { createZstdStream } from '../../src/gateway/transport/zstd-stream.ts';

/**
 * Small ones, ones that repeat what came before, and ones larger than the window of zlib and a block of zstd. No payload is
 * shorter than 20 bytes, for which fzstd waits.
 */
const messages = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.uint8Array({ minLength: 20, maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    },
    { weight: 4, arbitrary: fc.string({ minLength: 1 }).map((text) => Buffer.from(text.repeat(400))) },
    { weight: 1, arbitrary: fc.integer({ min: 30_000, max: 200_000 }).map(countedTo) },
  ),
  { minLength: 1, maxLength: 12 },
);

/** Bytes that a compressor finds little to save in. */
function countedTo(length: number): Buffer {
  return Buffer.from(Array.from({ length }, (_, index) => (index * index * 31 + (index >> 3)) & 0xff));
}

test('one inflater reads any sequence of messages of a zlib stream, each as soon as it came', async () => {
  await fc.assert(
    fc.asyncProperty(messages, async (sent) => {
      const compress = createZlibStream();
      const inflate = createInflate();
      for (const message of sent) {
        const packet = compress(message);
        expect(packet.subarray(-4).toString('hex')).toBe('0000ffff');
        inflate.write(packet);
        expect(message.equals(await read(inflate, message.length))).toBe(true);
      }
      inflate.destroy();
    }),
    { numRuns: 60 },
  );
});

async function read(stream: ReturnType<typeof createInflate>, length: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let missing = length;
  while (missing > 0) {
    const chunk: unknown = stream.read();
    if (Buffer.isBuffer(chunk)) {
      chunks.push(chunk);
      missing -= chunk.length;
    } else await once(stream, 'readable');
  }
  return Buffer.concat(chunks);
}

test('messages of a zlib stream share one context: what was said before costs less', () => {
  const compress = createZlibStream();
  const message = Buffer.from(JSON.stringify({ text: 'An announcement that comes twice', list: [1, 2, 3] }));
  const [first, second] = [compress(message), compress(message)];
  expect(second.length).toBeLessThan(first.length / 2);
  expect(second.length).toBeLessThan(deflateSync(message).length / 2);
});

test('one decompressor reads any sequence of messages of a zstd stream, each as soon as it came', () => {
  fc.assert(
    fc.property(messages, (sent) => {
      const compress = createZstdStream();
      const chunks: Uint8Array[] = [];
      let isEnded = false;
      const decompress = new Decompress((chunk, isFinal) => {
        chunks.push(chunk);
        isEnded ||= isFinal === true;
      });
      for (const message of sent) {
        decompress.push(compress(message));
        expect(message.equals(Buffer.concat(chunks.splice(0)))).toBe(true);
      }
      expect(isEnded).toBe(false);
    }),
    { numRuns: 60 },
  );
});
