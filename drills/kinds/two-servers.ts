import { seeded } from '../../sandbox/discord/seed.ts';
import { SAMPLES } from '../../sandbox/service/index.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { postEvent, trackingUpdated } from '../../test/support/signed-events.ts';
import type { Drill } from '../drill.ts';
import { createIsolation, type Destination, type Isolation } from '../isolation.ts';
import { type Random, seededRandom } from '../random.ts';
import { runIn } from '../run-in.ts';
import { type Surroundings, surround } from '../surroundings.ts';
import { untilHolds } from '../wait.ts';

const MINUTE_MS = 60_000;
const THREADS_PER_SERVER = 4;
const CHANGES_PER_ROUND = 15;
const WEBHOOKS_PER_ROUND = 15;
const POLLS_PER_ROUND = 5;
/** The poller looks every 15 s for topics that are due. */
const POLL_TIMEOUT_MS = 60_000;
const TELL_TIMEOUT_MS = 120_000;
/** What a person calls a parcel; nobody else may read it. */
const PRIVATE_NAME = 'a private name';
const NUMBERS = SAMPLES.parcels
  .map(({ number }) => number)
  .filter((number) => /^[A-Z0-9]{12,}$/.test(number))
  .slice(0, 8);

interface World {
  readonly here: Surroundings;
  readonly random: Random;
  readonly isolation: Isolation;
  readonly destinations: readonly Destination[];
  readonly store: Store;
}

const twoServers: Drill = {
  name: 'two-servers',
  does: 'random follows, alert channels, webhook events and poll results in three servers and three people’s DMs, one server being home; every message is compared with who may see it',
  size: { full: 5, short: 0.2, unit: 'minutes' },
  async run(minutes, say) {
    const seed = Number(process.env['DRILL_SEED'] ?? Math.floor(Math.random() * 2 ** 32));
    say(`seed ${seed} (DRILL_SEED=${seed} repeats its choices)`);
    const here = await surround({ moreGuilds: 2, isPublic: true });
    let store: Store | undefined;
    try {
      // Cards are read in English, so that the previous scan on them is not taken for an arrival.
      await here.discord.setLocale({ userId: seeded.lin, locale: 'en-US' });
      const { destinations, homeGuildId } = await destinationsOf(here);
      const isolation = createIsolation(destinations, homeGuildId);
      await here.prepare((filled) => nameOne(filled, destinations, isolation));
      here.start({ POLL_MINUTES: '1', HOME_GUILD_IDS: homeGuildId });
      await here.untilReady();
      await here.untilAskable();
      store = openStore(here.databasePath);
      const world = { here, random: seededRandom(seed), isolation, destinations, store };
      const end = performance.now() + minutes * MINUTE_MS;
      let rounds = 0;
      do {
        // A round with polls waits for the poller, so it alternates with one without.
        await round(world, false);
        await round(world, true);
        rounds += 2;
        if (rounds % 10 === 0) say(`${rounds} rounds, ${isolation.counts().markers} scans told`);
      } while (performance.now() < end);
      const { lost, repeated, leaks } = await isolation.audit(here.discord, [...NUMBERS, PRIVATE_NAME]);
      const { markers, ingest } = isolation.counts();
      return {
        tried: `${markers} scans, ${rounds * CHANGES_PER_ROUND} follows and alert channels begun or ended in ${minutes} minutes`,
        lost,
        repeated,
        faults: [
          ...(leaks.length === 0 ? [] : [`${leaks.length} leaks: ${leaks.slice(0, 5).join('; ')}`]),
          ...(here.deaths() === 0 ? [] : [`it ended ${here.deaths()} times by itself`]),
        ],
        measured: `${ingest} arrivals at ${destinations.length} destinations; seed ${seed}`,
      };
    } finally {
      await store?.close();
      await here.close();
    }
  },
};
export default twoServers;

/** Threads of every server and everybody's DMs. As an alert channel, every second thread masks numbers. */
async function destinationsOf({ discord }: Surroundings) {
  const { guilds } = await discord.state({ userId: seeded.ada });
  const threads = guilds.flatMap(({ id: guildId, name, channels }) => {
    const general = channels.find((channel) => channel.name === 'general');
    return Array.from({ length: general === undefined ? 0 : THREADS_PER_SERVER }, (_, index): Destination => {
      const channelId = discord.openThread(general?.id ?? '', `corner ${index + 1}`);
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

/** Mo follows a parcel in the DMs and in a channel, and has given it a name. */
async function nameOne(
  store: Store,
  destinations: readonly Destination[],
  isolation: Isolation,
): Promise<void> {
  const now = Date.now();
  const number = NUMBERS[0] ?? '';
  const topicId = await store.topics.upsert({ kind: 'parcel', key: number }, now);
  const ofMo = destinations.filter(({ discordId }) => discordId === seeded.mo);
  for (const at of [
    ...destinations.filter(({ guildId }) => guildId === seeded.haulClub).slice(0, 1),
    ...ofMo,
  ]) {
    const { kind, discordId, guildId } = at;
    const destinationId = await store.destinations.upsert({ kind, discordId, guildId, locale: 'en-US' });
    await store.follows.add({ topicId, destinationId, userId: seeded.mo }, 100, now);
    const follow = await store.follows.find(seeded.mo, topicId, destinationId);
    await store.follows.rename(seeded.mo, follow?.id ?? 0, PRIVATE_NAME);
    isolation.follow(at, number);
  }
  // The first question comes after the follow, so its answer is the baseline.
  await store.topics.schedule(topicId, now, 'reset');
}

/** Changes who follows what, then sends scans, then waits until all of them are posted. */
async function round(world: World, withPolls: boolean): Promise<void> {
  for (let index = 0; index < CHANGES_PER_ROUND; index += 1) await change(world);
  await Promise.all([
    ...Array.from({ length: WEBHOOKS_PER_ROUND }, () => tellByWebhook(world)),
    ...(withPolls ? [tellByPoll(world)] : []),
  ]);
  await world.here.untilTold(TELL_TIMEOUT_MS);
}

async function change(world: World): Promise<void> {
  const { random, isolation, destinations, here } = world;
  const isFollow = random.below(3) > 0;
  if (!isFollow) {
    const at = random.pick(destinations.filter(({ kind }) => kind === 'channel'));
    const isOne = !isolation.isAlertChannel(at);
    await runIn(here.discord, at.channelId, seeded.ada, {
      name: 'alerts',
      subcommand: isOne ? 'add' : 'remove',
      options: { channel: at.channelId, event: 'tracking', ...(isOne ? { mask: at.mask } : {}) },
    });
    isolation.setAlertChannel(at, isOne);
    return;
  }
  const at = random.pick(destinations);
  const number = random.pick(NUMBERS);
  const begins = !isolation.follows().some((one) => one.at === at && one.number === number);
  const userId = at.kind === 'user' ? at.discordId : seeded.ada;
  // The one that Mo has named stays.
  if (number === NUMBERS[0] && !begins) return;
  await toggleFollow(world, at, number, userId, begins);
}

/** Asks for the parcel and presses its button, as a person does. */
async function toggleFollow(
  { here, isolation }: World,
  at: Destination,
  number: string,
  userId: string,
  begins: boolean,
): Promise<void> {
  const channelId = at.kind === 'channel' ? at.channelId : seeded.general;
  const asked = { name: 'track', options: { number } };
  const button = `track:${begins ? 'follow' : 'unfollow'}:${number}:${at.kind === 'channel' ? 'here' : 'dm'}`;
  await runIn(here.discord, channelId, userId, asked, button);
  if (begins) isolation.follow(at, number);
  else isolation.unfollow(at, number);
}

async function tellByWebhook({ here, random, isolation }: World): Promise<void> {
  const number = random.pick(NUMBERS);
  const status = isolation.expect(number, 'webhook');
  const { status: answer } = await postEvent(
    here.receiverUrl,
    trackingUpdated(number, { date: '2026-11-20', status }),
  );
  if (answer !== 200) throw new Error(`an event was answered ${answer}`);
}

/** Adds scans that only polling finds, and makes their parcels due now. */
async function tellByPoll({ here, random, isolation, store }: World): Promise<void> {
  const followed = [...new Set(isolation.follows().map(({ number }) => number))];
  for (let index = 0; index < POLLS_PER_ROUND && followed.length > 0; index += 1) {
    const number = random.pick(followed);
    followed.splice(followed.indexOf(number), 1);
    const marker = isolation.expect(number, 'poll');
    here.service.parcels.scan(number, marker);
    const topicId = await store.topics.upsert({ kind: 'parcel', key: number }, Date.now());
    await store.topics.schedule(topicId, 0, 'reset');
  }
  await untilHolds(() => arePolled(store), 'the poller to have looked', POLL_TIMEOUT_MS);
}

async function arePolled(store: Store): Promise<boolean> {
  return (await store.topics.due(1, 1)).length === 0;
}
