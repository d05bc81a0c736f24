import { productOfTopic } from '../../domain/alerts/topic.ts';
import { isProblem } from '../../domain/parcels/state-of-parcel.ts';
import type { ParcelState } from '../../domain/parcels/wordings/index.ts';
import type { Arrival } from '../../parcels/arrival.ts';
import { takeTurn } from '../../process/timing/take-turn.ts';
import { productName } from '../../products/cards/product-header.ts';
import { shownPhotos } from '../../products/cards/qc-selection.ts';
import type { TrackingUpdate } from '../../service/index.ts';
import type { AlertChannel, Destination, PendingDelivery } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { type Digest, digestLine, digestMoment, digestView } from '../cards/digest.ts';
import { arrivalDay, type DigestItem } from '../cards/digest-items.ts';
import { parcelAt, pingsFor, rolesOf, withMentions } from '../destination-readers.ts';
import { readQcSet, readScan, stateAbroad } from '../updates.ts';
import { datesOf, movedDate, toldBefore } from './digest-dates.ts';
import type { RenderedAlert } from './message.ts';
import type { AlertKindRenderer, RenderContext } from './render-context.ts';
import { kindOf, oldestOf, topicIdsOf } from './topic-groups.ts';

interface DigestPlace {
  readonly destination: Destination;
  /** The alert channels there; undefined: only follows. */
  readonly tracking: AlertChannel | undefined;
  readonly qc: AlertChannel | undefined;
  readonly texts: Texts;
  readonly rendererOf: (delivery: PendingDelivery) => AlertKindRenderer;
}

/** All that waited in a hold, whatever it is about. */
export async function renderDigest(
  context: RenderContext,
  place: DigestPlace,
  deliveries: readonly PendingDelivery[],
): Promise<Omit<RenderedAlert, 'deliveries'>> {
  const { texts } = place;
  const digest = await digestOf(context, place, deliveries);
  const view = digestView(digest, texts);
  const states = digest.items.flatMap((item) => (item.kind === 'parcel' ? [item.state] : []));
  const roleIds = rolesOf(
    pingsFor(place.tracking, states) ? place.tracking : undefined,
    digest.items.some(({ kind }) => kind === 'qc') ? place.qc : undefined,
  );
  return {
    view: { ...view, content: withMentions(view.content, roleIds) },
    roleIds,
    identity: { lines: [digestLine(digest, texts)], parts: [digestMoment(digest)], links: [] },
  };
}

async function digestOf(
  context: RenderContext,
  place: DigestPlace,
  deliveries: readonly PendingDelivery[],
): Promise<Digest> {
  const items: DigestItem[] = [];
  const dates = await datesOf(context, deliveries, place.destination);
  for (const group of Map.groupBy(deliveries, ({ topicId }) => topicId).values()) {
    await takeTurn();
    items.push(...(await itemsOf(context, place, group, dates.get(oldestOf(group).topicId) ?? null)));
  }
  const ordinary = deliveries.filter(isOrdinaryScan);
  const ofParcels = deliveries.filter(({ topicKind }) => topicKind === 'parcel');
  return {
    after: afterWhat(place.destination),
    inChannel: place.destination.kind === 'channel',
    parcels: topicIdsOf(ofParcels).length,
    items: items.toSorted(byUrgency),
    ordinaryScans: ordinary.length,
    since: ordinary.length === 0 ? null : Math.min(...ordinary.map(({ seenAt }) => seenAt)),
  };
}

function afterWhat({ digestAt, quietFrom, quietUntil }: Destination): Digest['after'] {
  if (digestAt !== null || quietFrom === null || quietUntil === null) return 'day';
  return quietFrom > quietUntil ? 'night' : 'quiet_hours';
}

/** What is worth knowing about one topic: a line for its scans, or its QC sets, and one for each notice. */
async function itemsOf(
  context: RenderContext,
  place: DigestPlace,
  group: readonly PendingDelivery[],
  arrival: Arrival | null,
): Promise<DigestItem[]> {
  const ofKind = (kind: string) => group.filter((delivery) => kindOf(delivery) === kind);
  const sets = ofKind('qc');
  const notices = group.filter((delivery) => delivery.notice !== null && !isMove(delivery));
  return [
    ...(await parcelItems(context, place, group, arrival)),
    ...(sets.length === 0 ? [] : [await photosItem(context, place, sets)]),
    ...(await Promise.all(notices.map((notice) => noticeItem(context, place, notice)))),
  ];
}

const isMove = ({ notice }: PendingDelivery) => notice === 'moved' || notice === 'late';

/** What the scans of a parcel and its date say: the state, else the date that has moved, else the newest scan. */
async function parcelItems(
  context: RenderContext,
  place: DigestPlace,
  group: readonly PendingDelivery[],
  arrival: Arrival | null,
): Promise<DigestItem[]> {
  const scans = group.filter((delivery) => kindOf(delivery) === 'scan');
  const newest = newestState(scans);
  const before = toldBefore(group, place.destination);
  const date = newest === null ? movedDate(group.filter(isMove), arrival) : null;
  const ordinary = scans.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0)).at(-1);
  if (newest === null && date === null && ordinary === undefined) return [];
  const parcel = await parcelOf(context, place, oldestOf(group));
  if (newest !== null) return [{ kind: 'parcel', parcel, ...newest, arrival, before }];
  if (date !== null) return [{ kind: 'date', parcel, arrival: date, before }];
  return ordinary === undefined ? [] : [{ kind: 'ordinary', parcel, ...readState(ordinary) }];
}

const parcelOf = (
  { store }: RenderContext,
  { destination, tracking }: DigestPlace,
  { topicId, topicKey }: PendingDelivery,
) => parcelAt(store, destination, tracking, { id: topicId, key: topicKey });

async function photosItem(
  { store }: RenderContext,
  { texts }: DigestPlace,
  sets: readonly PendingDelivery[],
): Promise<DigestItem> {
  const key = sets[0]?.topicKey ?? '';
  const title = (await store.products.find([key])).get(key)?.title ?? null;
  const counts = sets.map(({ data }) => shownPhotos(readQcSet(data).photos).length);
  return {
    kind: 'qc',
    name: productName({ title, product: productOfTopic(key) }, texts),
    // A set that an event reports without its photos.
    photos: counts.includes(0) ? null : counts.reduce((total, count) => total + count, 0),
  };
}

async function noticeItem(
  context: RenderContext,
  place: DigestPlace,
  delivery: PendingDelivery,
): Promise<DigestItem> {
  const kind = delivery.notice;
  if (kind === 'stall' || kind === 'ended') return { kind, parcel: await parcelOf(context, place, delivery) };
  const line = place.rendererOf(delivery).digestLine?.(delivery, place.texts) ?? null;
  return { kind: kind === 'price' ? 'price' : 'suspended', line };
}

interface ScannedState {
  readonly state: ParcelState;
  readonly scan: TrackingUpdate;
}

function isOrdinaryScan(delivery: PendingDelivery): boolean {
  return kindOf(delivery) === 'scan' && delivery.importance === 'ordinary';
}

/**
 * What the last scan that matters says, unless a later one says more: a parcel that was out for delivery may be back at the
 * depot. Null: only ordinary scans.
 * @param scans of one parcel, in the order in which they were reported
 */
export function newestState(scans: readonly PendingDelivery[]): ScannedState | null {
  const decisiveAt = scans.findLastIndex(({ importance }) => importance !== 'ordinary');
  const decisive = scans[decisiveAt];
  if (decisive === undefined) return null;
  const isLate = ({ at }: PendingDelivery) => at !== null && decisive.at !== null && at < decisive.at;
  const later = scans.slice(decisiveAt + 1).filter((delivery) => !isLate(delivery));
  const states = [decisive, ...later].map(readState);
  return states.findLast(({ state }) => state !== 'unknown') ?? readState(decisive);
}

function readState({ data }: PendingDelivery): ScannedState {
  const scan = readScan(data);
  return { state: stateAbroad(scan), scan };
}

/** First what needs the reader, then what arrives, by date, then all other news; equally urgent items keep their order. */
export function byUrgency(a: DigestItem, b: DigestItem): number {
  const [first, second] = [rankOf(a), rankOf(b)];
  if (first !== second) return first - second;
  return dayOf(a) - dayOf(b);
}

/** Everything else, after what needs the reader and what arrives. */
const OTHERS_FROM = 4;
const OTHERS: readonly DigestItem['kind'][] = ['parcel', 'qc', 'price', 'ended', 'ordinary'];

function rankOf(item: DigestItem): number {
  if (item.kind === 'suspended') return 0;
  if (item.kind === 'stall') return 2;
  if (item.kind === 'date') return 3;
  if (item.kind !== 'parcel') return OTHERS_FROM + OTHERS.indexOf(item.kind);
  if (isProblem(item.state)) return 0;
  if (item.state === 'pickup') return 1;
  if (item.state === 'delivered') return OTHERS_FROM;
  return 3;
}

/** Undated ones come last. */
function dayOf(item: DigestItem): number {
  if (item.kind !== 'parcel' && item.kind !== 'date') return 0;
  return arrivalDay(item) ?? Number.MAX_SAFE_INTEGER;
}
