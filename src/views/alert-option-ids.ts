import { encodeCustomId } from '../discord/custom-id.ts';

/** Opens the options of the alerts in the channel, or the DM, where it is pressed. */
export const OPTIONS_HERE = encodeCustomId('alerts', 'options');
