import type { ClientMessage } from 'local-discord';
import { expect } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import type { Store } from '../../../src/store/index.ts';
import { type AlertsHarness, useAlerts } from '../../support/alerts-harness.ts';
import { allTextOf } from '../../support/discord-user.ts';
import { addAlertChannel, followIn } from '../../support/store-fixtures.ts';

export const NUMBER = 'LP00123456784821CN';
export const MASKED = 'LP••••21CN';
export const WAIT_OPTIONS = { timeout: 15_000, interval: 20 };
const SILENT = 4096;

/** Alerts with live cards in #parcels, unless there are to be none. */
export function useLiveCards(options: { readonly liveCards: boolean }) {
  const running = useAlerts({ timeoutMs: 400, sweepMs: 200 });
  return {
    running,
    async addChannel(channelId: string = seeded.parcels): Promise<number> {
      const { store } = running();
      const destinationId = await addAlertChannel(store, channelId);
      await store.destinations.setOptions(destinationId, options);
      return destinationId;
    },
    /** A forum where each parcel has a post. */
    async addForum(): Promise<number> {
      const { store } = running();
      const forum = { discordId: seeded.finds, guildId: seeded.haulClub, forum: true };
      await store.destinations.upsert({ kind: 'channel', locale: 'en-US', ...forum });
      return addAlertChannel(store, seeded.finds);
    },
    /** The threads of a channel, oldest first. */
    async threadsOf(channelId: string) {
      const { guilds } = await running().local.discord.as(seeded.ada).state();
      return guilds.flatMap(({ channels }) => channels.filter(({ parentId }) => parentId === channelId));
    },
    /** Ada follows the parcel in a channel, which may see the name that she gives it. @returns the id of the follow */
    async followNamed(channelId: string, label: string): Promise<number> {
      const { store } = running();
      await followIn(store, channelId, NUMBER);
      const follows = await store.follows.list(seeded.ada, 'parcel');
      const follow = follows.find(({ destinationDiscordId }) => destinationDiscordId === channelId);
      if (follow === undefined) throw new Error('nobody follows it there');
      await store.follows.rename(seeded.ada, follow.id, label);
      await store.follows.shareLabel(seeded.ada, follow.id, true);
      return follow.id;
    },
    cardsIn: (channelId: string = seeded.parcels) => cardsIn(running(), channelId),
    /** Waits until the only card in a channel says it. */
    async cardSays(text: string, channelId: string = seeded.parcels): Promise<ClientMessage> {
      await expect
        .poll(async () => (await cardsIn(running(), channelId)).map(allTextOf), WAIT_OPTIONS)
        .toEqual([expect.stringContaining(text)]);
      const [card] = await cardsIn(running(), channelId);
      if (card === undefined) throw new Error('the card is gone');
      return card;
    },
    /** Lets cards be edited again, and waits until none is stale. */
    async cardsAreFresh(): Promise<void> {
      const { advanceClock, alerts, store, clock } = running();
      await expect
        .poll(async () => {
          advanceClock(60_000);
          // A look at once, as after an event.
          await alerts.ingest(emptyEvent(clock()));
          return staleCards(store, clock());
        }, WAIT_OPTIONS)
        .toBe(0);
    },
  };
}

async function cardsIn({ messagesIn }: AlertsHarness, channelId: string): Promise<ClientMessage[]> {
  const messages = await messagesIn(channelId);
  return messages.filter(({ flags }) => (flags & SILENT) !== 0);
}

async function staleCards({ liveCards }: Store, now: number): Promise<number> {
  return (await liveCards.stale(now + 3_600_000, 100)).length;
}

let serial = 0;
function emptyEvent(now: number) {
  serial += 1;
  const about = { kind: 'nothing', source: 'webhook', body: '{}', updates: [] } as const;
  return { ...about, digest: `empty ${serial}`, createdAt: now, receivedAt: now };
}
