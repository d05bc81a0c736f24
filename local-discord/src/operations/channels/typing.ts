import { apiFullMember } from '../../api/member.ts';
import type { Context } from '../../context.ts';
import { botChannel } from '../../rest/access.ts';
import type { Router } from '../../rest/router.ts';
import { requireOfBot } from '../../world/bot-permissions.ts';
import { isThread } from '../../world/channels.ts';
import { Permission } from '../../world/permissions.ts';
import { guildOfChannel } from '../../world/visibility.ts';

/** "… is typing". */
export function typingOperations({ handle }: Router, { world, events }: Context): void {
  handle('trigger_typing_indicator', ({ bot, params }) => {
    const channel = botChannel(world, bot, params.channel_id);
    requireOfBot(
      world,
      bot,
      channel,
      isThread(channel) ? Permission.SendMessagesInThreads : Permission.SendMessages,
    );
    const guild = guildOfChannel(world, channel);
    events.toChannel(channel, 'TYPING_START', {
      channel_id: channel.id,
      ...(guild ? { guild_id: guild.id, member: apiFullMember(world, guild, bot.id) } : {}),
      user_id: bot.id,
      timestamp: Math.floor(world.clock.now() / 1000),
    });
    return undefined;
  });
}
