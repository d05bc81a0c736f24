import fc from 'fast-check';
import { qcSetUpdate, scanUpdate } from '../../src/alerts/updates.ts';
import { ALERT_LEVELS } from '../../src/domain/alerts/alert-level.ts';
import type { AlertableUpdate, AlertEvent } from '../../src/store/index.ts';

export const GUILDS = ['g1', 'g2'] as const;

/** Few, so that random steps interact: a channel and a private thread in each of two servers, and one person's DMs. */
export const DESTINATIONS = [
  ...GUILDS.flatMap((guildId) =>
    ['channel', 'thread'].map((name) => ({ kind: 'channel' as const, id: `${guildId} ${name}`, guildId })),
  ),
  { kind: 'user' as const, id: 'ann', guildId: null },
];

/** What a scan alone says about the parcel. In the order of a normal journey, with detours. */
export const TEXTS = [
  { text: 'Shipment information received', says: 'announced' },
  { text: 'Accepted by carrier', says: 'accepted' },
  { text: 'Departed from transit hub', says: 'moving' },
  { text: 'Arrived in destination country', says: 'landed' },
  { text: 'Inbound into customs', says: 'customs' },
  { text: 'Held by customs: proof of value required', says: 'trouble: customs' },
  { text: 'Released by customs', says: 'cleared' },
  { text: 'Out for delivery', says: 'out' },
  { text: 'Delivery attempted, no one at home', says: 'trouble: nobody home' },
  { text: 'Out for delivery', says: 'out' },
  { text: 'Zxqv', says: 'nothing' },
  { text: 'Delivered', says: 'delivered' },
] as const;
export type Says = (typeof TEXTS)[number]['says'];

interface ModelledUpdate {
  readonly update: AlertableUpdate;
  /** Null: QC photos. */
  readonly says: Says | null;
}

/** Scans of a parcel, one for each text, two days apart; and four sets of QC photos of a product. */
const MODELLED: readonly ModelledUpdate[] = [
  ...TEXTS.map(({ text: status, says }, index) => {
    const date = new Date(Date.UTC(2026, 9, 1 + 2 * index)).toISOString().slice(0, 10);
    const scan = { date, hour: '10:00', status, location: '', country: 'DE' };
    return { update: scanUpdate('LP100000CN', scan), says };
  }),
  ...[0, 1, 2, 3].map((sku) => ({
    update: qcSetUpdate({ platform: 'weidian', id: '1' }, { date: '2026-11-20', sku: `${sku}`, photos: [] }),
    says: null,
  })),
];
export const UPDATES = MODELLED.map(({ update }) => update);
export const SAYINGS = MODELLED.map(({ says }) => says);

/** The topic of an update, by the update's index. */
export const topicKeyOf = (update: number) => UPDATES[update]?.topic.key ?? '';

const destination = fc.nat(DESTINATIONS.length - 1);
const channel = fc.nat(GUILDS.length * 2 - 1);
const event = fc.constantFrom<AlertEvent>('tracking', 'qc');
const update = fc.nat(UPDATES.length - 1);
/** Stands for the parcel's next scan: by chance alone, hardly any parcel would progress. */
const NEXT = UPDATES.length;
const reported = fc.oneof({ weight: 2, arbitrary: fc.constant(NEXT) }, { weight: 1, arbitrary: update });
const level = fc.constantFrom(...ALERT_LEVELS);
const does = <Name extends string>(name: Name) => fc.constant(name);

/** One thing that happens. Destinations and updates are indexes. */
const step = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({ does: fc.constantFrom('webhook' as const, 'poll' as const), update: reported }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: does('follow'), destination, update, level, synced: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: does('add'), destination: channel, event, level, mask: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ does: does('set level of follow'), destination, update, level }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: does('set level of channel'), destination: channel, event, level }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: does('set live cards'), destination, on: fc.boolean(), only: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ does: does('unfollow'), destination, update }) },
  { weight: 1, arbitrary: fc.record({ does: does('remove'), destination: channel, event }) },
  { weight: 2, arbitrary: fc.record({ does: does('suspend'), destination }) },
  { weight: 2, arbitrary: fc.record({ does: does('restore'), destination }) },
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A sequence of steps. */
export const steps = fc.array(step, { minLength: 5, maxLength: 50 }).map((drawn) => {
  let next = 0;
  return drawn.map((one): Step => {
    if (!('update' in one) || one.update !== NEXT) return one;
    const turn = next % TEXTS.length;
    next += 1;
    return { ...one, update: turn };
  });
});

export const homeGuilds = fc.oneof(fc.constant('all' as const), fc.subarray([...GUILDS]));
