import type { Snowflake } from '../client/protocol.ts';
import type { Overwrite } from '../world/model.ts';
import type { SeedChannel } from '../world/seed.ts';
import { idOf, type Named, named, SeedError } from './names.ts';
import { bitsOf } from './permissions.ts';
import { CHANNEL_TYPES, type SeedFileChannel, type SeedFileServer } from './schema.ts';

/** People and roles that a server's channels can refer to. */
export interface ChannelNames {
  readonly roles: Named<Snowflake>;
  readonly accounts: Named<Snowflake>;
}

const PUBLIC_THREAD = 11;
const PRIVATE_THREAD = 12;

/** The channels of a server, each followed by its threads. */
export function seedChannels(server: SeedFileServer, path: string, names: ChannelNames): SeedChannel[] {
  const at = `${path}.channels`;
  const ids = server.channels.map(
    ({ name, id }) => [name, id ?? idOf(server.name, 'channel', name)] as const,
  );
  const channels = named('channel', at, ids);
  return server.channels.flatMap((channel, index) => {
    const own = { path: `${at}[${index}]`, id: channels.require(channel.name, at), server: server.name };
    const category = channel.category;
    const parentId = category === undefined ? null : channels.require(category, `${own.path}.category`);
    return [
      {
        id: own.id,
        name: channel.name,
        type: CHANNEL_TYPES[channel.type],
        nsfw: channel.nsfw,
        slowmodeSeconds: channel.slowmode,
        overwrites: channel.overwrites.map((one, place) =>
          overwriteOf(one, `${own.path}.overwrites[${place}]`, names),
        ),
        ...(parentId === null ? {} : { parentId }),
        ...(channel.topic === undefined ? {} : { topic: channel.topic }),
        ...(channel.tags.length === 0 ? {} : { extra: { available_tags: tagsOf(channel, own.id) } }),
      },
      ...threadsOf(channel, own, names),
    ];
  });
}

interface Place {
  readonly path: string;
  readonly id: Snowflake;
  readonly server: string;
}

const tagId = (channelId: Snowflake, name: string) => idOf(channelId, 'tag', name);

function tagsOf({ tags }: SeedFileChannel, channelId: Snowflake) {
  return tags.map((name) => ({
    id: tagId(channelId, name),
    name,
    moderated: false,
    emoji_id: null,
    emoji_name: null,
  }));
}

function threadsOf(
  channel: SeedFileChannel,
  { path, id, server }: Place,
  names: ChannelNames,
): SeedChannel[] {
  return channel.threads.map((thread, index) => {
    const at = `${path}.threads[${index}]`;
    const unknown = thread.tags.findIndex((tag) => !channel.tags.includes(tag));
    if (unknown !== -1) {
      const known = channel.tags.join(', ') || 'none';
      throw new SeedError(
        `${at}.tags[${unknown}]: the forum has no tag "${thread.tags[unknown]}", only: ${known}`,
      );
    }
    return {
      id: thread.id ?? idOf(server, 'thread', channel.name, thread.name),
      name: thread.name,
      type: thread.private ? PRIVATE_THREAD : PUBLIC_THREAD,
      parentId: id,
      thread: {
        archived: thread.archived,
        locked: thread.locked,
        tagIds: thread.tags.map((tag) => tagId(id, tag)),
        ...(thread.owner === undefined
          ? {}
          : { ownerId: names.accounts.require(thread.owner, `${at}.owner`) }),
      },
    };
  });
}

function overwriteOf(
  given: SeedFileChannel['overwrites'][number],
  path: string,
  { roles, accounts }: ChannelNames,
): Overwrite {
  const bits = { allow: bitsOf(given.allow), deny: bitsOf(given.deny) };
  if (given.role !== undefined) return { id: roles.require(given.role, `${path}.role`), type: 0, ...bits };
  return { id: accounts.require(given.member ?? '', `${path}.member`), type: 1, ...bits };
}
