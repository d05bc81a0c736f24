import { randomBytes } from 'node:crypto';
import type { Snowflake } from '../client/protocol.ts';
import type { Context } from '../context.ts';
import { guildCreate } from '../gateway/guild-create.ts';
import { addBotTo } from '../guilds/bot-membership.ts';
import { requestToJoin, withdrawRequest } from '../guilds/join-requests.ts';
import { setMemberRoles } from '../guilds/member-roles.ts';
import { addPerson, endMembership } from '../guilds/membership.ts';
import type { JsonObject } from '../json.ts';
import { recordAction } from '../world/audit-log.ts';
import { isMember, mainBot, memberOf } from '../world/guilds.ts';

/** What a server's owner does with bots and members, and what happens to the server. */
export interface GuildActions {
  /** Removes a bot (default: the seed's first one) from a server: it gets GUILD_DELETE, and 50001 from then on. */
  kickBot(guildId: Snowflake, botId?: Snowflake): void;
  /** Adds a bot to a server, with its own role: it gets GUILD_CREATE. */
  addBot(guildId: Snowflake, botId?: Snowflake): void;
  /** Makes a person a member. */
  addMember(guildId: Snowflake, userId: Snowflake, roleIds?: readonly Snowflake[]): void;
  /** Ends a person's membership: they leave. */
  removeMember(guildId: Snowflake, userId: Snowflake): void;
  /**
   * A person applies to join a server where moderators decide; `answers` to the form as the API shows them.
   * @returns the request's id
   */
  requestToJoin(guildId: Snowflake, userId: Snowflake, answers?: readonly JsonObject[]): Snowflake;
  /** A person withdraws their application. */
  withdrawRequest(guildId: Snowflake, requestId: Snowflake): void;
  /** Sets all roles of a member. */
  setRoles(guildId: Snowflake, userId: Snowflake, roleIds: readonly Snowflake[]): void;
  /** Hides a server from its bots (GUILD_DELETE with `unavailable`), and shows it again. */
  setOutage(guildId: Snowflake, isOut: boolean): void;
  /** A person authorizes a bot with OAuth2. @returns the access token */
  authorize(userId: Snowflake, scopes: readonly string[], botId?: Snowflake): string;
}

/** Creates the actions for a world. */
export function createGuildActions(context: Context): GuildActions {
  const { world, events } = context;

  function guildWith(guildId: Snowflake) {
    const guild = world.guilds.get(guildId);
    if (!guild) throw new Error(`there is no server ${guildId}`);
    return guild;
  }

  function botWith(botId: Snowflake = mainBot(world).id) {
    const bot = world.bots.get(botId);
    if (!bot) throw new Error(`there is no bot ${botId}`);
    return bot;
  }

  function requirePerson(userId: Snowflake): void {
    if (world.users.get(userId)?.bot !== false) throw new Error(`there is no person ${userId}`);
  }

  return {
    kickBot(guildId, botId) {
      const guild = guildWith(guildId);
      const { id } = botWith(botId);
      if (!isMember(guild, id)) throw new Error(`the bot ${id} is not in the server ${guildId}`);
      endMembership(context, guild, id);
      recordAction(context, guildId, { userId: guild.ownerId, action: 20, targetId: id });
    },
    addBot(guildId, botId) {
      const guild = guildWith(guildId);
      const bot = botWith(botId);
      if (isMember(guild, bot.id)) throw new Error(`the bot ${bot.id} is in the server ${guildId} already`);
      addBotTo(context, guild, bot);
    },
    addMember(guildId, userId, roleIds = []) {
      const guild = guildWith(guildId);
      requirePerson(userId);
      if (isMember(guild, userId)) throw new Error(`${userId} is a member of ${guildId} already`);
      if (guild.bans.has(userId)) throw new Error(`${userId} is banned from ${guildId}`);
      addPerson(context, guild, { userId, roleIds });
    },
    removeMember(guildId, userId) {
      const guild = guildWith(guildId);
      requirePerson(userId);
      if (!isMember(guild, userId)) throw new Error(`${userId} is no member of ${guildId}`);
      endMembership(context, guild, userId);
    },
    requestToJoin(guildId, userId, answers = []) {
      requirePerson(userId);
      return requestToJoin(context, guildWith(guildId), userId, answers);
    },
    withdrawRequest: (guildId, requestId) => withdrawRequest(context, guildWith(guildId), requestId),
    setRoles(guildId, userId, roleIds) {
      const guild = guildWith(guildId);
      const member = memberOf(guild, userId);
      if (!member) throw new Error(`${userId} is no member of ${guildId}`);
      const unknown = roleIds.find((id) => !guild.roles.some((role) => role.id === id));
      if (unknown !== undefined) throw new Error(`there is no role ${unknown} in ${guildId}`);
      setMemberRoles(context, guild, member, roleIds, { userId: guild.ownerId });
    },
    setOutage(guildId, isOut) {
      const guild = guildWith(guildId);
      if (isOut) events.toGuild(guildId, 'GUILD_DELETE', { id: guildId, unavailable: true });
      guild.isUnavailable = isOut;
      if (!isOut)
        events.toGuild(guildId, 'GUILD_CREATE', ({ botId, intents }) =>
          guildCreate(world, guild, botId, intents),
        );
    },
    authorize(userId, scopes, botId) {
      requirePerson(userId);
      const token = randomBytes(15).toString('base64url');
      world.accessTokens.set(token, { userId, botId: botWith(botId).id, scopes });
      return token;
    },
  };
}
