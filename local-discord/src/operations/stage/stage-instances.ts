import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import { botChannel } from '../../rest/access.ts';
import { snowflake, text } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { requireOfBot } from '../../world/bot-permissions.ts';
import { ChannelType } from '../../world/channels.ts';
import type { LocalBot, LocalChannel, LocalGuild, World } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';
import { nextSnowflake } from '../../world/snowflakes.ts';
import { guildOfChannel } from '../../world/visibility.ts';
import { guildRecords } from '../guild-records.ts';

const GUILD_ONLY = 2;
const privacyLevel = z.union([z.literal(1), z.literal(GUILD_ONLY)]);

const newStage = z.object({
  channel_id: snowflake,
  topic: text(1, 120),
  privacy_level: privacyLevel.nullish(),
  send_start_notification: z.boolean().nullish(),
  guild_scheduled_event_id: snowflake.nullish(),
});
const stageChange = z.object({ topic: text(1, 120).optional(), privacy_level: privacyLevel.optional() });

const Events = {
  create: 'STAGE_INSTANCE_CREATE',
  update: 'STAGE_INSTANCE_UPDATE',
  delete: 'STAGE_INSTANCE_DELETE',
} as const;

/** Live stages, which are identified by their channels. */
export function stageOperations({ handle }: Router, context: Context): void {
  const { world, events } = context;
  const stages = guildRecords(context, {
    of: ({ records }) => records.stageInstances,
    key: 'channel_id',
    unknown: unknownStage,
    actions: { create: 83, update: 84, delete: 85 },
    announce: (guild, change, stage) => events.toGuild(guild.id, Events[change], stage),
  });

  handle('create_stage_instance', (call) => {
    const given = call.fields(newStage);
    const channel = botChannel(world, call.bot, given.channel_id);
    const guild = requireStage(world, channel);
    requireModerator(world, call.bot, channel);
    if (guild.records.stageInstances.has(channel.id)) {
      throw new DiscordError(400, 150_006, 'The Stage is already open');
    }
    if (given.send_start_notification === true) {
      requireOfBot(world, call.bot, channel, Permission.MentionEveryone);
    }
    return stages.create(call, guild, {
      id: nextSnowflake(world),
      guild_id: guild.id,
      channel_id: channel.id,
      topic: given.topic,
      privacy_level: given.privacy_level ?? GUILD_ONLY,
      discoverable_disabled: true,
      guild_scheduled_event_id: given.guild_scheduled_event_id ?? null,
    });
  });
  handle('get_stage_instance', ({ bot, params }) => {
    const channel = botChannel(world, bot, params.channel_id);
    return stages.find(requireStage(world, channel), channel.id);
  });
  handle('update_stage_instance', (call) => {
    const channel = botChannel(world, call.bot, call.params.channel_id);
    const guild = requireStage(world, channel);
    requireModerator(world, call.bot, channel);
    return stages.update(call, guild, channel.id, call.fields(stageChange));
  });
  handle('delete_stage_instance', (call) => {
    const channel = botChannel(world, call.bot, call.params.channel_id);
    const guild = requireStage(world, channel);
    requireModerator(world, call.bot, channel);
    stages.remove(call, guild, channel.id);
  });
}

const unknownStage = () => new DiscordError(404, 10_067, 'Unknown Stage Instance');

function requireStage(world: World, channel: LocalChannel): LocalGuild {
  const guild = guildOfChannel(world, channel);
  if (!guild || channel.type !== ChannelType.stage) {
    throw new DiscordError(400, 50_024, 'Cannot execute action on this channel type');
  }
  return guild;
}

/** A stage's moderators have these three permissions (developers/resources/stage-instance). */
function requireModerator(world: World, bot: LocalBot, channel: LocalChannel): void {
  const { ManageChannels, MuteMembers, MoveMembers } = Permission;
  requireOfBot(world, bot, channel, ManageChannels, MuteMembers, MoveMembers);
}
