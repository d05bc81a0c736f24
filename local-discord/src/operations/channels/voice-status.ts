import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import { botChannel } from '../../rest/access.ts';
import type { Router } from '../../rest/router.ts';
import { recordAction } from '../../world/audit-log.ts';
import { requireOfBot } from '../../world/bot-permissions.ts';
import { ChannelType } from '../../world/channels.ts';
import type { LocalBot, LocalChannel } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';
import { guildOfChannel } from '../../world/visibility.ts';

const Action = { set: 192, removed: 193 } as const;

/**
 * The line below a voice channel's name; only visible in events
 * (developers/resources/channel#set-voice-channel-status).
 */
export function voiceStatusOperations({ handle }: Router, context: Context): void {
  const { world, events } = context;
  handle('update_voice_channel_status', ({ bot, params, fields, reason }) => {
    const channel = botChannel(world, bot, params.channel_id);
    const guild = guildOfChannel(world, channel);
    if (!guild || channel.type !== ChannelType.voice) {
      throw new DiscordError(400, 50_024, 'Cannot execute action on this channel type');
    }
    requireOfBot(world, bot, channel, Permission.SetVoiceChannelStatus);
    if (!isConnected(guild.records.voiceStates.get(bot.id), channel))
      requireOfBot(world, bot, channel, Permission.ManageChannels);
    const { status = null } = fields(z.object({ status: z.string().max(500).nullish() }));
    const shown = status === '' ? null : status;
    events.toChannel(channel, 'VOICE_CHANNEL_STATUS_UPDATE', {
      id: channel.id,
      guild_id: guild.id,
      status: shown,
    });
    record(context, bot, channel, guild.id, shown, reason);
  });
}

const isConnected = (state: Readonly<Record<string, unknown>> | undefined, { id }: LocalChannel) =>
  state?.['channel_id'] === id;

function record(
  context: Context,
  bot: LocalBot,
  channel: LocalChannel,
  guildId: string,
  status: string | null,
  reason: string | null,
): void {
  recordAction(context, guildId, {
    userId: bot.id,
    action: status === null ? Action.removed : Action.set,
    targetId: channel.id,
    reason,
    options: { channel_id: channel.id, ...(status === null ? {} : { status }) },
  });
}
