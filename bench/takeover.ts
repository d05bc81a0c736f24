import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalDiscord } from '../sandbox/discord.ts';
import { partitionOf } from '../src/cluster/ownership.ts';
import { readShare } from './bots-on-postgres.ts';
import { trackingNumber, trackingUpdated } from './events.ts';
import { now } from './measure.ts';
import { query } from './postgres.ts';
import { type Bot, SECRET } from './programs.ts';
import { connectSender } from './sender.ts';
import type { TimedDiscord } from './timed-discord.ts';

const LOOK_EVERY_MS = 20;
const GIVE_UP_MS = 120_000;

/** A different parcel for each channel and round: a second scan of a parcel would edit the first one's message. */
export const parcelOf = (round: number, channel: number): string => trackingNumber(round * 1_000 + channel);

/** The process to kill, and what it owned. */
export interface Victim {
  readonly bot: Bot;
  readonly shards: readonly number[];
  /** Indexes of channels. */
  readonly channels: readonly number[];
}

/** A bot's channels and shards. */
export async function describeVictim(
  bot: Bot,
  databaseUrl: string,
  channelIds: readonly string[],
): Promise<Victim> {
  const { connectedShards: shards } = await readShare(bot);
  const owned = await query<{ name: string }>(
    databaseUrl,
    'SELECT name FROM leases WHERE owner = (SELECT owner FROM leases WHERE name = $1)',
    [`shard:${shards[0]}`],
  );
  const names = new Set(owned.map(({ name }) => name));
  const destinations = await query<{ id: string; channelId: string }>(
    databaseUrl,
    'SELECT id, discord_id AS "channelId" FROM destinations',
  );
  const channels = destinations
    .filter(({ id }) => names.has(`partition:${partitionOf(Number(id))}`))
    .map(({ channelId }) => channelIds.indexOf(channelId))
    .filter((index) => index !== -1);
  return { bot, shards, channels };
}

/** Times in milliseconds after a process was killed. */
export interface Takeover {
  /** When all of its channels had their next alert. */
  readonly alertedMs: number;
  /** When all of its shards had a session again. */
  readonly servedMs: number;
}

/** Kills a bot, reports a scan for each of its channels to another one, and waits for the alerts and the shards. */
export async function kill(
  { bot, shards, channels }: Victim,
  round: number,
  receiver: Bot,
  { discord, nextPost }: TimedDiscord,
  channelIds: readonly string[],
): Promise<Takeover> {
  const sender = await connectSender(receiver.receiverUrl, SECRET);
  const posts = channels.map((index) => nextPost(new RegExp(`/channels/${channelIds[index]}/messages$`)));
  const killedAt = now();
  await bot.kill();
  const served = untilServed(discord, shards);
  await sender.post(channels.map((index) => sender.request(trackingUpdated(parcelOf(round, index), round))));
  const alertedMs = Math.max(...(await Promise.all(posts))) - killedAt;
  const servedMs = (await served) - killedAt;
  await sender.close();
  return { alertedMs, servedMs };
}

/** @returns when (`now`) all of the shards had a session again, after having none */
async function untilServed(discord: LocalDiscord, shards: readonly number[]): Promise<number> {
  const deadline = now() + GIVE_UP_MS;
  const until = async (holds: () => boolean) => {
    while (!holds()) {
      if (now() > deadline) throw new Error(`shards ${shards} were not taken over`);
      await sleep(LOOK_EVERY_MS);
    }
  };
  const isServed = (shard: number) => discord.shards().includes(shard);
  await until(() => !shards.some(isServed));
  await until(() => shards.every(isServed));
  return now();
}
