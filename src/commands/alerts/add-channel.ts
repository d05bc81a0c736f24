import { ChannelType, type ChatInputCommandInteraction, PermissionFlagsBits } from 'discord.js';
import * as z from 'zod';
import { allChannelsButton, eventName } from '../../alerts/cards/alert-channels.ts';
import { UserFacingError } from '../../cards/errors.ts';
import type { ComponentInteraction } from '../../discord/interactions/command.ts';
import { permissionsIn, sendPermission } from '../../discord/messages/channel-permissions.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { ALERT_LEVELS, type AlertLevel, DEFAULT_LEVEL } from '../../domain/alerts/alert-level.ts';
import { type AlertEvent, isHome } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import {
  missingPermissions,
  type ResolvedChannel,
  requireGuildId,
  resolvedChannel,
  selectedChannels,
} from '../arguments/channels.ts';
import type { CommandRequest } from '../replies/request.ts';
import { channelsAt, showChannels } from './channels.ts';
import { optionComponent, showOptions } from './option-components.ts';

type AddRequest = CommandRequest<ChatInputCommandInteraction>;

/** What a manager wants to have posted in a channel. */
interface WantedAlerts {
  readonly event: AlertEvent;
  readonly roleId: string | null;
  readonly mask: boolean;
  /** Undefined: as it was, or the usual one. */
  readonly level: AlertLevel | undefined;
  /** What is left out or will not work as expected, although the channel can be added. */
  readonly warnings: readonly string[];
}

/** `/alerts add` */
export async function addChannel(request: AddRequest): Promise<MessageView> {
  const { interaction, texts } = request;
  const channel = resolvedChannel.parse(interaction.options.get('channel', true).channel);
  const granted = permissionsGiven(channel, interaction);
  checkPermissions(granted, channel, texts);
  return addAlerts(request, channel, readWanted(request));
}

/** A menu of channels in the list: adds parcel alerts with the default options. A channel that already gets alerts is shown. */
export async function pickChannel(request: CommandRequest<ComponentInteraction>): Promise<MessageView> {
  const { interaction, context, texts } = request;
  const guildId = requireGuildId(request);
  const [channelId] = selectedChannels(request, guildId);
  if (!interaction.isChannelSelectMenu() || channelId === undefined) return showChannels(request);
  const known = await context.store.alertChannels.list(guildId);
  const there = known.find((channel) => channel.channelId === channelId);
  if (there !== undefined) return showOptions(request, there.destinationId);
  const channel = resolvedChannel.parse(interaction.channels.get(channelId));
  const { rest, user } = interaction.client;
  checkPermissions(await permissionsIn((route) => rest.get(route), channelId, user.id), channel, texts);
  return addAlerts(request, channel, { event: 'tracking', ...USUAL });
}

const USUAL = { roleId: null, mask: true, level: undefined, warnings: [] } as const;

export const addButtons = {
  /** In a channel that gets one kind of event: adds the other one. */
  also: optionComponent(async (request, { id }) => {
    const [channel, ...others] = await channelsAt(request, id);
    if (channel === undefined || others.length > 0) return showOptions(request, id);
    return addEvent(request, id, { event: channel.event === 'qc' ? 'tracking' : 'qc', ...USUAL });
  }),
};

async function addAlerts(
  request: CommandRequest,
  { id: discordId, type }: ResolvedChannel,
  wanted: WantedAlerts,
): Promise<MessageView> {
  const { context, interaction } = request;
  const guildId = requireGuildId(request);
  const locale = interaction.guildLocale ?? interaction.locale;
  const forum = type === ChannelType.GuildForum;
  const where = { kind: 'channel', discordId, guildId, locale, forum } as const;
  return addEvent(request, await context.store.destinations.upsert(where), wanted);
}

async function addEvent(
  request: CommandRequest,
  destinationId: number,
  { warnings, ...wanted }: WantedAlerts,
): Promise<MessageView> {
  const { context, userId, texts } = request;
  const guildId = requireGuildId(request);
  const { store, maxAlertChannels, homeGuilds, clock } = context;
  const known = await store.alertChannels.at(destinationId, wanted.event);
  const usual = wanted.event === 'tracking' ? DEFAULT_LEVEL : 'all';
  const level = wanted.level ?? known?.level ?? usual;
  const channel = { ...wanted, guildId, level, destinationId, addedBy: userId };
  const outcome = await store.alertChannels.add(channel, clock(), maxAlertChannels);
  if (outcome === 'too_many') {
    throw new UserFacingError(texts.input.tooManyAlertChannels(maxAlertChannels), [allChannelsButton(texts)]);
  }
  await store.destinations.restore(destinationId, clock());
  const discordId = (await store.destinations.get(destinationId))?.discordId ?? '';
  const notes = [
    texts.alertChannels.added(eventName(wanted.event, texts), `<#${discordId}>`),
    ...(isHome(homeGuilds(), guildId) ? [] : [texts.alertChannels.followedOnlyNotice]),
    ...warnings,
  ];
  return showOptions(request, destinationId, notes.join('\n'));
}

const alertEvent = z.enum(['tracking', 'qc']);
const alertLevel = z.enum(ALERT_LEVELS).optional();

/** The other options of `/alerts add`. */
function readWanted(request: AddRequest): WantedAlerts {
  const { options } = request.interaction;
  const { texts } = request;
  const event = alertEvent.parse(options.getString('event', true));
  const level = alertLevel.parse(options.getString('level') ?? undefined);
  const suits = !(event === 'qc' && level === 'problems');
  const role = options.getRole('role');
  const isEveryone = role?.id === requireGuildId(request);
  const { everyoneLeftOut, levelLeftOut } = texts.alertChannels;
  return {
    event,
    roleId: isEveryone ? null : (role?.id ?? null),
    mask: options.getBoolean('mask') ?? true,
    level: suits ? level : undefined,
    warnings: [...(suits ? [] : [levelLeftOut]), ...(isEveryone ? [everyoneLeftOut] : [])],
  };
}

/** Null if Discord does not say: then a test alert shows whether the bot can post. */
function permissionsGiven(
  { id, app_permissions }: ResolvedChannel,
  { channelId, appPermissions }: ChatInputCommandInteraction,
): bigint | null {
  if (app_permissions !== undefined) return BigInt(app_permissions);
  return id === channelId ? appPermissions.bitfield : null;
}

function checkPermissions(granted: bigint | null, { id, type }: ResolvedChannel, texts: Texts): void {
  if (granted === null) return;
  const missing = missingPermissions(granted, sendPermission(type), texts);
  // In a forum, a parcel's first alert opens a post, and the others go there.
  const answers = PermissionFlagsBits.SendMessagesInThreads | PermissionFlagsBits.Administrator;
  const canAnswer = type !== ChannelType.GuildForum || (granted & answers) !== 0n;
  const names = canAnswer ? missing : [...missing, texts.permissions.SendMessagesInThreads];
  if (names.length === 0) return;
  throw new UserFacingError(texts.input.missingPermissions(names.join(', '), `<#${id}>`));
}
