import type { ClientMessage } from 'local-discord';
import type { LocalDiscord } from '../sandbox/discord.ts';
import { alertLinesIn } from '../test/support/alert-lines.ts';

/** A scan's status, by which it is found wherever it is posted: alerts quote a word that no wording recognizes. */
const MARKER = /mark\d+x/g;

/** A server's channel, or a person's DMs, and how to read it. */
export interface Destination {
  readonly name: string;
  readonly kind: 'channel' | 'user';
  /** The id in the bot's database: of the channel, or of the person. */
  readonly discordId: string;
  /** The channel with the messages, and a person who can read them. */
  readonly channelId: string;
  readonly reader: string;
  readonly guildId: string | null;
  /** Whether numbers are masked while it is an alert channel. */
  readonly mask: boolean;
}

export interface IsolationAudit {
  /** Markers missing at a destination. */
  readonly lost: number;
  readonly repeated: number;
  /** Markers and secrets at destinations where they must not be, in words. */
  readonly leaks: readonly string[];
}

/** A simple model of who may see what, to compare with the messages at Discord. */
export interface Isolation {
  follow(at: Destination, number: string): void;
  unfollow(at: Destination, number: string): void;
  follows(): readonly { readonly at: Destination; readonly number: string }[];
  setAlertChannel(at: Destination, enabled: boolean): void;
  isAlertChannel(at: Destination): boolean;
  /** @returns the marker for a parcel's next scan, expected from now on */
  expect(number: string, source: 'webhook' | 'poll'): string;
  /** How many markers there are, and how many posts are expected. */
  counts(): { readonly markers: number; readonly posts: number };
  audit(discord: LocalDiscord, secrets: readonly string[]): Promise<IsolationAudit>;
}

/** @param homeGuildId the server whose alert channels receive every webhook event */
export function createIsolation(destinations: readonly Destination[], homeGuildId: string): Isolation {
  const followed = new Map<Destination, Set<string>>(destinations.map((one) => [one, new Set()]));
  const alertChannels = new Set<Destination>();
  const expected = new Map<Destination, Set<string>>(destinations.map((one) => [one, new Set()]));
  let markers = 0;

  const isFollowedIn = (guildId: string | null, number: string): boolean =>
    guildId !== null && destinations.some((one) => one.guildId === guildId && followed.get(one)?.has(number));
  const mayReceive = (one: Destination, number: string, source: 'webhook' | 'poll'): boolean =>
    followed.get(one)?.has(number) === true ||
    (alertChannels.has(one) &&
      (isFollowedIn(one.guildId, number) || (source === 'webhook' && one.guildId === homeGuildId)));

  return {
    follow: (at, number) => void followed.get(at)?.add(number),
    unfollow: (at, number) => void followed.get(at)?.delete(number),
    follows: () => [...followed].flatMap(([at, numbers]) => [...numbers].map((number) => ({ at, number }))),
    setAlertChannel: (at, enabled) => void (enabled ? alertChannels.add(at) : alertChannels.delete(at)),
    isAlertChannel: (at) => alertChannels.has(at),
    expect(number, source) {
      markers += 1;
      const marker = `mark${markers}x`;
      for (const one of destinations) if (mayReceive(one, number, source)) expected.get(one)?.add(marker);
      return marker;
    },
    counts: () => ({ markers, posts: [...expected.values()].reduce((sum, { size }) => sum + size, 0) }),
    async audit(discord, secrets) {
      let [lost, repeated] = [0, 0];
      const leaks: string[] = [];
      for (const one of destinations) {
        const messages = await publicMessages(discord, one);
        const wanted = expected.get(one) ?? new Set();
        const got = alertLinesIn(messages, MARKER);
        const once = new Set(got);
        repeated += got.length - once.size;
        lost += [...wanted].filter((marker) => !once.has(marker)).length;
        leaks.push(
          ...[...once].filter((marker) => !wanted.has(marker)).map((marker) => `${marker} in ${one.name}`),
        );
        if (one.kind === 'user') continue;
        const text = JSON.stringify(messages);
        const hidden = one.mask ? secrets : secrets.filter((secret) => !/^[A-Z0-9]+$/.test(secret));
        leaks.push(
          ...hidden.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${one.name}`),
        );
      }
      return { lost, repeated, leaks };
    },
  };
}

async function publicMessages(
  discord: LocalDiscord,
  { reader: userId, channelId }: Destination,
): Promise<readonly ClientMessage[]> {
  const messages = await discord.as(userId).in(channelId).messages();
  return messages.filter(({ visibleTo }) => visibleTo === null);
}
