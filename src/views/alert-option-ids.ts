import { encodeCustomId } from '../discord/custom-id.ts';

/** On an alert: opens quiet hours and the daily digest of the place where it is pressed. */
export const HOLD_HERE = encodeCustomId('alerts', 'hold-here');
