import type { MessageView } from '../../discord/messages/message-view.ts';
import { notAfter } from '../../domain/moments.ts';
import { dayCount, journeyOf } from '../../domain/parcels/journey.ts';
import { parcelIds } from '../../parcels/cards/parcel-ids.ts';
import { loadParcelExtras } from '../../parcels/load-extras.ts';
import { ApiError, MAX_SCANS, readAhead, type TrackingUpdate } from '../../service/index.ts';
import type { PendingDelivery } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { alertLine } from '../cards/alert-line.ts';
import {
  type AlertExtras,
  decisiveScan,
  MAX_PARCELS_IN_ALERT,
  MAX_SCANS_IN_ALERT,
  otherScanLines,
  parcelsThatFit,
  type TrackingAlert,
  trackingCardView,
  trackingLines,
  trackingLinesView,
} from '../cards/tracking-alert.ts';
import { readToldDate } from '../dates/told-date.ts';
import { parcelAt, pingsFor, rolesOf, withMentions } from '../destination-readers.ts';
import { readTimedScan, scanUpdate, stateAbroad } from '../updates.ts';
import type { MessageIdentity } from './message.ts';
import type { AlertKindRenderer, AlertPlace, RenderContext } from './render-context.ts';
import { createSharedLoading, type Loading } from './shared-loading.ts';
import { oldestOf, type TopicGroup } from './topic-groups.ts';

/** Scans of each parcel in a message about several parcels. */
const SCANS_WHEN_COMBINED = 2;

export function createTrackingRenderer(context: RenderContext): AlertKindRenderer {
  const loadExtras = createAlertExtrasLoader(context);
  return {
    select: (place, groups, combine) => selectScans(context, place, groups, combine),
    // An edit notifies nobody, so milestones and problems are always new messages.
    canJoin: (group) =>
      group.length <= MAX_SCANS_IN_ALERT && group.every(({ importance }) => importance === 'ordinary'),
    async render(place, groups) {
      const alerts = await trackingAlerts(context, place, groups);
      const news = alerts
        .map(({ scans }) => decisiveScan(scans))
        .filter(({ importance }) => importance !== 'ordinary');
      const carded = cardedAlert(alerts);
      const view =
        carded === null
          ? trackingLinesView(alerts, place.texts)
          : await renderCard(context, loadExtras, place, carded, groups.flat());
      const { channel } = place;
      const states = news.map(({ state }) => state);
      const roleIds = pingsFor(channel, states) ? rolesOf(channel) : [];
      return {
        view: { ...view, content: withMentions(view.content, roleIds) },
        roleIds,
        identity: scanIdentity(alerts, place.texts),
      };
    },
  };
}

/** The parcel that has a card: one with news, alone in its message. */
function cardedAlert([only, ...others]: readonly TrackingAlert[]): TrackingAlert | null {
  if (only === undefined || others.length > 0) return null;
  return decisiveScan(only.scans).importance === 'ordinary' ? null : only;
}

/** The lines about the scans; what else a card says depends on what was loaded in time. */
export function scanIdentity(alerts: readonly TrackingAlert[], texts: Texts): MessageIdentity {
  const carded = cardedAlert(alerts);
  const lines =
    carded === null ? trackingLines(alerts, texts) : [alertLine(carded, decisiveScan(carded.scans), texts)];
  return {
    lines: lines.map(withoutSign),
    parts: carded === null ? [] : otherScanLines(carded, texts),
    links: [],
  };
}

/** A version to come may have another emoji for the same scan. */
function withoutSign(line: string): string {
  return line.replace(/^(?:-# )?\S+ /, '');
}

/** The scans of several parcels if they fit, otherwise of the first one. */
async function selectScans(
  context: RenderContext,
  place: AlertPlace,
  groups: readonly TopicGroup[],
  combine: boolean,
): Promise<TopicGroup[]> {
  if (combine && groups.length > 1) {
    const parcels = groups.slice(0, MAX_PARCELS_IN_ALERT).map((group) => group.slice(0, SCANS_WHEN_COMBINED));
    const fitting = parcelsThatFit(await trackingAlerts(context, place, parcels), place.texts);
    if (fitting > 1) return parcels.slice(0, fitting);
  }
  return groups.slice(0, 1).map((group) => group.slice(0, MAX_SCANS_IN_ALERT));
}

async function renderCard(
  { store }: RenderContext,
  loadExtras: ReturnType<typeof createAlertExtrasLoader>,
  { destination, channel, texts }: AlertPlace,
  alert: TrackingAlert,
  deliveries: TopicGroup,
): Promise<MessageView> {
  const decisive = deliveries[alert.scans.indexOf(decisiveScan(alert.scans))] ?? oldestOf(deliveries);
  const options = {
    inDm: destination.kind === 'user',
    canBeFewer: channel !== undefined || (await store.follows.isFollowedAt(destination.id, decisive.topicId)),
  };
  return trackingCardView(alert, await loadExtras(decisive), options, texts);
}

function trackingAlerts(context: RenderContext, place: AlertPlace, groups: readonly TopicGroup[]) {
  return Promise.all(groups.map((group) => trackingAlert(context, place, group)));
}

async function trackingAlert(
  { store, seal, clock }: RenderContext,
  { destination, channel }: AlertPlace,
  group: TopicGroup,
): Promise<TrackingAlert> {
  const { topicId, topicKey } = oldestOf(group);
  const parcel = await parcelAt(store, destination, channel, { id: topicId, key: topicKey });
  return {
    ...parcel,
    ids: parcelIds(parcel, destination.discordId, seal),
    scans: group.map((delivery) => {
      const scan = readTimedScan(delivery, clock());
      return {
        scan,
        state: stateAbroad(scan),
        importance: delivery.importance,
        told: readToldDate(delivery.arrival, destination.kind === 'user'),
      };
    }),
  };
}

type AlertExtrasOptions = Pick<
  RenderContext,
  'store' | 'api' | 'log' | 'pictures' | 'pictureWaitMs' | 'arrivals'
>;

/** What the card about a scan shows in addition: loaded once for all destinations that get the same scan. */
export function createAlertExtrasLoader(options: AlertExtrasOptions) {
  const loadShared = createSharedLoading<AlertExtras>(options.pictureWaitMs);
  /** Resolves when alerts wait no longer; never rejects. */
  return (delivery: PendingDelivery) => loadShared(String(delivery.updateId), () => load(options, delivery));
}

function load(options: AlertExtrasOptions, delivery: PendingDelivery): Loading<AlertExtras> {
  const announced = readTimedScan(delivery, delivery.createdAt);
  // A single scan says nothing about the days before it.
  let extras: AlertExtras = {
    ...{ day: null, usual: null, slowerOfTen: null, picture: null },
    journey: journeyOf([announced]),
  };
  const loadAll = async (): Promise<void> => {
    const scans = await scansUntil(options, delivery, announced);
    // Until the scan: an alert that is posted late still says on which day it happened.
    const until = notAfter(delivery.createdAt, delivery.at) ?? delivery.createdAt;
    extras = { ...extras, day: scans.length < 2 ? null : dayCount(scans, until), journey: journeyOf(scans) };
    if (stateAbroad(announced) === 'delivered')
      extras = { ...extras, slowerOfTen: (await options.arrivals?.slowerOfTen({ updates: scans })) ?? null };
    const { usual, picture, drawing } = await loadParcelExtras(options, scans);
    extras = { ...extras, usual };
    await drawing;
    extras = { ...extras, picture: picture() };
  };
  return {
    done: loadAll().catch((error: unknown) => options.log.warn({ err: error }, 'alert card incomplete')),
    soFar: () => extras,
  };
}

/**
 * The parcel's scans until the announced one, newest first. The store has all scans of followed parcels; for others, the service
 * is asked. Its answer is shown but not stored, because the events for those scans may still arrive.
 */
async function scansUntil(
  { store, api, log }: AlertExtrasOptions,
  { topicId, topicKey, data, at, createdAt }: PendingDelivery,
  announced: TrackingUpdate,
): Promise<readonly TrackingUpdate[]> {
  if (await store.follows.isSynced(topicId)) {
    const stored = await store.updates.history(topicId, MAX_SCANS);
    const earlier = stored.filter(
      (update) => update.data !== data && (update.at ?? 0) <= (at ?? Number.POSITIVE_INFINITY),
    );
    const scans = [announced, ...earlier.map((update) => readTimedScan(update, createdAt))];
    await readAhead(scans);
    return scans;
  }
  try {
    const { updates } = (await api.tracking(topicKey)).data;
    const { key } = scanUpdate(topicKey, announced);
    const index = updates.findIndex((scan) => scanUpdate(topicKey, scan).key === key);
    return index === -1 ? [announced, ...updates] : updates.slice(index);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.warn({ err: error }, 'alert journey unavailable, posting without it');
    return [announced];
  }
}
