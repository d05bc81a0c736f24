import { BOT_PERMISSIONS, type Seed, type SeedGuild, type SeedPerson, seedId } from 'local-discord';
import { haulClubSeed, seeded } from '../../sandbox/seed.ts';

/** Ids above those of the sandbox. */
const FIRST_PERSON = 1_000;
const FIRST_GUILD = 2_000;
const FIRST_CHANNEL = 3_000;
/** The bot replies to each person at most ten times a minute. */
const TALKERS = 8;

/** Discord's rule (discord.com/developers/docs/events/gateway#sharding). */
export function shardOfGuild(guildId: string, shards: number): number {
  return Number((BigInt(guildId) >> 22n) % BigInt(shards));
}

/** A server on one shard, where people use commands and paste links. */
export interface ShardServer {
  readonly shard: number;
  readonly guildId: string;
  readonly channelId: string;
  readonly members: readonly string[];
}

/** Haul Club plus one server per shard. */
export function seedWithShards(shards: number): {
  readonly seed: Seed;
  readonly servers: readonly ShardServer[];
} {
  const people = Array.from({ length: TALKERS }, (_, index): SeedPerson => {
    const ids = { id: seedId(FIRST_PERSON + 2 * index), dmId: seedId(FIRST_PERSON + 2 * index + 1) };
    return { ...ids, username: `Person ${index + 1}`, color: '#607d8b' };
  });
  const servers = Array.from({ length: shards }, (_, shard) => ({
    shard,
    guildId: guildIdIn(shard, shards),
    channelId: seedId(FIRST_CHANNEL + shard),
    members: people.map(({ id }) => id),
  }));
  const guilds = [...haulClubSeed.guilds, ...servers.map(guildOf)];
  return { seed: { ...haulClubSeed, people: [...haulClubSeed.people, ...people], guilds }, servers };
}

function guildIdIn(shard: number, shards: number): string {
  for (let sequence = FIRST_GUILD + shard * 100; ; sequence += 1) {
    const id = seedId(sequence);
    if (shardOfGuild(id, shards) === shard) return id;
  }
}

function guildOf({ shard, guildId, channelId, members }: ShardServer): SeedGuild {
  return {
    id: guildId,
    name: `Shard ${shard}`,
    ownerId: seeded.ada,
    roles: [
      {
        id: seeded.botRole,
        name: 'Haulmate',
        color: '#1abc9c',
        permissions: BOT_PERMISSIONS,
        botId: seeded.bot,
      },
    ],
    members: [
      ...[seeded.ada, ...members].map((userId) => ({ userId, roleIds: [] })),
      { userId: seeded.bot, roleIds: [seeded.botRole] },
    ],
    channels: [{ id: channelId, name: 'general' }],
  };
}
