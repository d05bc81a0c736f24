import type { HomeGuilds } from '../../src/store/index.ts';
import { DESTINATIONS, SAYINGS, type Step, topicKeyOf, UPDATES } from './audience-steps.ts';
import {
  ASKED_FOR,
  ImportanceModel,
  type ModelledImportance,
  type ModelledLevel,
} from './importance-model.ts';

/** What each destination receives, computed differently: with sets and loops instead of SQL. */
export class AudienceModel {
  readonly #homeGuilds: HomeGuilds;
  readonly #seenAt = new Map<number, number>();
  readonly #webhookAt = new Map<number, number>();
  readonly #importances = new ImportanceModel();
  readonly #importanceOf = new Map<number, ModelledImportance>();
  /** `destination topic` → since when, and at which level. */
  readonly #follows = new Map<string, { since: number; level: ModelledLevel }>();
  /** Follows without a first sync yet. */
  readonly #unsynced = new Set<string>();
  /** `destination event` → since when, and at which level. */
  readonly #alertChannels = new Map<string, { since: number; level: ModelledLevel }>();
  /** Where each parcel has a card, and whether nothing else is posted about it. */
  readonly #liveCards = new Map<number, { only: boolean }>();
  readonly #suspended = new Map<number, number>();
  readonly pending = DESTINATIONS.map((): number[] => []);
  /** Alerts that can't be withdrawn any longer. */
  readonly told = DESTINATIONS.map((): number[] => []);

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
          this.#follows.set(key, { since: now, level: step.level });
          this.#unsynced.add(key);
        }
        if (step.synced) this.#sync(topicKeyOf(step.update), now);
        return;
      }
      case 'unfollow':
        if (this.#follows.delete(`${step.destination} ${topicKeyOf(step.update)}`))
          this.#withdrawAround(step.destination, topicKeyOf(step.update));
        return;
      case 'set level of follow': {
        const follow = this.#follows.get(`${step.destination} ${topicKeyOf(step.update)}`);
        if (follow === undefined) return;
        follow.level = step.level;
        this.#withdrawAround(step.destination, topicKeyOf(step.update));
        return;
      }
      case 'set level of channel': {
        const alertChannel = this.#alertChannels.get(`${step.destination} ${step.event}`);
        if (alertChannel === undefined) return;
        alertChannel.level = step.level;
        this.#withdrawDeliveries(step.destination);
        return;
      }
      case 'set live cards':
        if (step.on) this.#liveCards.set(step.destination, { only: step.only });
        else this.#liveCards.delete(step.destination);
        this.#withdrawDeliveries(step.destination);
        return;
      case 'add': {
        const key = `${step.destination} ${step.event}`;
        const since = this.#alertChannels.get(key)?.since ?? now;
        this.#alertChannels.set(key, { since, level: step.level });
        this.#withdrawDeliveries(step.destination);
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

  /** Posts pending alerts where messages are accepted. */
  deliver(): void {
    for (const index of DESTINATIONS.keys()) {
      if (this.#suspended.has(index)) continue;
      this.told[index]?.push(...(this.pending[index] ?? []));
      this.pending[index] = [];
    }
  }

  /** Reports before the first sync are old to a follow. */
  #sync(topic: string, now: number): void {
    for (const key of this.#unsynced) {
      if (!key.endsWith(` ${topic}`)) continue;
      this.#unsynced.delete(key);
      const follow = this.#follows.get(key);
      if (follow !== undefined) follow.since = now;
    }
  }

  /** A repeated event causes no alert, except at home servers if a webhook is the first to report it. */
  #event(item: number, source: 'webhook' | 'poll', now: number): void {
    const isNew = !this.#seenAt.has(item);
    const isNewByWebhook = source === 'webhook' && !this.#webhookAt.has(item);
    if (isNew) {
      this.#seenAt.set(item, now);
      const says = SAYINGS[item] ?? null;
      const at = UPDATES[item]?.at ?? 0;
      this.#importanceOf.set(
        item,
        says === null ? this.#importances.photos() : this.#importances.scan(says, at),
      );
    }
    if (isNewByWebhook) this.#webhookAt.set(item, now);
    for (const index of DESTINATIONS.keys()) {
      if (this.#suspended.has(index)) continue;
      if ((isNew && this.#viaFollow(item, index, null)) || (isNewByWebhook && this.#isHome(item, index)))
        this.#enqueue(index, item);
    }
  }

  #restore(index: number): void {
    const since = this.#suspended.get(index);
    if (since === undefined) return;
    this.#suspended.delete(index);
    for (const [item] of [...this.#seenAt].sort(([, a], [, b]) => a - b)) {
      const webhookAt = this.#webhookAt.get(item) ?? 0;
      const addedAt = this.#alertChannelFor(item, index)?.since ?? 0;
      const atHome = this.#isHome(item, index) && webhookAt >= Math.max(since, addedAt);
      if (atHome || this.#viaFollow(item, index, since)) this.#enqueue(index, item);
    }
  }

  /** @param since start of the missed time; null: the update was just reported, so it is new whatever the clock says */
  #viaFollow(item: number, index: number, since: number | null): boolean {
    const seenAt = this.#seenAt.get(item) ?? 0;
    if (since !== null && seenAt < since) return false;
    const isNewTo = (at: number) => {
      const follow = this.#followOf(item, at);
      return follow !== undefined && (since === null || follow.since < seenAt);
    };
    if (isNewTo(index) && this.#asks(index, this.#followOf(item, index), item)) return true;
    const alertChannel = this.#alertChannelFor(item, index);
    if (alertChannel === undefined || (since !== null && seenAt < alertChannel.since)) return false;
    return this.#asks(index, alertChannel, item) && this.#neighbours(index).some(isNewTo);
  }

  /** Withdraws deliveries that nothing asks for now; when a remaining follow started doesn't matter. */
  #withdrawDeliveries(index: number, topic?: string): void {
    this.pending[index] = (this.pending[index] ?? []).filter(
      (item) => (topic !== undefined && topicKeyOf(item) !== topic) || this.#isAskedFor(item, index),
    );
  }

  /** Withdraws at a follow's destination, and at its server's alert channels. */
  #withdrawAround(destination: number, topic: string): void {
    for (const index of new Set([destination, ...this.#neighbours(destination)]))
      this.#withdrawDeliveries(index, topic);
  }

  #isAskedFor(item: number, index: number): boolean {
    if (this.#asks(index, this.#followOf(item, index), item)) return true;
    if (this.#webhookAt.has(item) && this.#isHome(item, index)) return true;
    const isFollowed = (at: number) => this.#followOf(item, at) !== undefined;
    return (
      this.#asks(index, this.#alertChannelFor(item, index), item) && this.#neighbours(index).some(isFollowed)
    );
  }

  #isHome(item: number, index: number): boolean {
    const guildId = DESTINATIONS[index]?.guildId ?? null;
    if (guildId === null || !this.#asks(index, this.#alertChannelFor(item, index), item)) return false;
    return this.#homeGuilds === 'all' || this.#homeGuilds.includes(guildId);
  }

  /** A live card shows a parcel's ordinary updates, so they aren't posted as well; where there are only cards, nor are others. */
  #asks(index: number, reason: { readonly level: ModelledLevel } | undefined, item: number): boolean {
    const importance = this.#importanceOf.get(item) ?? 'ordinary';
    const card = UPDATES[item]?.event === 'tracking' ? this.#liveCards.get(index) : undefined;
    if (reason === undefined || card?.only === true) return false;
    if (card !== undefined && importance === 'ordinary') return false;
    return ASKED_FOR[reason.level].includes(importance);
  }

  #followOf(item: number, index: number) {
    return this.#follows.get(`${index} ${topicKeyOf(item)}`);
  }

  #alertChannelFor(item: number, index: number) {
    return this.#alertChannels.get(`${index} ${UPDATES[item]?.event}`);
  }

  /** The channels of the same server; none for a person's DMs. */
  #neighbours(index: number): number[] {
    const guildId = DESTINATIONS[index]?.guildId ?? null;
    return [...DESTINATIONS.keys()].filter((at) => guildId !== null && DESTINATIONS[at]?.guildId === guildId);
  }

  #enqueue(index: number, item: number): void {
    const queue = this.pending[index] ?? [];
    if (!queue.includes(item) && this.told[index]?.includes(item) !== true) queue.push(item);
  }
}
