import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cleanCheckout } from './installed.ts';

const PACK_WITHIN_MS = 240_000;

it('two checkouts make the same tarball, byte for byte, and a changed byte shows', {
  timeout: PACK_WITHIN_MS,
}, async () => {
  const [first, second] = [await cleanCheckout(), await cleanCheckout()];
  const bytesOf = async (checkout: typeof first) => readFile(await checkout.pack());
  const bytes = await bytesOf(first);
  expect((await bytesOf(second)).equals(bytes)).toBe(true);
  // Packing leaves the checkout as it was.
  const manifest = JSON.parse(await readFile(join(second.folder, 'package.json'), 'utf8'));
  expect(manifest.private).toBe(true);
  await appendFile(join(second.folder, 'PARITY.md'), '.');
  expect((await bytesOf(second)).equals(bytes)).toBe(false);
  await Promise.all([first.remove(), second.remove()]);
});
