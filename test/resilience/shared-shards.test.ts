import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { hasPostgres } from '../support/postgres-cluster.ts';
import {
  type SharedSurroundings,
  type SharingProcess,
  startSharedSurroundings,
} from '../support/processes-on-postgres.ts';

const SHARDS = [0, 1, 2];
/** Three identifies, 5.5 s apart, and what takes a moment on a busy machine. */
const ALL_SHARDS_MS = 40_000;

let surroundings: SharedSurroundings;
let first: SharingProcess;
let second: SharingProcess;

/** Who serves which shards, as both processes say. */
const sharing = async () => {
  const both = await Promise.all([first.readyz(), second.readyz()]);
  return both.map((answer) => answer?.share.connectedShards ?? []);
};

/** Until the process that started first has given a shard to the other one. */
async function untilShared(): Promise<void> {
  await expect
    .poll(async () => (await sharing()).map(({ length }) => length).sort(), { timeout: ALL_SHARDS_MS })
    .toEqual([1, 2]);
  expect((await sharing()).flat().sort()).toEqual(SHARDS);
}

async function untilEachShardIsServedOnce(timeout = ALL_SHARDS_MS): Promise<void> {
  await expect.poll(() => [...surroundings.local.discord.shards()].sort(), { timeout }).toEqual(SHARDS);
}

async function untilSomeShardIsLost(): Promise<void> {
  const { discord } = surroundings.local;
  await expect.poll(() => discord.shards().length, { interval: 10 }).toBeLessThan(SHARDS.length);
}

/** A channel in a server of each shard. */
async function channelsByShard(): Promise<Map<number, string>> {
  const { guilds } = await surroundings.local.discord.as(seeded.ada).state();
  return new Map(
    guilds.flatMap(({ id, channels }) => {
      const general = channels.find(({ name }) => name === 'general');
      return general ? [[Number((BigInt(id) >> 22n) % BigInt(SHARDS.length)), general.id] as const] : [];
    }),
  );
}

/** Uses a command in a server of each shard. @returns the interactions */
async function useCommandOnEachShard(): Promise<string[]> {
  const { discord } = surroundings.local;
  const channels = await channelsByShard();
  expect([...channels.keys()].sort()).toEqual(SHARDS);
  return Promise.all(
    [...channels.values()].map(async (channelId) => {
      const { interactionId } = await discord.as(seeded.ada).in(channelId).run('help');
      return interactionId;
    }),
  );
}

/** How often the bot tried to acknowledge each of these, accepted or not. */
const acknowledgements = (interactions: readonly string[]) =>
  interactions.map(
    (id) =>
      surroundings.local.discord.requests.filter(({ route }) => route.startsWith(`/interactions/${id}/`))
        .length,
  );

async function expectEachAnsweredOnce(): Promise<void> {
  const interactions = await useCommandOnEachShard();
  for (const id of interactions) await surroundings.local.discord.waitForAnswer(id);
  expect(acknowledgements(interactions)).toEqual(SHARDS.map(() => 1));
}

describe.skipIf(!hasPostgres)('two processes on one PostgreSQL (skipped where it is not installed)', () => {
  beforeEach(async () => {
    surroundings = await startSharedSurroundings(SHARDS.length);
    first = await surroundings.startProcess();
    second = await surroundings.startProcess();
    await surroundings.local.discord.waitUntilReady({ withCommands: true });
    await untilShared();
    await untilEachShardIsServedOnce();
  });
  afterEach(() => surroundings.close());

  it('share out the shards, answer each command once, and say so', async () => {
    await expectEachAnsweredOnce();
    const answers = await Promise.all([first.readyz(), second.readyz()]);
    expect(answers.map((answer) => answer?.status)).toEqual([200, 200]);
    expect(answers.map((answer) => answer?.share.processes)).toEqual([2, 2]);
    expect(answers.map((answer) => answer?.share.partitions)).toEqual([32, 32]);
  });

  it('when one is killed, the other serves all shards within 30 s', async () => {
    first.child.kill('SIGKILL');
    await untilSomeShardIsLost();
    await untilEachShardIsServedOnce(30_000);
    await expectEachAnsweredOnce();
  });

  it('when one is stopped, it ends within 3 s and the other serves its shards as soon as it may identify', async () => {
    const startedAt = performance.now();
    expect(await first.stop()).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    await untilSomeShardIsLost();
    // Up to two shards: the second identify may follow 5.5 s after the first one.
    await untilEachShardIsServedOnce(15_000);
    await expectEachAnsweredOnce();
  });

  it('a process that is frozen for 15 s and goes on answers nothing that the other one serves', async () => {
    first.child.kill('SIGSTOP');
    const frozenAt = performance.now();
    const takenOver = async () => (await second.readyz())?.share.connectedShards;
    await expect.poll(takenOver, { timeout: 30_000 }).toEqual(SHARDS);
    await sleep(15_000 - (performance.now() - frozenAt));
    // The sessions of the frozen process still exist at Discord: both get these.
    expect(surroundings.local.discord.shards().length).toBeGreaterThan(SHARDS.length);
    const interactions = await useCommandOnEachShard();
    first.child.kill('SIGCONT');
    for (const id of interactions) await surroundings.local.discord.waitForAnswer(id);
    await untilEachShardIsServedOnce();
    expect(acknowledgements(interactions)).toEqual(SHARDS.map(() => 1));
  });
});
