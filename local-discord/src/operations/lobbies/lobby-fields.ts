import { z } from 'zod';
import { DiscordError } from '../../errors.ts';
import { snowflake, text } from '../../rest/fields.ts';
import type { LobbyMember, LocalBot, LocalLobby, World } from '../../world/model.ts';

const MOST_METADATA = 1000;

const metadata = z
  .record(z.string(), z.string().max(1024))
  .refine((given) => Object.keys(given).length <= 25, 'Must be 25 or fewer in length.')
  .refine(
    (given) => Object.entries(given).flat().join('').length <= MOST_METADATA,
    `Must be ${MOST_METADATA} or fewer in length.`,
  )
  .nullish();
const flags = z.literal(1).nullish();

const member = z.object({ id: snowflake, metadata, flags });
export const lobbyMember = z.object({ metadata, flags, additional_name: text(1, 80).nullish() });
export const lobbyMembers = z
  .array(lobbyMember.extend({ id: snowflake, remove_member: z.boolean().nullish() }))
  .min(1)
  .max(25);
export const lobbyFields = z.object({
  idle_timeout_seconds: z.int().min(5).max(604_800).nullish(),
  members: z.array(member).max(25).nullish(),
  metadata,
  flags,
  override_event_webhooks_url: z.url().max(512).nullish(),
});
export const lobbyText = z.object({ content: text(1, 2000) });
export const moderation = z
  .record(z.string().max(1024), z.string().max(2000))
  .refine((given) => Object.keys(given).length <= 5, 'Must be 5 or fewer in length.');

/** A member with the requested changes. */
export function memberFrom(
  given: z.infer<typeof lobbyMember> & { readonly additional_name?: string | null | undefined },
  before?: LobbyMember,
): LobbyMember {
  return {
    metadata: given.metadata === undefined ? (before?.metadata ?? null) : given.metadata,
    flags: given.flags === undefined ? (before?.flags ?? 0) : (given.flags ?? 0),
    additionalName:
      given.additional_name === undefined ? (before?.additionalName ?? null) : given.additional_name,
  };
}

/** A lobby of the bot's application; throws if there is none. */
export function botLobby(world: World, bot: LocalBot, id: string): LocalLobby {
  const lobby = world.lobbies.get(id);
  if (lobby?.botId !== bot.id) throw new DiscordError(404, 10_031, 'Unknown lobby');
  return lobby;
}
