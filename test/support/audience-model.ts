import type { HomeGuilds } from '../../src/store/index.ts';
import { DESTINATIONS, type Step, topicKeyOf, UPDATES } from './audience-steps.ts';

/** What each destination receives, computed in another way: with sets and loops instead of SQL. */
export class AudienceModel {
  readonly #homeGuilds: HomeGuilds;
  readonly #seenAt = new Map<number, number>();
  readonly #webhookAt = new Map<number, number>();
  /** `destination topic` → since when. */
  readonly #follows = new Map<string, number>();
  /** The follows whose first sync is still to come. */
  readonly #unsynced = new Set<string>();
  /** `destination event` → since when. */
  readonly #alertChannels = new Map<string, number>();
  readonly #suspended = new Map<number, number>();
  readonly pending = DESTINATIONS.map((): number[] => []);

  constructor(homeGuilds: HomeGuilds) {
    this.#homeGuilds = homeGuilds;
  }

  apply(step: Step, now: number): void {
    switch (step.does) {
      case 'webhook':
      case 'poll':
        this.#event(step.update, step.does, now);
        return;
      case 'follow': {
        const key = `${step.destination} ${topicKeyOf(step.update)}`;
        this.#restore(step.destination);
        if (!this.#follows.has(key)) {
          this.#follows.set(key, now);
          this.#unsynced.add(key);
        }
        if (step.synced) this.#sync(topicKeyOf(step.update), now);
        return;
      }
      case 'unfollow':
        if (!this.#follows.delete(`${step.destination} ${topicKeyOf(step.update)}`)) return;
        for (const [index, { guildId }] of DESTINATIONS.entries()) {
          const isSameServer = guildId !== null && guildId === DESTINATIONS[step.destination]?.guildId;
          if (index === step.destination || isSameServer)
            this.#withdrawDeliveries(index, topicKeyOf(step.update));
        }
        return;
      case 'add': {
        const key = `${step.destination} ${step.event}`;
        if (!this.#alertChannels.has(key)) this.#alertChannels.set(key, now);
        this.#restore(step.destination);
        return;
      }
      case 'remove': {
        if (!this.#alertChannels.delete(`${step.destination} ${step.event}`)) return;
        this.#withdrawDeliveries(step.destination);
        return;
      }
      case 'suspend':
        if (!this.#suspended.has(step.destination)) this.#suspended.set(step.destination, now);
        return;
      case 'restore':
        this.#restore(step.destination);
        return;
    }
  }

  /** What was reported until the first sync is old to a follow. */
  #sync(topic: string, now: number): void {
    for (const key of this.#unsynced) {
      if (!key.endsWith(` ${topic}`)) continue;
      this.#unsynced.delete(key);
      if (this.#follows.has(key)) this.#follows.set(key, now);
    }
  }

  #event(item: number, source: 'webhook' | 'poll', now: number): void {
    if (!this.#seenAt.has(item)) this.#seenAt.set(item, now);
    if (source === 'webhook' && !this.#webhookAt.has(item)) this.#webhookAt.set(item, now);
    for (const index of DESTINATIONS.keys()) {
      if (this.#suspended.has(index)) continue;
      if (this.#viaFollow(item, index, 0) || (source === 'webhook' && this.#isHome(item, index))) {
        this.#enqueue(index, item);
      }
    }
  }

  #restore(index: number): void {
    const since = this.#suspended.get(index);
    if (since === undefined) return;
    this.#suspended.delete(index);
    for (const [item] of [...this.#seenAt].sort(([, a], [, b]) => a - b)) {
      const webhookAt = this.#webhookAt.get(item) ?? 0;
      const addedAt = this.#alertChannels.get(`${index} ${UPDATES[item]?.event}`) ?? 0;
      const atHome = this.#isHome(item, index) && webhookAt >= Math.max(since, addedAt);
      if (atHome || this.#viaFollow(item, index, since)) this.#enqueue(index, item);
    }
  }

  #viaFollow(item: number, index: number, since: number): boolean {
    const seenAt = this.#seenAt.get(item) ?? 0;
    if (seenAt < since) return false;
    const isFollowedAt = (at: number) =>
      (this.#follows.get(`${at} ${topicKeyOf(item)}`) ?? Number.NaN) < seenAt;
    if (isFollowedAt(index)) return true;
    const addedAt = this.#alertChannels.get(`${index} ${UPDATES[item]?.event}`);
    if (addedAt === undefined || (since > 0 && seenAt < addedAt)) return false;
    return DESTINATIONS.some(
      ({ guildId }, at) => guildId !== null && guildId === DESTINATIONS[index]?.guildId && isFollowedAt(at),
    );
  }

  /** Withdraws what nothing asks for now; when a remaining follow began does not matter. */
  #withdrawDeliveries(index: number, topic?: string): void {
    this.pending[index] = (this.pending[index] ?? []).filter(
      (item) => (topic !== undefined && topicKeyOf(item) !== topic) || this.#isAskedFor(item, index),
    );
  }

  #isAskedFor(item: number, index: number): boolean {
    const isFollowedAt = (at: number) => this.#follows.has(`${at} ${topicKeyOf(item)}`);
    if (isFollowedAt(index) || (this.#webhookAt.has(item) && this.#isHome(item, index))) return true;
    if (!this.#alertChannels.has(`${index} ${UPDATES[item]?.event}`)) return false;
    return DESTINATIONS.some(
      ({ guildId }, at) => guildId !== null && guildId === DESTINATIONS[index]?.guildId && isFollowedAt(at),
    );
  }

  #isHome(item: number, index: number): boolean {
    const guildId = DESTINATIONS[index]?.guildId ?? null;
    if (guildId === null || !this.#alertChannels.has(`${index} ${UPDATES[item]?.event}`)) return false;
    return this.#homeGuilds === 'all' || this.#homeGuilds.includes(guildId);
  }

  #enqueue(index: number, item: number): void {
    const queue = this.pending[index] ?? [];
    if (!queue.includes(item)) queue.push(item);
  }
}
