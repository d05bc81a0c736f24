/** A `tracking.updated` event (interface section 6) with another scan for every serial number. */
export function trackingUpdated(
  trackingNumber: string,
  serial: number,
  status = `Sorted at facility ${serial}`,
): string {
  const now = new Date();
  const [date, time] = now.toISOString().split('T');
  const latest = { date, hour: time?.slice(0, 5), status, location: 'Leipzig', country: 'DE' };
  return JSON.stringify({
    event: 'tracking.updated',
    created: now.toISOString(),
    data: { tracking_id: trackingNumber, status, latest },
  });
}

/** Another tracking number for every index. */
export const trackingNumber = (index: number): string => `LP${String(10_000_000 + index)}CN`;
