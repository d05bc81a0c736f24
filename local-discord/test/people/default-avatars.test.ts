import { imageSize } from 'image-size';
import { afterAll, expect, it } from 'vitest';
import { startLocalDiscord } from '../../src/index.ts';

const local = await startLocalDiscord();
afterAll(() => local.close());

it('the six default avatars are pictures, each in another colour', async () => {
  const pictures = new Set<string>();
  for (const index of [0, 1, 2, 3, 4, 5]) {
    const response = await fetch(`${local.url}/embed/avatars/${index}.png?size=64`);
    expect(response.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(imageSize(bytes)).toMatchObject({ type: 'png', width: 256, height: 256 });
    pictures.add(bytes.toString('base64'));
  }
  expect(pictures.size).toBe(6);
  expect((await fetch(`${local.url}/embed/avatars/6.png`)).status).toBe(404);
});
