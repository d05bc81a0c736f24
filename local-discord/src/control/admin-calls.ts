import { z } from 'zod';
import type { Admin } from '../admin/admin.ts';
import { call, type Handler, id, jsonObject, pattern, permissions } from './call.ts';

const guild = { guildId: id };
const member = { ...guild, userId: id };
const botInGuild = { ...guild, botId: id.optional() };
const embed = jsonObject as unknown as z.ZodType<Parameters<Admin['setPreview']>[1]>;
const overwrite = z.strictObject({
  id,
  type: z.union([z.literal(0), z.literal(1)]),
  allow: permissions.default(0n),
  deny: permissions.default(0n),
});
const tag = z.strictObject({
  name: z.string(),
  moderated: z.boolean().exactOptional(),
  emoji: z.string().exactOptional(),
});
const commandPermission = z.strictObject({
  id,
  type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  permission: z.boolean(),
});
const editLimit = z.strictObject({
  edits: z.int().min(0),
  olderThanMs: z.number().min(0).exactOptional(),
});

/** `discord.admin` over HTTP. */
export function adminCalls(admin: Admin): Readonly<Record<keyof Admin, Handler>> {
  return {
    ...memberCalls(admin),
    ...channelCalls(admin),
    ...resourceCalls(admin),
    ...applicationCalls(admin),
  };
}

function memberCalls(admin: Admin) {
  return {
    kickBot: call(botInGuild, ({ guildId, botId }) => admin.kickBot(guildId, botId)),
    addBot: call(botInGuild, ({ guildId, botId }) => admin.addBot(guildId, botId)),
    addMember: call({ ...member, roleIds: z.array(id).optional() }, ({ guildId, userId, roleIds }) =>
      admin.addMember(guildId, userId, roleIds),
    ),
    removeMember: call(member, ({ guildId, userId }) => admin.removeMember(guildId, userId)),
    requestToJoin: call(
      { ...member, answers: z.array(jsonObject).optional() },
      ({ guildId, userId, answers }) => ({
        requestId: admin.requestToJoin(guildId, userId, answers),
      }),
    ),
    withdrawRequest: call({ ...guild, requestId: id }, ({ guildId, requestId }) =>
      admin.withdrawRequest(guildId, requestId),
    ),
    setRoles: call({ ...member, roleIds: z.array(id) }, ({ guildId, userId, roleIds }) =>
      admin.setRoles(guildId, userId, roleIds),
    ),
    setOutage: call({ ...guild, isOut: z.boolean() }, ({ guildId, isOut }) =>
      admin.setOutage(guildId, isOut),
    ),
    authorize: call(
      { userId: id, scopes: z.array(z.string()), botId: id.optional() },
      ({ userId, scopes, botId }) => ({ token: admin.authorize(userId, scopes, botId) }),
    ),
    setServerLocale: call({ ...guild, locale: z.string() }, ({ guildId, locale }) =>
      admin.setServerLocale(guildId, locale),
    ),
  };
}

function channelCalls(admin: Admin) {
  const allowed = { channelId: id, permissions: permissions.nullable() };
  return {
    createChannel: call(
      {
        ...guild,
        name: z.string(),
        type: z.int().exactOptional(),
        parentId: id.exactOptional(),
      },
      (given) => ({ channelId: admin.createChannel(given) }),
    ),
    setOverwrite: call({ channelId: id, overwrite }, (given) =>
      admin.setOverwrite(given.channelId, given.overwrite),
    ),
    removeOverwrite: call({ channelId: id, id }, (given) =>
      admin.setOverwrite(given.channelId, { id: given.id, remove: true }),
    ),
    setForumTags: call(
      { forumId: id, tags: z.array(tag), areRequired: z.boolean().default(false) },
      ({ forumId, tags, areRequired }) => admin.setForumTags(forumId, tags, { areRequired }),
    ),
    openThread: call({ parentId: id, name: z.string() }, ({ parentId, name }) => ({
      channelId: admin.openThread(parentId, name),
    })),
    changeThread: call(
      { threadId: id, archived: z.boolean().exactOptional(), locked: z.boolean().exactOptional() },
      ({ threadId, ...change }) => admin.changeThread(threadId, change),
    ),
    deleteChannel: call({ channelId: id }, ({ channelId }) => admin.deleteChannel(channelId)),
    setBotPermissions: call(allowed, (given) => admin.setBotPermissions(given.channelId, given.permissions)),
    setMemberPermissions: call(allowed, (given) =>
      admin.setMemberPermissions(given.channelId, given.permissions),
    ),
    limitOldEdits: call({ limit: editLimit.nullable() }, ({ limit }) => admin.limitOldEdits(limit)),
  };
}

function resourceCalls(admin: Admin) {
  const lobby = { lobbyId: id, userId: id };
  return {
    createWebhook: call({ channelId: id, name: z.string() }, (given) => admin.createWebhook(given)),
    moveToVoice: call({ ...member, channelId: id.nullable() }, ({ guildId, userId, channelId }) =>
      admin.moveToVoice(guildId, userId, channelId),
    ),
    setInterest: call(
      { eventId: id, userId: id, isInterested: z.boolean(), exceptionId: id.optional() },
      ({ eventId, userId, isInterested, exceptionId }) =>
        admin.setInterest(eventId, userId, isInterested, exceptionId),
    ),
    setEventStatus: call(
      { eventId: id, status: z.enum(['active', 'completed', 'canceled']) },
      ({ eventId, status }) => admin.setEventStatus(eventId, status),
    ),
    sendLobbyMessage: call({ ...lobby, content: z.string() }, ({ lobbyId, userId, content }) => ({
      messageId: admin.sendLobbyMessage(lobbyId, userId, content),
    })),
    linkLobby: call({ ...lobby, channelId: id.nullable() }, ({ lobbyId, userId, channelId }) =>
      admin.linkLobby(lobbyId, userId, channelId),
    ),
    addSubscription: call({ subscription: z.looseObject({ id }) }, ({ subscription }) =>
      admin.addSubscription(subscription),
    ),
    setPreview: call({ link: z.string(), embed }, (given) => admin.setPreview(given.link, given.embed)),
    setPreviews: call({ pattern, embed }, (given) => admin.setPreview(given.pattern, given.embed)),
  };
}

function applicationCalls(admin: Admin) {
  return {
    installFor: call({ userId: id }, ({ userId }) => admin.installFor(userId)),
    uninstallFor: call({ userId: id }, ({ userId }) => admin.uninstallFor(userId)),
    setCommandPermissions: call(
      { ...guild, commandId: id.exactOptional(), permissions: z.array(commandPermission) },
      (given) => admin.setCommandPermissions(given),
    ),
    setInteractionsEndpoint: call({ url: z.string().nullable() }, ({ url }) =>
      admin.setInteractionsEndpoint(url),
    ),
    changePortal: call({ fields: jsonObject }, ({ fields }) => admin.changePortal(fields)),
    allowIntents: call({ privileged: z.int() }, ({ privileged }) => admin.allowIntents(privileged)),
    refuseMessageContent: call({ refuse: z.boolean() }, ({ refuse }) => admin.refuseMessageContent(refuse)),
  };
}
