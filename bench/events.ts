/** A scan as the service tells it, another one for every number (interface section 6). */
export function trackingUpdated(trackingNumber: string, serial: number): string {
  const now = new Date();
  const status = `Sorted at facility ${serial}`;
  const [date, time] = now.toISOString().split('T');
  const latest = { date, hour: time?.slice(0, 5), status, location: 'Leipzig', country: 'DE' };
  return JSON.stringify({
    event: 'tracking.updated',
    created: now.toISOString(),
    data: { tracking_id: trackingNumber, status, latest },
  });
}

/** A tracking number, another one for every index. */
export const trackingNumber = (index: number): string => `LP${String(10_000_000 + index)}CN`;
