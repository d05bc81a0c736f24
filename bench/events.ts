/** A `tracking.updated` event (interface section 6) with a different scan for each serial number. */
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

/** A different tracking number for each index. */
export const trackingNumber = (index: number): string => `LP${String(10_000_000 + index)}CN`;
