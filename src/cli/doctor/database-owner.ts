import { ConfigError } from '../../config/config-error.ts';
import { loadSettings, settings } from '../../config.ts';
import { applicationOf } from '../../discord/application-of.ts';
import { ownerConflict } from '../../store/database/owner-conflict.ts';
import { bad, type Finding } from './finding.ts';

/**
 * What is wrong when a database belongs to another application than the token; null when nothing is, or the token names none, which
 * another check reports.
 * @param database its name
 */
export function checkOwner(database: string, owner: string | null): Finding | null {
  const application = readApplication();
  const conflict = application === null ? null : ownerConflict(owner, application);
  return conflict === null ? null : bad(`${database} cannot be used: ${conflict}`);
}

function readApplication(): string | null {
  try {
    return applicationOf(loadSettings(settings.pick({ DISCORD_TOKEN: true })).DISCORD_TOKEN);
  } catch (error) {
    if (error instanceof ConfigError) return null;
    throw error;
  }
}
