import { seeded } from '../../sandbox/seed.ts';
import { SAMPLES } from '../../sandbox/service/index.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { postEvent, trackingUpdated } from '../../test/support/signed-events.ts';
import type { Drill } from '../drill.ts';
import { type Environment, startEnvironment } from '../environment.ts';
import { commonFailures } from '../expectations.ts';
import { createIsolation, type Destination, type Isolation } from '../isolation.ts';
import type { Random } from '../random.ts';
import { runCommandAndConfirm, runCommandAndPress } from '../slash-commands.ts';
import { waitUntil } from '../wait-until.ts';

const MINUTE_MS = 60_000;
const THREADS_PER_SERVER = 4;
const CHANGES_PER_ROUND = 15;
const WEBHOOKS_PER_ROUND = 15;
const POLLS_PER_ROUND = 5;
/** The poller checks every 15 s for topics that are due. */
const POLL_TIMEOUT_MS = 60_000;
const POST_TIMEOUT_MS = 120_000;
/** A parcel's label, which only its owner may read. */
const PRIVATE_NAME = 'a private name';
const NUMBERS = SAMPLES.parcels
  .map(({ number }) => number)
  .filter((number) => /^[A-Z0-9]{12,}$/.test(number))
  .slice(0, 8);

interface World {
  readonly environment: Environment;
  readonly random: Random;
  readonly isolation: Isolation;
  readonly destinations: readonly Destination[];
  readonly store: Store;
}

const twoServers: Drill = {
  name: 'two-servers',
  description:
    'random follows, alert channels, webhook events and poll results in three servers, one of them home, and three people’s DMs; every message is compared with who may see it',
  size: { full: 5, short: 0.2, unit: 'minutes' },
  async run({ size: minutes, seed, random, log }) {
    const environment = await startEnvironment({ moreGuilds: 2, isPublic: true });
    let store: Store | undefined;
    try {
      const { destinations, homeGuildId } = await openDestinations(environment);
      const isolation = createIsolation(destinations, homeGuildId);
      await environment.prepare((opened) => askForEveryScan(opened, destinations));
      await environment.prepare((opened) => addNamedFollow(opened, destinations, isolation));
      environment.startBot({ POLL_MINUTES: '1', HOME_GUILD_IDS: homeGuildId });
      await environment.untilReady();
      await environment.untilCommandsRegistered();
      store = openStore(environment.databasePath);
      const world = { environment, random, isolation, destinations, store };
      const rounds = await runRounds(world, performance.now() + minutes * MINUTE_MS, log);
      const audit = await isolation.audit(environment.discord, [...NUMBERS, PRIVATE_NAME]);
      const { lost, repeated, leaks } = audit;
      const { markers, posts } = isolation.counts();
      return {
        workload: `${markers} scans, ${rounds * CHANGES_PER_ROUND} changes of follows and alert channels in ${minutes} minutes`,
        lost,
        repeated,
        failures: [
          ...(leaks.length === 0 ? [] : [`${leaks.length} leaks: ${leaks.slice(0, 5).join('; ')}`]),
          ...commonFailures({ missing: [], lost, repeated, outOfOrder: 0 }, environment),
        ],
        measurements: `${posts} posts at ${destinations.length} destinations; seed ${seed}`,
      };
    } finally {
      await store?.close();
      await environment.close();
    }
  },
};
export default twoServers;

/** Alternates rounds with and without polls, since polls have to wait for the poller. @returns how many rounds */
async function runRounds(world: World, end: number, log: (line: string) => void): Promise<number> {
  let rounds = 0;
  do {
    await runRound(world, false);
    await runRound(world, true);
    rounds += 2;
    if (rounds % 10 === 0) log(`${rounds} rounds, ${world.isolation.counts().markers} scans sent`);
  } while (performance.now() < end);
  return rounds;
}

/** Threads in every server and everyone's DMs. Every second thread masks numbers while it is an alert channel. */
async function openDestinations({ discord }: Environment) {
  const { guilds } = await discord.as(seeded.ada).state();
  const threads = guilds.flatMap(({ id: guildId, name, channels }) => {
    const general = channels.find((channel) => channel.name === 'general');
    return Array.from({ length: general === undefined ? 0 : THREADS_PER_SERVER }, (_, index): Destination => {
      const channelId = discord.admin.openThread(general?.id ?? '', `corner ${index + 1}`);
      const mask = index % 2 === 0;
      const where = { discordId: channelId, channelId, reader: seeded.ada, guildId, mask };
      return { name: `${name}, corner ${index + 1}`, kind: 'channel', ...where };
    });
  });
  const dms = [
    ['Ada', seeded.ada, seeded.dmAda],
    ['Mo', seeded.mo, seeded.dmMo],
    ['Lin', seeded.lin, seeded.dmLin],
  ] as const;
  const people = dms.map(([name, userId, channelId]): Destination => {
    const where = { discordId: userId, channelId, reader: userId, guildId: null, mask: false };
    return { name: `DMs of ${name}`, kind: 'user', ...where };
  });
  const homeGuildId = guilds.find(({ name }) => name === 'Server 2')?.id ?? '';
  return { destinations: [...threads, ...people], homeGuildId };
}

/** By default, only milestones and problems are posted, and the drill's scans are neither. */
async function askForEveryScan(store: Store, destinations: readonly Destination[]): Promise<void> {
  for (const { kind, discordId, guildId } of destinations) {
    const id = await store.destinations.upsert({ kind, discordId, guildId, locale: 'en-US' });
    await store.destinations.setOptions(id, { defaultLevel: 'all' });
  }
}

/** Mo follows a parcel in DMs and in a channel, and has labeled it. */
async function addNamedFollow(
  store: Store,
  destinations: readonly Destination[],
  isolation: Isolation,
): Promise<void> {
  const now = Date.now();
  const number = NUMBERS[0] ?? '';
  const topicId = await store.topics.upsert({ kind: 'parcel', key: number }, now);
  const ofMo = destinations.filter(({ discordId }) => discordId === seeded.mo);
  const inServer = destinations.filter(({ guildId }) => guildId === seeded.haulClub).slice(0, 1);
  for (const at of [...inServer, ...ofMo]) {
    const { kind, discordId, guildId } = at;
    const destinationId = await store.destinations.upsert({ kind, discordId, guildId, locale: 'en-US' });
    await store.follows.add({ topicId, destinationId, userId: seeded.mo }, 100, now);
    const follow = await store.follows.find(seeded.mo, topicId, destinationId);
    await store.follows.rename(seeded.mo, follow?.id ?? 0, PRIVATE_NAME);
    isolation.follow(at, number);
  }
  // The first poll runs after the follow, so its result is the baseline.
  await store.topics.schedule(topicId, now, 'reset');
}

/** Changes follows and alert channels, then sends scans, then waits until all of them are posted. */
async function runRound(world: World, withPolls: boolean): Promise<void> {
  for (let index = 0; index < CHANGES_PER_ROUND; index += 1) await changeOne(world);
  await Promise.all([
    ...Array.from({ length: WEBHOOKS_PER_ROUND }, () => sendWebhook(world)),
    ...(withPolls ? [updateByPoll(world)] : []),
  ]);
  await world.environment.untilAllPosted(POST_TIMEOUT_MS);
}

async function changeOne(world: World): Promise<void> {
  const { random, isolation, destinations, environment } = world;
  if (random.below(3) === 0) {
    const at = random.pick(destinations.filter(({ kind }) => kind === 'channel'));
    const enables = !isolation.isAlertChannel(at);
    const command = {
      name: 'alerts',
      subcommand: enables ? 'add' : 'remove',
      options: { channel: at.channelId, event: 'tracking', ...(enables && { mask: at.mask, level: 'all' }) },
    };
    const ada = { userId: seeded.ada, channelId: at.channelId };
    await runCommandAndConfirm(environment.discord, command, /alerts:drop:\d+/, ada);
    isolation.setAlertChannel(at, enables);
    return;
  }
  const at = random.pick(destinations);
  const number = random.pick(NUMBERS);
  const isNew = !isolation.follows().some((one) => one.at === at && one.number === number);
  const userId = at.kind === 'user' ? at.discordId : seeded.ada;
  // The follow with Mo's label stays.
  if (number === NUMBERS[0] && !isNew) return;
  await toggleFollow(world, at, number, userId, isNew);
}

/** Tracks the parcel and follows it with one press, like on cards of earlier versions, which still work. */
async function toggleFollow(
  { environment, isolation }: World,
  at: Destination,
  number: string,
  userId: string,
  isNew: boolean,
): Promise<void> {
  const channelId = at.kind === 'channel' ? at.channelId : seeded.general;
  const command = { name: 'track', options: { number } };
  const button = `track:${isNew ? 'follow' : 'unfollow'}:${number}:${at.kind === 'channel' ? 'here' : 'dm'}`;
  await runCommandAndPress(environment.discord, command, button, { userId, channelId });
  if (isNew) isolation.follow(at, number);
  else isolation.unfollow(at, number);
}

async function sendWebhook({ environment, random, isolation }: World): Promise<void> {
  const number = random.pick(NUMBERS);
  const status = isolation.expect(number, 'webhook');
  const response = await postEvent(
    environment.receiverUrl,
    trackingUpdated(number, { date: '2026-11-20', status }),
  );
  if (response.status !== 200) throw new Error(`an event was answered ${response.status}`);
}

/** Adds scans that only a poll finds, and makes their parcels due now. */
async function updateByPoll({ environment, random, isolation, store }: World): Promise<void> {
  const followed = [...new Set(isolation.follows().map(({ number }) => number))];
  for (let index = 0; index < POLLS_PER_ROUND && followed.length > 0; index += 1) {
    const number = random.pick(followed);
    followed.splice(followed.indexOf(number), 1);
    const marker = isolation.expect(number, 'poll');
    environment.service.parcels.scan(number, marker);
    const topicId = await store.topics.upsert({ kind: 'parcel', key: number }, Date.now());
    await store.topics.schedule(topicId, 0, 'reset');
  }
  await waitUntil(() => arePolled(store), 'the poller to poll every due topic', POLL_TIMEOUT_MS);
}

async function arePolled(store: Store): Promise<boolean> {
  return (await store.topics.due(1, 1)).length === 0;
}
