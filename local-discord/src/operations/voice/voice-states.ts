import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DiscordError, unknownChannel } from '../../errors.ts';
import type { JsonObject } from '../../json.ts';
import { botGuild } from '../../rest/access.ts';
import { snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { apiVoiceState, setVoiceState } from '../../voice/voice-states.ts';
import { requireOfBot } from '../../world/bot-permissions.ts';
import { ChannelType } from '../../world/channels.ts';
import type { LocalBot, LocalChannel, LocalGuild, World } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';

const stateChange = z.object({ channel_id: snowflake.nullish(), suppress: z.boolean().nullish() });
const ownChange = stateChange.extend({
  request_to_speak_timestamp: z.iso.datetime({ offset: true }).nullish(),
});

/** Who is connected to voice, and who may speak on a stage. */
export function voiceStateOperations({ handle }: Router, context: Context): void {
  const { world } = context;
  handle('get_self_voice_state', ({ bot, params }) => {
    const guild = botGuild(world, bot, params.guild_id);
    return apiVoiceState(world, guild, stateOf(guild, bot.id));
  });
  handle('get_voice_state', ({ bot, params }) => {
    const guild = botGuild(world, bot, params.guild_id);
    const state = stateOf(guild, params.user_id);
    const channel = world.channels.get(String(state['channel_id']));
    if (channel) requireOfBot(world, bot, channel, Permission.Connect);
    return apiVoiceState(world, guild, state);
  });
  handle('update_self_voice_state', ({ bot, params, fields }) => {
    const guild = botGuild(world, bot, params.guild_id);
    const { channel_id, suppress, request_to_speak_timestamp } = fields(ownChange);
    const state = stateOf(guild, bot.id);
    const stage = stageOf(world, bot, state, channel_id);
    if (suppress === false) requireOfBot(world, bot, stage, Permission.MuteMembers);
    if (request_to_speak_timestamp != null) {
      requireOfBot(world, bot, stage, Permission.RequestToSpeak);
      if (Date.parse(request_to_speak_timestamp) < world.clock.now() - CLOCK_SKEW_MS) throw pastRequest();
    }
    setVoiceState(context, guild, {
      ...state,
      ...(suppress == null ? {} : { suppress }),
      ...(request_to_speak_timestamp === undefined ? {} : { request_to_speak_timestamp }),
    });
  });
  handle('update_voice_state', ({ bot, params, fields }) => {
    const guild = botGuild(world, bot, params.guild_id);
    const { channel_id, suppress } = fields(stateChange);
    const state = stateOf(guild, params.user_id);
    const stage = stageOf(world, bot, state, channel_id);
    requireOfBot(world, bot, stage, Permission.MuteMembers);
    if (suppress == null) return;
    // Unmuting a person invites them to speak; muting ends their request to speak.
    const asks = !suppress && !world.bots.has(params.user_id);
    setVoiceState(context, guild, {
      ...state,
      suppress,
      request_to_speak_timestamp: asks ? new Date().toISOString() : null,
    });
  });
}

const CLOCK_SKEW_MS = 60_000;

const pastRequest = () =>
  new DiscordError(400, 50_035, 'Invalid Form Body', {
    request_to_speak_timestamp: {
      _errors: [{ code: 'BASE_TYPE_INVALID', message: 'The time must be now or later.' }],
    },
  });

function stateOf(guild: LocalGuild, userId: string): JsonObject {
  const state = guild.records.voiceStates.get(userId);
  if (!state) throw new DiscordError(404, 10_065, 'Unknown Voice State');
  return state;
}

/** The stage that a member is on; any other channel is an error. */
function stageOf(
  world: World,
  bot: LocalBot,
  { channel_id }: JsonObject,
  named: string | null | undefined,
): LocalChannel {
  const channel = world.channels.get(named ?? String(channel_id));
  if (!channel) throw unknownChannel();
  if (channel.type !== ChannelType.stage) {
    throw new DiscordError(400, 50_024, 'Cannot execute action on this channel type');
  }
  if (channel.id !== channel_id) {
    throw new DiscordError(400, 40_032, 'Target user is not connected to voice.');
  }
  requireOfBot(world, bot, channel);
  return channel;
}
