import { describe, expect, it } from 'vitest';
import { hashOf, pictureFrom, readPicture } from '../../src/rest/image-data.ts';
import { MOVING, PIXEL } from '../operations/pictures.ts';

describe('a picture as a data URI', () => {
  it('of a type that Discord does not take is refused, whatever the URI says', () => {
    // TGA has no signature: uncompressed colours, 1 × 1 pixel.
    const tga = Buffer.from([0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 24, 0, 255, 255, 255]);
    const uri = `data:image/png;base64,${tga.toString('base64')}`;
    expect(() => readPicture('avatar', uri, 1024)).toThrow(/Invalid Form Body/);
  });

  it.each([
    ['image/png', PIXEL],
    ['image/gif', MOVING],
  ])('is %s by its bytes, although discord.js calls everything image/jpg', (contentType, uri) => {
    const sent = uri.replace(contentType, 'image/jpg');
    expect(readPicture('image', sent, 1024).contentType).toBe(contentType);
  });

  it('moves by its bytes, too', () => {
    const picture = pictureFrom(MOVING.replace('image/gif', 'image/jpg'));
    expect(picture && hashOf(picture)).toMatch(/^a_/);
  });

  it('says that it is a picture', () => {
    expect(pictureFrom(PIXEL.replace('image/png', 'text/plain'))).toBeNull();
  });
});
