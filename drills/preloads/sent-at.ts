/** Preloaded into the bot: adds to requests when they were sent, since a cut network may deliver them later. */
import { subscribe } from 'node:diagnostics_channel';
import { z } from 'zod';
import { SENT_AT, sharedNow } from '../cluster/sending-moment.ts';

const message = z.object({
  request: z.custom<{ addHeader(name: string, value: string): unknown }>(
    (request) => typeof request === 'object' && request !== null && 'addHeader' in request,
  ),
});

// Channels of undici, both of the package and of Node.js (undici.nodejs.org, "Diagnostics Channel Support").
subscribe('undici:request:create', (created) => {
  message.parse(created).request.addHeader(SENT_AT, String(sharedNow()));
});
