import { z } from 'zod';
import type { Context } from '../../context.ts';
import { archivedThread, DiscordError, missingPermissions } from '../../errors.ts';
import { objectOf } from '../../json.ts';
import { changeThread, type ThreadChange } from '../../messages/open-thread.ts';
import { SystemMessage } from '../../messages/system-messages.ts';
import { snowflake, text } from '../../rest/fields.ts';
import type { Call } from '../../rest/router.ts';
import { requireOfBot } from '../../world/bot-permissions.ts';
import { takesPosts } from '../../world/channels.ts';
import type { LocalBot, LocalChannel, ThreadData, World } from '../../world/model.ts';
import { Permission, permissionsIn } from '../../world/permissions.ts';
import { autoArchive, slowmode } from './channel-fields.ts';
import { ChannelFlag, requireTags } from './forum.ts';

const MOST_POST_TAGS = 5;

/** Null changes nothing, except that it ends slow mode. */
const withoutNulls = (body: unknown) =>
  Object.fromEntries(
    Object.entries(objectOf(body)).filter(
      ([name, value]) => value !== null || name === 'rate_limit_per_user',
    ),
  );

const threadFields = z.preprocess(
  withoutNulls,
  z
    .object({
      name: text(1, 100),
      archived: z.boolean(),
      locked: z.boolean(),
      invitable: z.boolean(),
      auto_archive_duration: autoArchive,
      rate_limit_per_user: slowmode.nullable(),
      flags: z.int().min(0),
      applied_tags: z.array(snowflake).max(MOST_POST_TAGS),
    })
    .partial(),
);

type Given = z.infer<typeof threadFields>;

/** Changes a thread as a bot asks for (developers/resources/channel#modify-channel-json-params-thread). */
export function updateThread(
  context: Context,
  { bot, fields, reason }: Call<'update_channel'>,
  channel: LocalChannel,
): void {
  const { world, messageStore } = context;
  const { thread } = channel;
  if (!thread) return;
  const given = fields(threadFields);
  requireToChange(world, bot, channel, thread, given);
  if (thread.archived && (given.archived ?? true) && Object.keys(given).some((key) => key !== 'archived')) {
    throw archivedThread();
  }
  const change = changeOf(world, bot, channel, thread, given);
  const isRenamed = given.name !== undefined && given.name !== channel.name;
  changeThread(context, channel, change, { userId: bot.id, reason });
  if (!isRenamed) return;
  messageStore.create({
    channelId: channel.id,
    authorId: bot.id,
    type: SystemMessage.channelNameChange,
    system: { text: channel.name },
  });
}

/** Anyone who can write in an unlocked thread may reopen it; its creator may change more, moderators everything. */
function requireToChange(
  world: World,
  bot: LocalBot,
  channel: LocalChannel,
  { locked, ownerId }: ThreadData,
  given: Given,
): void {
  const own = permissionsIn(world, channel, bot.id);
  if ((own & Permission.ManageThreads) !== 0n) return;
  if (locked) throw missingPermissions(Permission.ManageThreads);
  const names = Object.keys(given);
  if (names.length > 0 && names.every((name) => name === 'archived') && given.archived === false) {
    requireOfBot(world, bot, channel, Permission.SendMessagesInThreads);
    return;
  }
  const forModerators = ['locked', 'rate_limit_per_user', 'flags'];
  if (ownerId !== bot.id || names.some((name) => forModerators.includes(name)))
    throw missingPermissions(Permission.ManageThreads);
}

function changeOf(
  world: World,
  bot: LocalBot,
  channel: LocalChannel,
  thread: ThreadData,
  given: Given,
): ThreadChange {
  const { name, archived, locked, invitable, flags, applied_tags: tagIds } = given;
  const { auto_archive_duration: autoArchiveMinutes, rate_limit_per_user: slow } = given;
  if (tagIds) {
    const isModerator = (permissionsIn(world, channel, bot.id) & Permission.ManageThreads) !== 0n;
    requireTags(world.channels.get(channel.parentId ?? ''), tagIds, thread.tagIds, isModerator);
  }
  return {
    ...(name === undefined ? {} : { name }),
    ...(archived === undefined ? {} : { archived }),
    ...(locked === undefined ? {} : { locked }),
    ...(invitable === undefined ? {} : { invitable }),
    ...(autoArchiveMinutes === undefined ? {} : { autoArchiveMinutes }),
    ...(slow === undefined ? {} : { slowmodeSeconds: slow ?? 0 }),
    ...(tagIds === undefined ? {} : { tagIds }),
    ...(flags === undefined ? {} : { flags: newFlags(world, channel, flags) }),
  };
}

/** Only a post can be pinned, and only one post of a forum. */
function newFlags(world: World, channel: LocalChannel, flags: number): number {
  const parent = world.channels.get(channel.parentId ?? '');
  const wanted = flags & ChannelFlag.pinned;
  if (!parent || !takesPosts(parent) || wanted === 0) return channel.flags & ~ChannelFlag.pinned;
  const isTaken = [...world.channels.values()].some(
    (one) => one.parentId === parent.id && one.id !== channel.id && (one.flags & ChannelFlag.pinned) !== 0,
  );
  if (isTaken) {
    throw new DiscordError(
      400,
      30_047,
      'Maximum number of pinned threads in a forum channel has been reached (1)',
    );
  }
  return channel.flags | ChannelFlag.pinned;
}
