/** Gateway intents by their bits (developers/events/gateway#gateway-intents). */
export const Intent = {
  Guilds: 1 << 0,
  GuildMembers: 1 << 1,
  GuildModeration: 1 << 2,
  GuildExpressions: 1 << 3,
  GuildIntegrations: 1 << 4,
  GuildWebhooks: 1 << 5,
  GuildInvites: 1 << 6,
  GuildVoiceStates: 1 << 7,
  GuildPresences: 1 << 8,
  GuildMessages: 1 << 9,
  GuildMessageReactions: 1 << 10,
  GuildMessageTyping: 1 << 11,
  DirectMessages: 1 << 12,
  DirectMessageReactions: 1 << 13,
  DirectMessageTyping: 1 << 14,
  MessageContent: 1 << 15,
  GuildScheduledEvents: 1 << 16,
  AutoModerationConfiguration: 1 << 20,
  AutoModerationExecution: 1 << 21,
  GuildMessagePolls: 1 << 24,
  DirectMessagePolls: 1 << 25,
} as const;

/** All intents that exist: bits 0 to 16, 20, 21, 24 and 25. */
export const KNOWN_INTENTS = 0x1_ffff | (0b11 << 20) | (0b11 << 24);

/** The intents of a session that doesn't have to name them. */
export const UNPRIVILEGED_INTENTS =
  KNOWN_INTENTS & ~(Intent.GuildMembers | Intent.GuildPresences | Intent.MessageContent);

const NONE = 0;

/** Event → intents, one of which is needed in a guild, and those for a DM; 0: none needed. */
const NEEDED = {
  GUILD_CREATE: [Intent.Guilds, NONE],
  GUILD_UPDATE: [Intent.Guilds, NONE],
  GUILD_DELETE: [Intent.Guilds, NONE],
  GUILD_ROLE_CREATE: [Intent.Guilds, NONE],
  GUILD_ROLE_UPDATE: [Intent.Guilds, NONE],
  GUILD_ROLE_DELETE: [Intent.Guilds, NONE],
  CHANNEL_CREATE: [Intent.Guilds, NONE],
  CHANNEL_UPDATE: [Intent.Guilds, NONE],
  CHANNEL_DELETE: [Intent.Guilds, NONE],
  CHANNEL_PINS_UPDATE: [Intent.Guilds, Intent.DirectMessages],
  THREAD_CREATE: [Intent.Guilds, NONE],
  THREAD_UPDATE: [Intent.Guilds, NONE],
  THREAD_DELETE: [Intent.Guilds, NONE],
  THREAD_LIST_SYNC: [Intent.Guilds, NONE],
  THREAD_MEMBER_UPDATE: [Intent.Guilds, NONE],
  THREAD_MEMBERS_UPDATE: [Intent.Guilds | Intent.GuildMembers, NONE],
  STAGE_INSTANCE_CREATE: [Intent.Guilds, NONE],
  STAGE_INSTANCE_UPDATE: [Intent.Guilds, NONE],
  STAGE_INSTANCE_DELETE: [Intent.Guilds, NONE],
  VOICE_CHANNEL_STATUS_UPDATE: [Intent.Guilds, NONE],
  GUILD_MEMBER_ADD: [Intent.GuildMembers, NONE],
  GUILD_MEMBER_UPDATE: [Intent.GuildMembers, NONE],
  GUILD_MEMBER_REMOVE: [Intent.GuildMembers, NONE],
  GUILD_AUDIT_LOG_ENTRY_CREATE: [Intent.GuildModeration, NONE],
  GUILD_JOIN_REQUEST_CREATE: [Intent.GuildModeration, NONE],
  GUILD_JOIN_REQUEST_UPDATE: [Intent.GuildModeration, NONE],
  GUILD_JOIN_REQUEST_DELETE: [Intent.GuildModeration, NONE],
  GUILD_BAN_ADD: [Intent.GuildModeration, NONE],
  GUILD_BAN_REMOVE: [Intent.GuildModeration, NONE],
  GUILD_EMOJIS_UPDATE: [Intent.GuildExpressions, NONE],
  GUILD_STICKERS_UPDATE: [Intent.GuildExpressions, NONE],
  GUILD_SOUNDBOARD_SOUND_CREATE: [Intent.GuildExpressions, NONE],
  GUILD_SOUNDBOARD_SOUND_UPDATE: [Intent.GuildExpressions, NONE],
  GUILD_SOUNDBOARD_SOUND_DELETE: [Intent.GuildExpressions, NONE],
  GUILD_INTEGRATIONS_UPDATE: [Intent.GuildIntegrations, NONE],
  INTEGRATION_CREATE: [Intent.GuildIntegrations, NONE],
  INTEGRATION_UPDATE: [Intent.GuildIntegrations, NONE],
  INTEGRATION_DELETE: [Intent.GuildIntegrations, NONE],
  WEBHOOKS_UPDATE: [Intent.GuildWebhooks, NONE],
  INVITE_CREATE: [Intent.GuildInvites, NONE],
  INVITE_DELETE: [Intent.GuildInvites, NONE],
  VOICE_STATE_UPDATE: [Intent.GuildVoiceStates, NONE],
  VOICE_CHANNEL_EFFECT_SEND: [Intent.GuildVoiceStates, NONE],
  PRESENCE_UPDATE: [Intent.GuildPresences, NONE],
  MESSAGE_CREATE: [Intent.GuildMessages, Intent.DirectMessages],
  MESSAGE_UPDATE: [Intent.GuildMessages, Intent.DirectMessages],
  MESSAGE_DELETE: [Intent.GuildMessages, Intent.DirectMessages],
  MESSAGE_DELETE_BULK: [Intent.GuildMessages, NONE],
  MESSAGE_REACTION_ADD: [Intent.GuildMessageReactions, Intent.DirectMessageReactions],
  MESSAGE_REACTION_REMOVE: [Intent.GuildMessageReactions, Intent.DirectMessageReactions],
  MESSAGE_REACTION_REMOVE_ALL: [Intent.GuildMessageReactions, Intent.DirectMessageReactions],
  MESSAGE_REACTION_REMOVE_EMOJI: [Intent.GuildMessageReactions, Intent.DirectMessageReactions],
  TYPING_START: [Intent.GuildMessageTyping, Intent.DirectMessageTyping],
  GUILD_SCHEDULED_EVENT_CREATE: [Intent.GuildScheduledEvents, NONE],
  GUILD_SCHEDULED_EVENT_UPDATE: [Intent.GuildScheduledEvents, NONE],
  GUILD_SCHEDULED_EVENT_DELETE: [Intent.GuildScheduledEvents, NONE],
  GUILD_SCHEDULED_EVENT_EXCEPTION_CREATE: [Intent.GuildScheduledEvents, NONE],
  GUILD_SCHEDULED_EVENT_EXCEPTION_UPDATE: [Intent.GuildScheduledEvents, NONE],
  GUILD_SCHEDULED_EVENT_EXCEPTION_DELETE: [Intent.GuildScheduledEvents, NONE],
  GUILD_SCHEDULED_EVENT_USER_ADD: [Intent.GuildScheduledEvents, NONE],
  GUILD_SCHEDULED_EVENT_USER_REMOVE: [Intent.GuildScheduledEvents, NONE],
  AUTO_MODERATION_RULE_CREATE: [Intent.AutoModerationConfiguration, NONE],
  AUTO_MODERATION_RULE_UPDATE: [Intent.AutoModerationConfiguration, NONE],
  AUTO_MODERATION_RULE_DELETE: [Intent.AutoModerationConfiguration, NONE],
  AUTO_MODERATION_ACTION_EXECUTION: [Intent.AutoModerationExecution, NONE],
  MESSAGE_POLL_VOTE_ADD: [Intent.GuildMessagePolls, Intent.DirectMessagePolls],
  MESSAGE_POLL_VOTE_REMOVE: [Intent.GuildMessagePolls, Intent.DirectMessagePolls],
  INTERACTION_CREATE: [NONE, NONE],
  USER_UPDATE: [NONE, NONE],
  VOICE_SERVER_UPDATE: [NONE, NONE],
  APPLICATION_COMMAND_PERMISSIONS_UPDATE: [NONE, NONE],
  ENTITLEMENT_CREATE: [NONE, NONE],
  ENTITLEMENT_UPDATE: [NONE, NONE],
  ENTITLEMENT_DELETE: [NONE, NONE],
  GUILD_MEMBERS_CHUNK: [NONE, NONE],
} as const;

/** The events that can be dispatched to every session that wants them. */
export type EventName = keyof typeof NEEDED;

/** Whether a session with these intents gets an event of a guild or of a DM. */
export function wants(event: EventName, intents: number, isInGuild: boolean): boolean {
  const needed = NEEDED[event][isInGuild ? 0 : 1];
  return needed === NONE || (intents & needed) !== 0;
}
