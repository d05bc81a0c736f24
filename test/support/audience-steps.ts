import fc from 'fast-check';
import { qcSetUpdate, scanUpdate } from '../../src/alerts/updates.ts';
import type { AlertableUpdate, AlertEvent } from '../../src/store/index.ts';

export const GUILDS = ['g1', 'g2'] as const;

/** Few, so that random steps meet: a channel and a private thread in each of two servers, and one person's DMs. */
export const DESTINATIONS = [
  ...GUILDS.flatMap((guildId) =>
    ['channel', 'thread'].map((name) => ({ kind: 'channel' as const, id: `${guildId} ${name}`, guildId })),
  ),
  { kind: 'user' as const, id: 'ann', guildId: null },
];

/** Four updates of a parcel and four of a product. */
export const UPDATES: readonly AlertableUpdate[] = [0, 1, 2, 3].flatMap((part) => [
  scanUpdate('LP100000CN', {
    date: '2026-11-20',
    hour: '10:00',
    status: `${part}`,
    location: '',
    country: '',
  }),
  qcSetUpdate({ platform: 'weidian', id: '1' }, { date: '2026-11-20', sku: `${part}`, photos: [] }),
]);

/** The topic of an update, by the update's index. */
export const topicKeyOf = (update: number) => UPDATES[update]?.topic.key ?? '';

const destination = fc.nat(DESTINATIONS.length - 1);
const channel = fc.nat(GUILDS.length * 2 - 1);
const event = fc.constantFrom<AlertEvent>('tracking', 'qc');
const update = fc.nat(UPDATES.length - 1);

/** One thing that happens. Destinations and updates are indexes. */
export const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constantFrom('webhook' as const, 'poll' as const), update }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('follow' as const), destination, update, synced: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('add' as const),
      destination: channel,
      event,
      mask: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('unfollow' as const), destination, update }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('remove' as const), destination: channel, event }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('suspend' as const), destination }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('restore' as const), destination }) },
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

export const homeGuilds = fc.oneof(fc.constant('all' as const), fc.subarray([...GUILDS]));
