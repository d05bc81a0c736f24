import { createHash } from 'node:crypto';
import { z } from 'zod';

/** A picture as a data URI (developers/reference#image-data), as the hash that the API shows instead. */
export const imageHash = z
  .string()
  .regex(/^data:image\/(png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/]+=*$/, 'Invalid image data')
  .transform((uri) => {
    const hash = createHash('md5').update(uri).digest('hex');
    return uri.startsWith('data:image/gif') ? `a_${hash}` : hash;
  });
