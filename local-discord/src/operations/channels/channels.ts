import { apiChannel } from '../../api/channel.ts';
import { changeChannel } from '../../channels/change-channel.ts';
import { deleteChannel } from '../../channels/delete-channel.ts';
import type { Context } from '../../context.ts';
import { DiscordError, invalidField } from '../../errors.ts';
import { botChannel } from '../../rest/access.ts';
import type { Call, Router } from '../../rest/router.ts';
import { requireOfBot } from '../../world/bot-permissions.ts';
import { ChannelType, isThread } from '../../world/channels.ts';
import type { LocalChannel, World } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';
import { guildOfChannel } from '../../world/visibility.ts';
import { requireCategory } from './categories.ts';
import { changedFields, settingsOf } from './channel-fields.ts';
import { requireCommunity } from './guild-channels.ts';
import { completed, requireToGrant } from './overwrites.ts';
import { updateThread } from './thread-update.ts';

/** Reading, changing and deleting a channel. */
export function channelOperations({ handle }: Router, context: Context): void {
  const { world } = context;

  handle('get_channel', ({ bot, params }) =>
    apiChannel(world, botChannel(world, bot, params.channel_id), bot.id),
  );

  handle('update_channel', (call) => {
    const channel = botChannel(world, call.bot, call.params.channel_id);
    if (channel.guildId === null)
      throw new DiscordError(403, 50_003, 'Cannot execute action on a DM channel');
    if (isThread(channel)) updateThread(context, call, channel);
    else updateChannel(context, call, channel, channel.guildId);
    return apiChannel(world, channel, call.bot.id);
  });

  handle('delete_channel', ({ bot, params, reason }) => {
    const channel = botChannel(world, bot, params.channel_id);
    const shown = apiChannel(world, channel);
    // Closing a DM only hides it.
    if (channel.guildId === null) return shown;
    requireOfBot(
      world,
      bot,
      channel,
      isThread(channel) ? Permission.ManageThreads : Permission.ManageChannels,
    );
    requireNotOfCommunity(world, channel);
    deleteChannel(context, channel, { userId: bot.id, reason });
    return shown;
  });
}

function updateChannel(
  context: Context,
  { bot, fields, reason }: Call<'update_channel'>,
  channel: LocalChannel,
  guildId: string,
): void {
  const { world } = context;
  requireOfBot(world, bot, channel, Permission.ManageChannels);
  const given = fields(changedFields);
  const type = newType(channel, given.type);
  const guild = world.guilds.get(guildId);
  if (guild && type !== channel.type) requireCommunity(guild, type);
  const { parent_id: parentId, permission_overwrites: listed } = given;
  const moves = typeof parentId === 'string' && parentId !== channel.parentId;
  if (moves) requireCategory(world, guildId, type, parentId);
  const overwrites = listed?.map((one) => completed(world, guildId, one));
  if (overwrites) {
    requireOfBot(world, bot, channel, Permission.ManageRoles);
    requireToGrant(world, bot, channel, channel.overwrites, overwrites);
  }
  const change = {
    ...settingsOf(world, type, given, channel),
    type,
    ...(parentId === undefined ? {} : { parentId }),
    ...(overwrites ? { overwrites } : {}),
  };
  changeChannel(context, channel, change, { userId: bot.id, reason });
}

const CONVERTIBLE: readonly number[] = [ChannelType.text, ChannelType.announcement];

/** Text channels become announcement channels and back; no other type changes. */
function newType(channel: LocalChannel, type: number | null | undefined): number {
  if (typeof type !== 'number' || type === channel.type) return channel.type;
  if (CONVERTIBLE.includes(type) && CONVERTIBLE.includes(channel.type)) return type;
  throw invalidField('type', 'BASE_TYPE_CHOICES', `Value must be one of {${channel.type}}.`);
}

/** A Community server can't lose its rules and updates channels. */
function requireNotOfCommunity(world: World, channel: LocalChannel): void {
  const settings = guildOfChannel(world, channel)?.settings ?? {};
  if (![settings['rules_channel_id'], settings['public_updates_channel_id']].includes(channel.id)) return;
  throw new DiscordError(400, 50_074, 'Cannot delete a channel required for Community guilds');
}
