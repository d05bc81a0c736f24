/**
 * An update that was first reported longer ago than this causes no new delivery. Deliveries are kept for 30 days, so a late
 * repetition would be posted again.
 */
export const MAX_UPDATE_AGE_MS = 25 * 24 * 3_600_000;
