import fc from 'fast-check';
import type { RunningLocalDiscord } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';
import type { Alerts } from '../../src/alerts/index.ts';
import type { Api } from '../../src/service/index.ts';
import type { HomeGuilds, Store } from '../../src/store/index.ts';
import { alertsOver } from './alerts-harness.ts';
import { DESTINATIONS, type Step, topicKeyOf, UPDATES } from './audience-steps.ts';
import { applyStep } from './audience-world.ts';
import { openMemoryStore } from './store-fixtures.ts';

/** What happens to the process that posts alerts, and to the clock of its machine. */
export const processStep = fc.oneof(
  fc.record({ does: fc.constant('stop' as const) }),
  fc.record({ does: fc.constant('start' as const) }),
  fc.record({ does: fc.constant('jump' as const), hours: fc.integer({ min: 1, max: 12 }) }),
);
export type ProcessStep = typeof processStep extends fc.Arbitrary<infer T> ? T : never;

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
const STEP_MS = 120_000;
const BEGIN = Date.parse('2026-11-21T12:00:00Z');
const BUSY_MS = 3;
const PERSON = seeded.mo;
let worlds = 0;

/** A store, a Discord, and the process that posts alerts, which may be stopped. */
export class ToldWorld {
  readonly #local: RunningLocalDiscord;
  readonly #api: Api;
  readonly #store: Store;
  readonly #channelIds: readonly string[];
  #ids: readonly number[] = [];
  #alerts: Alerts | null = null;
  #now: number;
  #serial = 0;
  /** Destinations that have had live cards: messages without a delivery. */
  readonly #carded = new Set<number>();
  /** The person's older messages are from earlier runs. */
  #earlier = new Set<string>();

  private constructor(local: RunningLocalDiscord, api: Api, home: HomeGuilds) {
    // With the same times and ids as in another world, Discord would take a message for a repeat.
    worlds += 1;
    this.#now = BEGIN + worlds * SECOND_MS;
    this.#local = local;
    this.#api = api;
    this.#store = openMemoryStore(() => home);
    this.#channelIds = DESTINATIONS.map(({ kind, id }) =>
      kind === 'user' ? seeded.dmMo : local.discord.admin.openThread(seeded.general, id),
    );
  }

  static async open(local: RunningLocalDiscord, api: Api, home: HomeGuilds): Promise<ToldWorld> {
    const world = new ToldWorld(local, api, home);
    world.#ids = await Promise.all(
      DESTINATIONS.map(({ kind, guildId }, index) => {
        const discordId = kind === 'user' ? PERSON : (world.#channelIds[index] ?? '');
        return world.#store.destinations.upsert({ kind, discordId, guildId, locale: 'en-US' });
      }),
    );
    world.#earlier = new Set((await world.#messages(seeded.dmMo)).map(({ id }) => id));
    world.#start();
    return world;
  }

  get now(): number {
    return this.#now;
  }

  get isRunning(): boolean {
    return this.#alerts !== null;
  }

  /** Applies a step, and waits until everything that can be posted is. */
  async apply(one: Step | ProcessStep): Promise<void> {
    this.#serial += 1;
    this.#now += STEP_MS;
    if (one.does === 'start') this.#start();
    else if (one.does === 'stop') await this.#stop();
    // Times are unique, even if the clock goes back.
    else if (one.does === 'jump') this.#now += one.hours * HOUR_MS + this.#serial;
    else await this.#applyStep(one);
    if (this.isRunning) await this.#untilPosted();
  }

  /** `topic data` of every update in a destination's messages, in the order they were posted. */
  async toldAt(index: number): Promise<string[]> {
    const destinationId = this.#ids[index] ?? 0;
    const told: string[] = [];
    for (const { id } of await this.#messages(this.#channelIds[index] ?? '')) {
      if (this.#earlier.has(id)) continue;
      const deliveries = await this.#store.deliveries.postedIn(destinationId, id);
      if (deliveries.length === 0 && !this.#carded.has(index)) told.push(`unexpected message ${id}`);
      told.push(...deliveries.map(nameOf));
    }
    return told;
  }

  async close(): Promise<void> {
    for (const id of this.#channelIds) this.#local.discord.admin.setBotPermissions(id, null);
    await this.#stop();
    await this.#store.close();
  }

  async #applyStep(one: Step): Promise<void> {
    const channelId = 'destination' in one ? (this.#channelIds[one.destination] ?? '') : '';
    const { setBotPermissions } = this.#local.discord.admin;
    if (one.does === 'set live cards' && one.on) this.#carded.add(one.destination);
    if (one.does === 'suspend') setBotPermissions(channelId, 0n);
    if (one.does === 'restore' || one.does === 'follow' || one.does === 'add')
      setBotPermissions(channelId, null);
    const ingest = this.#alerts?.ingest ?? ((event) => this.#store.ingest.record([event]));
    await applyStep({ store: this.#store, ids: this.#ids, ingest }, one, this.#serial, this.#now);
  }

  #start(): void {
    if (this.#alerts !== null) return;
    const clock = () => this.#now;
    this.#alerts = alertsOver({ store: this.#store, api: this.#api, local: this.#local, clock, sweepMs: 10 });
    this.#alerts.start();
  }

  async #stop(): Promise<void> {
    await this.#alerts?.stop();
    this.#alerts = null;
  }

  async #untilPosted(): Promise<void> {
    while ((await this.#store.deliveries.backlog()).pending > 0)
      await new Promise((resolve) => setTimeout(resolve, BUSY_MS));
  }

  #messages(channelId: string) {
    const userId = channelId === seeded.dmMo ? PERSON : seeded.ada;
    return this.#local.discord.as(userId).in(channelId).messages();
  }
}

const nameOf = ({ topicKey, data }: { readonly topicKey: string; readonly data: string }) =>
  `${topicKey} ${data}`;

/** The same for an update of the model. */
export const nameOfUpdate = (item: number) => `${topicKeyOf(item)} ${UPDATES[item]?.data}`;
