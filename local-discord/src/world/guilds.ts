import type { Snowflake } from '../client/protocol.ts';
import type { LocalBot, LocalGuild, LocalMember, World } from './model.ts';

/** A guild's member, or undefined. */
export function memberOf(guild: LocalGuild, userId: Snowflake): LocalMember | undefined {
  return guild.members.find((member) => member.userId === userId);
}

export function isMember(guild: LocalGuild | undefined, userId: Snowflake): boolean {
  return guild !== undefined && memberOf(guild, userId) !== undefined;
}

/** The guilds that a bot is in. */
export function guildsOf(world: World, { id }: LocalBot): LocalGuild[] {
  return [...world.guilds.values()].filter((guild) => isMember(guild, id));
}

/** The seed's first bot, used by calls that don't name a bot. */
export function mainBot(world: World): LocalBot {
  const [bot] = world.bots.values();
  if (bot === undefined) throw new Error('the seed has no bot');
  return bot;
}

/** The empty lists of a new guild. */
export function emptyGuildParts(): Pick<LocalGuild, 'emojis' | 'bans' | 'auditLog' | 'records' | 'settings'> {
  return {
    emojis: new Map(),
    bans: new Map(),
    auditLog: [],
    records: {
      stickers: new Map(),
      scheduledEvents: new Map(),
      eventUsers: new Map(),
      emptySince: new Map(),
      autoModerationRules: new Map(),
      integrations: new Map(),
      soundboardSounds: new Map(),
      joinRequests: new Map(),
      templates: new Map(),
      stageInstances: new Map(),
      voiceStates: new Map(),
    },
    settings: {},
  };
}
