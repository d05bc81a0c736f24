import type { JsonObject } from '../json.ts';
import type { CommandPermission, LocalBot } from '../world/model.ts';

/** The permissions of a command, or of all of an application's commands under the application's id. */
export function apiCommandPermissions(
  { id: applicationId }: LocalBot,
  guildId: string,
  id: string,
  permissions: readonly CommandPermission[],
): JsonObject {
  return { id, application_id: applicationId, guild_id: guildId, permissions };
}
