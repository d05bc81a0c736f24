import type { AlertChannel, Destination } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { openIds, sealedIds } from '../../views/parcel-ids.ts';
import {
  groupedTrackingAlertView,
  type TrackingAlert,
  trackingAlertView,
} from '../../views/tracking-alert.ts';
import { MAX_PARCELS_IN_ALERT, parcelsThatFit, scansThatFit } from '../../views/tracking-alert-fitting.ts';
import { readTimedScan } from '../updates.ts';
import type { AlertKindRenderer, AlertPlace } from './alert-kind-renderer.ts';
import { oldestOf, type TopicGroup } from './group-by-topic.ts';
import { mentionOf } from './mention.ts';
import type { RenderContext } from './render-context.ts';

/** Scans of each parcel in a message about several parcels. */
const SCANS_WHEN_COMBINED = 2;

/** Alerts about new scans. */
export const renderTrackingAlert: AlertKindRenderer = {
  select: selectScans,
  canJoin: ({ texts }, group) => fittingScans(group, texts).length === group.length,
  async render(context, { destination, channel, texts }, groups) {
    const alerts = await trackingAlerts(context, destination, groups, channel);
    const [only, ...others] = alerts;
    const view =
      only !== undefined && others.length === 0
        ? trackingAlertView(only, texts)
        : groupedTrackingAlertView(alerts, texts);
    const mention = mentionOf(channel);
    return {
      view: mention === null ? view : { ...view, content: mention },
      roleId: channel?.roleId ?? undefined,
    };
  },
};

/** The scans of several parcels if they fit, otherwise of the first one. */
async function selectScans(
  context: RenderContext,
  { destination, channel, texts }: AlertPlace,
  groups: readonly TopicGroup[],
  combine: boolean,
): Promise<TopicGroup[]> {
  if (combine && groups.length > 1) {
    const parcels = groups.slice(0, MAX_PARCELS_IN_ALERT).map((group) => group.slice(0, SCANS_WHEN_COMBINED));
    const fitting = parcelsThatFit(await trackingAlerts(context, destination, parcels, channel), texts);
    if (fitting > 1) return parcels.slice(0, fitting);
  }
  return groups.slice(0, 1).map((group) => fittingScans(group, texts));
}

function fittingScans(group: TopicGroup, texts: Texts): TopicGroup {
  // Only its size counts: any moment will do.
  const scans = group.map((delivery) => readTimedScan(delivery, Number.POSITIVE_INFINITY));
  return group.slice(0, scansThatFit(scans, oldestOf(group).topicKey, texts));
}

function trackingAlerts(
  context: RenderContext,
  destination: Destination,
  groups: readonly TopicGroup[],
  channel: AlertChannel | undefined,
): Promise<TrackingAlert[]> {
  return Promise.all(groups.map((group) => trackingAlert(context, destination, group, channel)));
}

async function trackingAlert(
  { store, seal, clock, previousScan }: RenderContext,
  destination: Destination,
  group: TopicGroup,
  channel: AlertChannel | undefined,
): Promise<TrackingAlert> {
  const oldest = oldestOf(group);
  const { topicId, topicKey } = oldest;
  const masked = destination.kind === 'channel' && (channel?.mask ?? true);
  return {
    ids: masked ? sealedIds(topicKey, destination.discordId, seal) : openIds(topicKey),
    number: topicKey,
    // People name parcels in private: only their own DMs show the name.
    label: destination.kind === 'user' ? await store.follows.labelAt(destination.id, topicId) : null,
    masked,
    scans: group.map((delivery) => readTimedScan(delivery, clock())),
    previous: await previousScan(oldest),
    followed: await store.follows.isFollowedAt(destination.id, topicId),
  };
}
