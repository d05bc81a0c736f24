/**
 * What the bot notices by itself. `stall`: no scan for longer than usual; `ended`: the parcel is no longer checked; `price`:
 * a watched price or stock changed; `suspended`: a destination accepts no messages.
 */
export const NOTICES = ['stall', 'ended', 'price', 'suspended'] as const;

export type Notice = (typeof NOTICES)[number];
