import type { Context } from '../context.ts';
import { createOperations, type Operations } from '../rest/router.ts';
import { accountOperations } from './account/account.ts';
import { operationsForPeople } from './account/for-people.ts';
import { ownUserOperations } from './account/own-user.ts';
import { publicKeyOperations } from './account/public-keys.ts';
import { applicationOperations } from './applications/applications.ts';
import { autoModerationOperations } from './auto-moderation/rules.ts';
import { archivedThreadOperations } from './channels/archived-threads.ts';
import { channelOrderOperations } from './channels/channel-order.ts';
import { channelOperations } from './channels/channels.ts';
import { dmOperations } from './channels/dms.ts';
import { followerOperations } from './channels/followers.ts';
import { guildChannelOperations } from './channels/guild-channels.ts';
import { overwriteOperations } from './channels/overwrites.ts';
import { threadMemberListOperations } from './channels/thread-member-list.ts';
import { threadMemberOperations } from './channels/thread-members.ts';
import { threadSearchOperations } from './channels/thread-search.ts';
import { threadOperations } from './channels/threads.ts';
import { typingOperations } from './channels/typing.ts';
import { voiceStatusOperations } from './channels/voice-status.ts';
import { commandOperations } from './commands/commands.ts';
import { commandPermissionOperations } from './commands/permissions.ts';
import { applicationEmojiOperations } from './emojis/application-emojis.ts';
import { guildEmojiOperations } from './emojis/guild-emojis.ts';
import { auditLogOperations } from './guilds/audit-log.ts';
import { banOperations } from './guilds/bans.ts';
import { bulkBanOperations } from './guilds/bulk-bans.ts';
import { incidentOperations } from './guilds/incidents.ts';
import { integrationOperations } from './guilds/integrations.ts';
import { joinRequestOperations } from './guilds/join-requests.ts';
import { memberChangeOperations } from './guilds/member-changes.ts';
import { memberRoleOperations } from './guilds/member-roles.ts';
import { memberOperations } from './guilds/members.ts';
import { myGuildOperations } from './guilds/my-guilds.ts';
import { newMemberOperations } from './guilds/new-members.ts';
import { onboardingOperations } from './guilds/onboarding.ts';
import { ownMemberOperations } from './guilds/own-member.ts';
import { previewOperations } from './guilds/preview.ts';
import { pruneOperations } from './guilds/prune.ts';
import { regionOperations } from './guilds/regions.ts';
import { roleChangeOperations } from './guilds/role-changes.ts';
import { rolePositionOperations } from './guilds/role-positions.ts';
import { roleOperations } from './guilds/roles.ts';
import { searchOperations } from './guilds/search.ts';
import { guildOperations } from './guilds/settings.ts';
import { welcomeOperations } from './guilds/welcome.ts';
import { widgetOperations } from './guilds/widget.ts';
import { callbackOperations } from './interactions/callback.ts';
import { inviteCreation } from './invites/create-invite.ts';
import { inviteOperations } from './invites/invites.ts';
import { targetUserOperations } from './invites/target-users.ts';
import { lobbyOperations } from './lobbies/lobbies.ts';
import { lobbyMemberOperations } from './lobbies/lobby-members.ts';
import { lobbyMessageOperations } from './lobbies/lobby-messages.ts';
import { crosspostOperations } from './messages/crosspost.ts';
import { messageListOperations } from './messages/message-list.ts';
import { messageOperations } from './messages/messages.ts';
import { pinOperations } from './messages/pins.ts';
import { pollOperations } from './messages/polls.ts';
import { reactionOperations } from './messages/reactions.ts';
import { removalOperations } from './messages/removal.ts';
import { entitlementOperations } from './monetization/entitlements.ts';
import { subscriptionOperations } from './monetization/subscriptions.ts';
import { roleConnectionOperations } from './role-connections/metadata.ts';
import { eventUserOperations } from './scheduled-events/event-users.ts';
import { eventOperations } from './scheduled-events/events.ts';
import { eventExceptionOperations } from './scheduled-events/exceptions.ts';
import { scheduledEventOperations } from './scheduled-events/scheduled-events.ts';
import { soundPlaying } from './soundboard/play.ts';
import { soundboardOperations } from './soundboard/soundboard.ts';
import { soundOperations } from './soundboard/sounds.ts';
import { stageOperations } from './stage/stage-instances.ts';
import { allStickerOperations } from './stickers/all-stickers.ts';
import { stickerOperations } from './stickers/stickers.ts';
import { templateOperations } from './templates/templates.ts';
import { voiceStateOperations } from './voice/voice-states.ts';
import { webhookTokenOperations } from './webhooks/by-token.ts';
import { webhookExecutionOperations } from './webhooks/execute.ts';
import { foreignWebhookOperations } from './webhooks/foreign.ts';
import { webhookOperations } from './webhooks/webhooks.ts';

const BUILT = [
  accountOperations,
  operationsForPeople,
  publicKeyOperations,
  lobbyOperations,
  lobbyMemberOperations,
  lobbyMessageOperations,
  applicationOperations,
  channelOperations,
  guildChannelOperations,
  channelOrderOperations,
  dmOperations,
  typingOperations,
  followerOperations,
  voiceStatusOperations,
  overwriteOperations,
  threadMemberOperations,
  threadMemberListOperations,
  archivedThreadOperations,
  threadSearchOperations,
  threadOperations,
  commandOperations,
  commandPermissionOperations,
  guildOperations,
  auditLogOperations,
  banOperations,
  bulkBanOperations,
  incidentOperations,
  integrationOperations,
  joinRequestOperations,
  memberChangeOperations,
  memberOperations,
  memberRoleOperations,
  myGuildOperations,
  newMemberOperations,
  onboardingOperations,
  ownMemberOperations,
  ownUserOperations,
  previewOperations,
  pruneOperations,
  regionOperations,
  roleOperations,
  roleChangeOperations,
  rolePositionOperations,
  searchOperations,
  welcomeOperations,
  widgetOperations,
  callbackOperations,
  messageOperations,
  messageListOperations,
  crosspostOperations,
  pinOperations,
  pollOperations,
  reactionOperations,
  removalOperations,
  webhookOperations,
  webhookTokenOperations,
  webhookExecutionOperations,
  foreignWebhookOperations,
  applicationEmojiOperations,
  guildEmojiOperations,
  inviteCreation,
  inviteOperations,
  targetUserOperations,
  roleConnectionOperations,
  subscriptionOperations,
  entitlementOperations,
  templateOperations,
  stageOperations,
  voiceStateOperations,
  allStickerOperations,
  autoModerationOperations,
  stickerOperations,
  soundOperations,
  soundboardOperations,
  soundPlaying,
  eventOperations,
  eventExceptionOperations,
  scheduledEventOperations,
  eventUserOperations,
];

/** All implemented operations of Discord's API. */
export function allOperations(context: Context): Operations {
  const operations = createOperations();
  for (const add of BUILT) add(operations, context);
  return operations;
}
