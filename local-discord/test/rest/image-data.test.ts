import { expect, it } from 'vitest';
import { readPicture } from '../../src/rest/image-data.ts';

it('a picture of a type that Discord does not take is refused, whatever its address says', () => {
  // TGA has no signature: uncompressed colours, 1 × 1 pixel.
  const tga = Buffer.from([0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 24, 0, 255, 255, 255]);
  const uri = `data:image/png;base64,${tga.toString('base64')}`;
  expect(() => readPicture('avatar', uri, 1024)).toThrow(/Invalid Form Body/);
});
