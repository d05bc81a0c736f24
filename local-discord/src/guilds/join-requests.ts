import { apiFullMember } from '../api/member.ts';
import { apiUser, DELETED_USER } from '../api/user.ts';
import type { JsonObject } from '../json.ts';
import { memberOf } from '../world/guilds.ts';
import type { LocalGuild } from '../world/model.ts';
import { Permission, permissionsOf } from '../world/permissions.ts';
import { nextSnowflake } from '../world/snowflakes.ts';
import { featuresOf } from './guild-events.ts';
import type { Told } from './member-events.ts';
import { addPerson, endMembership } from './membership.ts';

type Kind = 'CREATE' | 'UPDATE' | 'DELETE';

const NEEDED = ['MEMBER_VERIFICATION_GATE_ENABLED', 'MEMBER_VERIFICATION_MANUAL_APPROVAL'];

/** Whether people must apply to join (developers/resources/guild-join-request). */
export function takesRequests(guild: LocalGuild): boolean {
  return NEEDED.every((feature) => featuresOf(guild).includes(feature));
}

/**
 * A person applies to join. In a server with a preview, they are already a `pending` member.
 * @param answers to the server's form, as the API shows them
 * @returns the request's id
 */
export function requestToJoin(
  context: Told,
  guild: LocalGuild,
  userId: string,
  answers: readonly JsonObject[],
): string {
  const { world } = context;
  const isWaiting = ({ user_id, application_status }: JsonObject) =>
    user_id === userId && application_status === 'SUBMITTED';
  if (!takesRequests(guild))
    throw new Error(`the server ${guild.id} lacks the features ${NEEDED.join(', ')}`);
  const isAsking = [...guild.records.joinRequests.values()].some(isWaiting);
  if (isAsking || memberOf(guild, userId))
    throw new Error(`${userId} is already in ${guild.id} or has already applied`);
  const request = {
    id: nextSnowflake(world),
    created_at: new Date(world.clock.now()).toISOString(),
    reviewed_at: null,
    application_status: 'SUBMITTED',
    rejection_reason: null,
    guild_id: guild.id,
    user_id: userId,
    user: apiUser(world.users.get(userId) ?? DELETED_USER),
    form_responses: answers,
  };
  guild.records.joinRequests.set(request.id, request);
  if (featuresOf(guild).includes('PREVIEW_ENABLED')) {
    addPerson(context, guild, { userId, roleIds: [], extra: { pending: true } });
  }
  announce(context, guild, 'CREATE', { guild_id: guild.id, status: 'SUBMITTED', request });
  return request.id;
}

/** A person withdraws their application. */
export function withdrawRequest(context: Told, guild: LocalGuild, requestId: string): void {
  const request = guild.records.joinRequests.get(requestId);
  if (request?.['application_status'] !== 'SUBMITTED') throw new Error(`${requestId} is not an open request`);
  const { id, user_id } = request;
  guild.records.joinRequests.delete(requestId);
  if (memberOf(guild, String(user_id))?.extra?.['pending'] === true) {
    endMembership(context, guild, String(user_id));
  }
  announce(context, guild, 'DELETE', { id, user_id, guild_id: guild.id });
}

/** A moderator decides on an application. @returns its new state */
export function decide(
  context: Told,
  guild: LocalGuild,
  request: JsonObject,
  decision: {
    readonly status: 'APPROVED' | 'REJECTED';
    readonly reason: string | null;
    readonly byUserId: string;
  },
): JsonObject {
  const { status, reason, byUserId } = decision;
  const decided = {
    ...request,
    application_status: status,
    reviewed_at: new Date(guild.clock.now()).toISOString(),
    rejection_reason: status === 'REJECTED' ? reason : null,
    actioned_by_user: apiUser(context.world.users.get(byUserId) ?? DELETED_USER),
  };
  guild.records.joinRequests.set(String(request['id']), decided);
  announce(context, guild, 'UPDATE', { guild_id: guild.id, status, request: decided });
  if (status === 'APPROVED') admit(context, guild, String(request['user_id']));
  return decided;
}

function admit(context: Told, guild: LocalGuild, userId: string): void {
  const { world, events } = context;
  const member = memberOf(guild, userId);
  if (!member) {
    addPerson(context, guild, { userId, roleIds: [] });
    return;
  }
  member.extra = { ...member.extra, pending: false };
  const shown = apiFullMember(world, guild, userId);
  events.toGuild(guild.id, 'GUILD_MEMBER_UPDATE', { guild_id: guild.id, ...shown });
}

/** Sent to bots that can kick members. */
function announce({ events }: Told, guild: LocalGuild, kind: Kind, data: JsonObject): void {
  events.toGuild(guild.id, `GUILD_JOIN_REQUEST_${kind}`, ({ botId }) =>
    (permissionsOf(guild, botId) & Permission.KickMembers) === 0n ? null : data,
  );
}
