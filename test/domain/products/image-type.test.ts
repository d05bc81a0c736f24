import sharp from 'sharp';
import { expect, it } from 'vitest';
import { imageTypeOf } from '../../../src/domain/products/image-type.ts';

const image = () => sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } });

it.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)(
  '%s files are recognised by their bytes',
  async (type) => {
    expect(imageTypeOf(await image().toFormat(type).toBuffer())).toBe(type);
  },
);

it.each([
  '',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '%PDF-1.7',
  'BM6',
  'RIFF....WAVE',
  '\0\0\0\x18ftypheic',
  'GIF',
])('%j is no photo', (text) => {
  expect(imageTypeOf(Buffer.from(text, 'latin1'))).toBeNull();
});
