import { z } from 'zod';
import { hashOf, INVALID_PICTURE, pictureFrom } from './image-data.ts';

/** A picture as a data URI (developers/reference#image-data), as the hash that the API shows instead. */
export const imageHash = z.string().transform((uri, { issues }) => {
  const picture = pictureFrom(uri);
  if (picture) return hashOf(picture);
  issues.push({ code: 'custom', message: INVALID_PICTURE, input: uri });
  return z.NEVER;
});
