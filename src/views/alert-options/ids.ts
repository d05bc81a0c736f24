import { encodeCustomId } from '../../discord/custom-id.ts';

/** The custom id of a component of `/alerts` that is about one destination. */
export function destinationId(id: number, component: string, ...args: readonly string[]): string {
  return encodeCustomId('alerts', component, String(id), ...args);
}

/** The custom id of a component of `/alerts` that is about one kind of event in an alert channel. */
export function channelId(id: number, component: string): string {
  return encodeCustomId('alerts', component, String(id));
}

/** Opens the options of the reader's own DMs. */
export const OWN_OPTIONS = encodeCustomId('alerts', 'mine');
