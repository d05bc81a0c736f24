import { readSuspendedDestinations, type SuspendedDestination } from '../../store/suspended-destinations.ts';
import { formatMoment } from '../events/moment.ts';
import type { Check } from './check.ts';
import { CheckSkipped } from './check-skipped.ts';
import database from './database.ts';
import { existingDatabase } from './database-address.ts';
import { type Finding, good, warning } from './finding.ts';

/** More than these are counted, not listed. */
const MAX_LISTED = 10;

const suspendedChannels: Check = {
  name: 'suspended channels',
  async run() {
    const address = existingDatabase();
    return toFinding(address === null ? [] : await suspendedIn(address));
  },
};
export default suspendedChannels;

async function suspendedIn(address: string): Promise<SuspendedDestination[]> {
  try {
    return await readSuspendedDestinations(address);
  } catch {
    throw new CheckSkipped(`“${database.name}”`);
  }
}

function toFinding(suspended: readonly SuspendedDestination[]): Finding {
  const channels = suspended.filter(({ kind }) => kind === 'channel');
  const people = suspended.length - channels.length;
  const dms = people === 0 ? '' : `; people whose DMs are closed: ${people}`;
  if (channels.length === 0) return good(`none${dms}`);
  return warning(
    `${channels.length === 1 ? '1 channel accepts' : `${channels.length} channels accept`} no alerts${dms}`,
    ...channels.slice(0, MAX_LISTED).map(lineOf),
    ...(channels.length > MAX_LISTED ? [`… and ${channels.length - MAX_LISTED} more`] : []),
    'forbidden: give the bot View Channel, Send Messages and Embed Links there; gone: the channel was deleted, or the bot removed;',
    'unsuitable: a locked thread, or a forum. Alerts are kept for 7 days. Once it is fixed: npm run events -- retry',
  );
}

function lineOf({ discordId, guildId, suspendedAt, suspensionReason }: SuspendedDestination): string {
  const where = guildId === null ? '' : ` in server ${guildId}`;
  const since = suspendedAt === null ? '' : ` since ${formatMoment(suspendedAt)}`;
  return `channel ${discordId}${where}: ${suspensionReason}${since}`;
}
