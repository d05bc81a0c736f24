import type { MessageView } from '../../discord/message-view.ts';
import type { PendingDelivery } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { type AlertScan, alertLine } from '../../views/alert-line.ts';
import { parcelIds } from '../../views/parcel-ids.ts';
import {
  decisiveScan,
  MAX_PARCELS_IN_ALERT,
  MAX_SCANS_IN_ALERT,
  otherScanLines,
  parcelsThatFit,
  type TrackingAlert,
  trackingCardView,
  trackingLines,
  trackingLinesView,
} from '../../views/tracking-alert.ts';
import { parcelAt } from '../parcel-at.ts';
import { readTimedScan, stateAbroad } from '../updates.ts';
import type { AlertKindRenderer, AlertPlace } from './alert-kind-renderer.ts';
import { oldestOf, type TopicGroup } from './group-by-topic.ts';
import { pingsFor, rolesOf, withMentions } from './mention.ts';
import type { MessageIdentity } from './message.ts';
import type { RenderContext } from './render-context.ts';

/** Scans of each parcel in a message about several parcels. */
const SCANS_WHEN_COMBINED = 2;

/** Alerts about new scans. */
export const renderTrackingAlert: AlertKindRenderer = {
  select: selectScans,
  // An edit notifies nobody, so milestones and problems are always new messages.
  canJoin: (_place, group) =>
    group.length <= MAX_SCANS_IN_ALERT && group.every(({ importance }) => importance === 'ordinary'),
  async render(context, place, groups) {
    const alerts = await trackingAlerts(context, place, groups);
    const news = alerts
      .map(({ scans }) => decisiveScan(scans))
      .filter(({ importance }) => importance !== 'ordinary');
    const carded = cardedAlert(alerts);
    const view =
      carded === null
        ? trackingLinesView(alerts, place.texts)
        : await renderCard(context, place, carded, groups.flat());
    const { channel } = place;
    const pings = pingsFor(
      channel,
      news.map(({ state }) => state),
    );
    const roleIds = pings ? rolesOf(channel) : [];
    return {
      view: { ...view, content: withMentions(view.content, roleIds) },
      roleIds,
      identity: scanIdentity(alerts, place.texts),
    };
  },
};

/** The parcel that has a card: one with news, alone in its message. */
function cardedAlert([only, ...others]: readonly TrackingAlert[]): TrackingAlert | null {
  if (only === undefined || others.length > 0) return null;
  return decisiveScan(only.scans).importance === 'ordinary' ? null : only;
}

/** The lines about the scans; what a card says besides depends on what was loaded in time. */
export function scanIdentity(alerts: readonly TrackingAlert[], texts: Texts): MessageIdentity {
  const carded = cardedAlert(alerts);
  return {
    lines:
      carded === null ? trackingLines(alerts, texts) : [alertLine(carded, decisiveScan(carded.scans), texts)],
    parts: carded === null ? [] : otherScanLines(carded, texts),
    links: [],
  };
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
  { loadAlertExtras, store }: RenderContext,
  { destination, channel, texts }: AlertPlace,
  alert: TrackingAlert,
  deliveries: TopicGroup,
): Promise<MessageView> {
  const decisive = deliveries[alert.scans.indexOf(decisiveScan(alert.scans))] ?? oldestOf(deliveries);
  const options = {
    inDm: destination.kind === 'user',
    canBeFewer: channel !== undefined || (await store.follows.isFollowedAt(destination.id, decisive.topicId)),
  };
  return trackingCardView(alert, await loadAlertExtras(decisive), options, texts);
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
    scans: group.map((delivery) => alertScan(delivery, clock())),
  };
}

function alertScan(delivery: PendingDelivery, now: number): AlertScan {
  const scan = readTimedScan(delivery, now);
  return { scan, state: stateAbroad(scan), importance: delivery.importance };
}
