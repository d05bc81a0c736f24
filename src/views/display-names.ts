import { plainText } from '../discord/truncate.ts';
import { agentName } from '../links/catalogue.ts';
import { PLATFORMS } from '../links/platforms.ts';

/** A map, since a platform may be called anything, `constructor` included. */
const PLATFORM_NAMES: ReadonlyMap<string, string> = new Map([
  ...PLATFORMS.map(({ id, name }) => [id, name] as const),
  // The interface lists this among the platform values instead of `weidian` (section 3).
  ['the service', 'Weidian'],
]);

/** Shown for a name that consists of blanks only. */
const UNNAMED = '?';

/** The name people use for a platform; an unknown one is shown as the service spells it. */
export function platformDisplayName(platform: string): string {
  return PLATFORM_NAMES.get(platform.toLowerCase()) ?? (plainText(platform, 40) || UNNAMED);
}

/** The name people use for an agent; an unknown one is shown as the service spells it. */
export function agentDisplayName(id: string): string {
  return agentName(id) ?? (plainText(id, 40) || UNNAMED);
}
