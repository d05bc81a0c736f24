import { trackingNumber, trackingUpdated } from './events.ts';
import { now } from './measure.ts';
import { SECRET } from './programs.ts';
import { connectSender } from './sender.ts';
import type { Track } from './with-cleanup.ts';

/** Events are spread over this many parcels, so each has many. */
const PARCELS = 2_000;
const CONNECTIONS = 64;

/** Sends many signed events to a webhook; resolves with how many per second were accepted. */
export type MeasureAcceptRate = () => Promise<number>;

/** No event is ever repeated. */
let serial = 0;

export async function prepareAcceptRate(
  url: string,
  events: number,
  track: Track,
): Promise<MeasureAcceptRate> {
  const sender = track(await connectSender(url, SECRET, CONNECTIONS));
  return async () => {
    const requests = Array.from({ length: events }, () => {
      serial += 1;
      return sender.request(trackingUpdated(trackingNumber(serial % PARCELS), serial));
    });
    const startedAt = now();
    await sender.post(requests);
    return (events * 1_000) / (now() - startedAt);
  };
}
