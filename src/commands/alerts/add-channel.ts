import { ChannelType, type ChatInputCommandInteraction, PermissionFlagsBits } from 'discord.js';
import * as z from 'zod';
import { allChannelsButton, eventName } from '../../alerts/cards/alert-channels.ts';
import { UserFacingError } from '../../cards/errors.ts';
import { sendPermission } from '../../discord/messages/channel-permissions.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { ALERT_LEVELS, DEFAULT_LEVEL } from '../../domain/alerts/alert-level.ts';
import { isHome } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import {
  missingPermissions,
  type ResolvedChannel,
  requireGuildId,
  resolvedChannel,
} from '../arguments/channels.ts';
import type { CommandRequest } from '../replies/request.ts';
import { showOptions, supportOf } from './option-components.ts';

type AddRequest = CommandRequest<ChatInputCommandInteraction>;

/** `/alerts add` */
export async function addChannel(request: AddRequest): Promise<MessageView> {
  const { context, userId, texts } = request;
  const { destination, threads, warning, ...wanted } = readAlertChannel(request);
  const { store, maxAlertChannels, homeGuilds, clock } = context;
  const destinationId = await store.destinations.upsert(destination);
  const known = await store.alertChannels.at(destinationId, wanted.event);
  const usual = wanted.event === 'tracking' ? DEFAULT_LEVEL : 'all';
  const level = wanted.level ?? known?.level ?? usual;
  const channel = { ...wanted, level, destinationId, addedBy: userId };
  const outcome = await store.alertChannels.add(channel, clock(), maxAlertChannels);
  if (outcome === 'too_many') {
    throw new UserFacingError(texts.input.tooManyAlertChannels(maxAlertChannels), [allChannelsButton(texts)]);
  }
  if (threads === 'always') await store.destinations.setOptions(destinationId, { threads: true });
  await store.destinations.restore(destinationId, clock());
  const notes = [
    texts.alertChannels.added(eventName(wanted.event, texts), `<#${destination.discordId}>`),
    ...(isHome(homeGuilds(), wanted.guildId) ? [] : [texts.alertChannels.followedOnlyNotice]),
    ...(warning === null ? [] : [warning]),
  ];
  return showOptions(request, destinationId, notes.join('\n'));
}

const alertEvent = z.enum(['tracking', 'qc']);
const alertLevel = z.enum(ALERT_LEVELS).optional();
const MENTION_ALL = PermissionFlagsBits.MentionEveryone | PermissionFlagsBits.Administrator;

/**
 * Reads the options of `/alerts add`.
 * @throws UserFacingError naming the permissions that the bot lacks in the channel
 */
function readAlertChannel(request: AddRequest) {
  const { interaction, texts } = request;
  const { options, guildLocale, locale } = interaction;
  const channel = resolvedChannel.parse(options.get('channel', true).channel);
  const guildId = requireGuildId(request);
  const granted = permissionsIn(channel, interaction);
  checkPermissions(granted, channel, texts);
  const event = alertEvent.parse(options.getString('event', true));
  const level = alertLevel.parse(options.getString('level') ?? undefined);
  if (event === 'qc' && level === 'problems') throw new UserFacingError(texts.alertOptions.noProblemPhotos);
  const role = options.getRole('role');
  if (role?.id === guildId) throw new UserFacingError(texts.input.everyoneRole);
  const canMention = role === null || role.mentionable || ((granted ?? 0n) & MENTION_ALL) !== 0n;
  return {
    guildId,
    destination: {
      kind: 'channel' as const,
      discordId: channel.id,
      guildId,
      locale: guildLocale ?? locale,
      forum: channel.type === ChannelType.GuildForum,
    },
    event,
    roleId: role?.id ?? null,
    mask: options.getBoolean('mask') ?? true,
    level,
    threads: supportOf(channel.type),
    /** What will not work as expected, although the channel can be added. */
    warning: canMention ? null : texts.alertChannels.roleNotMentionable(`<@&${role.id}>`),
  };
}

/** Null if Discord does not say: then a test alert shows whether the bot can post. */
function permissionsIn(
  { id, app_permissions }: ResolvedChannel,
  { channelId, appPermissions }: ChatInputCommandInteraction,
): bigint | null {
  if (app_permissions !== undefined) return BigInt(app_permissions);
  return id === channelId ? appPermissions.bitfield : null;
}

function checkPermissions(granted: bigint | null, { id, type }: ResolvedChannel, texts: Texts): void {
  if (granted === null) return;
  const missing = missingPermissions(granted, sendPermission(type), texts);
  // In a forum, a parcel's first alert begins a post, and the others follow in it.
  const answers = PermissionFlagsBits.SendMessagesInThreads | PermissionFlagsBits.Administrator;
  const canAnswer = type !== ChannelType.GuildForum || (granted & answers) !== 0n;
  const names = canAnswer ? missing : [...missing, texts.permissions.SendMessagesInThreads];
  if (names.length === 0) return;
  throw new UserFacingError(texts.input.missingPermissions(names.join(', '), `<#${id}>`));
}
