/** What an event must carry, from developers/events/gateway-events; the objects in it are the OpenAPI's. */
export interface EventShape {
  /** Fields that are always there. */
  readonly keys: readonly string[];
  /** The schema of the whole payload. */
  readonly schema?: string;
  /** The schemas of fields; `[]` means of each entry in a list. */
  readonly parts?: Readonly<Record<string, string>>;
}

const shape = (keys: string, parts: EventShape['parts'] = {}): EventShape => ({
  keys: keys.split(' '),
  parts,
});
const as = (schema: string, keys = 'id'): EventShape => ({ keys: keys.split(' '), schema });

const message = as('MessageResponse', 'id channel_id author content timestamp mentions channel_type');
const channel = as('GuildChannelResponse', 'id type guild_id name position permission_overwrites');
const role = shape('guild_id role', { role: 'GuildRoleResponse' });
const reaction = 'user_id channel_id message_id emoji burst type';
const ban = shape('guild_id user', { user: 'UserResponse' });
const vote = shape('user_id channel_id message_id answer_id');
const sound = as('SoundboardSoundResponse', 'name sound_id volume emoji_id emoji_name guild_id available');
const stage = as('StageInstanceResponse', 'id guild_id channel_id topic privacy_level');
const scheduled =
  'id guild_id channel_id creator_id name scheduled_start_time privacy_level status entity_type';
const scheduledUser = shape('guild_scheduled_event_id user_id guild_id');
const exception = as(
  'GuildScheduledEventExceptionResponse',
  'guild_id event_id event_exception_id scheduled_start_time scheduled_end_time is_canceled',
);
const joinRequest = shape('status guild_id request', { request: 'GuildJoinRequestResponse' });
const rule = shape(
  'id guild_id name creator_id event_type trigger_type trigger_metadata actions enabled exempt_roles exempt_channels',
);
const entitlement = as('EntitlementResponse', 'id sku_id application_id type deleted');

/** Every event that the local Discord sends. */
export const EVENT_SHAPES: Readonly<Record<string, EventShape>> = {
  READY: shape('v user guilds session_id resume_gateway_url application', { user: 'UserPIIResponse' }),
  RESUMED: shape('_trace'),
  APPLICATION_COMMAND_PERMISSIONS_UPDATE: as('CommandPermissionsResponse'),
  AUTO_MODERATION_RULE_CREATE: rule,
  AUTO_MODERATION_RULE_UPDATE: rule,
  AUTO_MODERATION_RULE_DELETE: rule,
  AUTO_MODERATION_ACTION_EXECUTION: shape(
    'guild_id action rule_id rule_trigger_type user_id content matched_keyword matched_content',
  ),
  CHANNEL_CREATE: channel,
  CHANNEL_UPDATE: channel,
  CHANNEL_DELETE: channel,
  CHANNEL_PINS_UPDATE: shape('channel_id'),
  THREAD_CREATE: as('ThreadResponse', 'id type guild_id parent_id owner_id thread_metadata'),
  THREAD_UPDATE: as('ThreadResponse', 'id type guild_id parent_id owner_id thread_metadata'),
  THREAD_DELETE: shape('id guild_id parent_id type'),
  THREAD_LIST_SYNC: shape('guild_id threads members', {
    'threads[]': 'ThreadResponse',
    'members[]': 'ThreadMemberResponse',
  }),
  THREAD_MEMBER_UPDATE: as('ThreadMemberResponse', 'id user_id guild_id join_timestamp flags'),
  THREAD_MEMBERS_UPDATE: shape('id guild_id member_count'),
  ENTITLEMENT_CREATE: entitlement,
  ENTITLEMENT_UPDATE: entitlement,
  ENTITLEMENT_DELETE: entitlement,
  GUILD_CREATE: shape(
    'id name owner_id joined_at large unavailable member_count voice_states members channels threads presences stage_instances guild_scheduled_events soundboard_sounds roles emojis stickers features premium_tier nsfw_level verification_level system_channel_id preferred_locale',
    {
      'members[]': 'GuildMemberResponse',
      'channels[]': 'GuildChannelResponse',
      'threads[]': 'ThreadResponse',
      'roles[]': 'GuildRoleResponse',
      'emojis[]': 'EmojiResponse',
    },
  ),
  GUILD_UPDATE: as('GuildResponse', 'id name owner_id roles emojis stickers'),
  GUILD_DELETE: shape('id'),
  GUILD_AUDIT_LOG_ENTRY_CREATE: as('AuditLogEntryResponse', 'id guild_id action_type user_id target_id'),
  GUILD_JOIN_REQUEST_CREATE: joinRequest,
  GUILD_JOIN_REQUEST_UPDATE: joinRequest,
  GUILD_JOIN_REQUEST_DELETE: shape('id user_id guild_id'),
  GUILD_BAN_ADD: ban,
  GUILD_BAN_REMOVE: ban,
  GUILD_EMOJIS_UPDATE: shape('guild_id emojis', { 'emojis[]': 'EmojiResponse' }),
  GUILD_STICKERS_UPDATE: shape('guild_id stickers', { 'stickers[]': 'GuildStickerResponse' }),
  GUILD_INTEGRATIONS_UPDATE: shape('guild_id'),
  INTEGRATION_CREATE: as('DiscordIntegrationResponse', 'id guild_id type name account'),
  GUILD_MEMBER_ADD: as('GuildMemberResponse', 'user guild_id joined_at roles flags'),
  GUILD_MEMBER_UPDATE: shape('guild_id roles user nick avatar joined_at flags', { user: 'UserResponse' }),
  GUILD_MEMBER_REMOVE: shape('guild_id user', { user: 'UserResponse' }),
  GUILD_MEMBERS_CHUNK: shape('guild_id members chunk_index chunk_count', {
    'members[]': 'GuildMemberResponse',
  }),
  GUILD_ROLE_CREATE: role,
  GUILD_ROLE_UPDATE: role,
  GUILD_ROLE_DELETE: shape('guild_id role_id'),
  GUILD_SCHEDULED_EVENT_CREATE: shape(scheduled),
  GUILD_SCHEDULED_EVENT_UPDATE: shape(scheduled),
  GUILD_SCHEDULED_EVENT_DELETE: shape(scheduled),
  GUILD_SCHEDULED_EVENT_EXCEPTION_CREATE: exception,
  GUILD_SCHEDULED_EVENT_EXCEPTION_UPDATE: exception,
  GUILD_SCHEDULED_EVENT_EXCEPTION_DELETE: exception,
  GUILD_SCHEDULED_EVENT_USER_ADD: scheduledUser,
  GUILD_SCHEDULED_EVENT_USER_REMOVE: scheduledUser,
  GUILD_SOUNDBOARD_SOUND_CREATE: sound,
  GUILD_SOUNDBOARD_SOUND_UPDATE: sound,
  GUILD_SOUNDBOARD_SOUND_DELETE: shape('sound_id guild_id'),
  INTEGRATION_DELETE: shape('id guild_id'),
  INTERACTION_CREATE: shape(
    'id application_id type token version app_permissions entitlements authorizing_integration_owners context attachment_size_limit channel channel_id locale',
  ),
  INVITE_CREATE: shape('channel_id code created_at guild_id max_age max_uses temporary uses'),
  INVITE_DELETE: shape('channel_id code'),
  MESSAGE_CREATE: message,
  MESSAGE_UPDATE: message,
  MESSAGE_DELETE: shape('id channel_id'),
  MESSAGE_DELETE_BULK: shape('ids channel_id'),
  MESSAGE_REACTION_ADD: shape(reaction, { emoji: 'MessageReactionEmojiResponse' }),
  MESSAGE_REACTION_REMOVE: shape(reaction, { emoji: 'MessageReactionEmojiResponse' }),
  MESSAGE_REACTION_REMOVE_ALL: shape('channel_id message_id'),
  MESSAGE_REACTION_REMOVE_EMOJI: shape('channel_id message_id emoji', {
    emoji: 'MessageReactionEmojiResponse',
  }),
  MESSAGE_POLL_VOTE_ADD: vote,
  MESSAGE_POLL_VOTE_REMOVE: vote,
  PRESENCE_UPDATE: shape('user guild_id status activities client_status'),
  RATE_LIMITED: shape('opcode retry_after meta'),
  SOUNDBOARD_SOUNDS: shape('soundboard_sounds guild_id'),
  STAGE_INSTANCE_CREATE: stage,
  STAGE_INSTANCE_UPDATE: stage,
  STAGE_INSTANCE_DELETE: stage,
  TYPING_START: shape('channel_id user_id timestamp'),
  USER_UPDATE: as('UserResponse'),
  VOICE_STATE_UPDATE: as('VoiceStateResponse', 'channel_id user_id session_id deaf mute self_deaf self_mute'),
  VOICE_SERVER_UPDATE: shape('token guild_id endpoint'),
  VOICE_CHANNEL_EFFECT_SEND: shape('channel_id guild_id user_id'),
  VOICE_CHANNEL_STATUS_UPDATE: shape('id guild_id status'),
  WEBHOOKS_UPDATE: shape('guild_id channel_id'),
};
