import { z } from 'zod';
import { hashOf, INVALID_PICTURE, pictureFrom } from './image-data.ts';

/** Converts an image's data URI (developers/reference#image-data) to the hash that the API returns. */
export const imageHash = z.string().transform((uri, { issues }) => {
  const picture = pictureFrom(uri);
  if (picture) return hashOf(picture);
  issues.push({ code: 'custom', message: INVALID_PICTURE, input: uri });
  return z.NEVER;
});
