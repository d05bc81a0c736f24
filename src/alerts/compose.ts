import type { Api } from '../api/index.ts';
import type { View } from '../bot/command.ts';
import type { Seal } from '../lib/seal.ts';
import { canonicalOf } from '../links/catalogue.ts';
import type { Log } from '../log.ts';
import type { AlertChannel, Place, Store, WaitingDelivery } from '../store/index.ts';
import { type Texts, textsFor } from '../texts/index.ts';
import { openIds, sealedIds } from '../views/parcel-ids.ts';
import { MAX_BATCHES_IN_ALERT, MAX_PRODUCTS_IN_ALERT, type QcAlert, qcAlertView } from '../views/qc-alert.ts';
import {
  MAX_PARCELS_IN_ALERT,
  parcelsThatFit,
  scansThatFit,
  sharedTrackingAlertView,
  type TrackingAlert,
  trackingAlertView,
} from '../views/tracking-alert.ts';
import { createBatchPhotos } from './batch-photos.ts';
import { productOf, readBatch, readScan } from './news.ts';
import { createPreviousScan } from './previous-scan.ts';

/** Scans of one parcel in a message that several parcels share. */
const SCANS_WHEN_SHARED = 2;

/** What a message says: what it tells of, how it looks, whom it may ping. */
export interface Content {
  readonly deliveries: readonly WaitingDelivery[];
  readonly view: View;
  readonly roleId: string | undefined;
}

export interface Compose {
  /**
   * The next message for a place, out of what it is owed (oldest first, at least one).
   * @param share whether several topics go into one message
   */
  next(place: Place, owed: readonly WaitingDelivery[], share: boolean): Promise<Content>;
  /** Exactly these deliveries in one message: one that may have been sent already, or is being added to. */
  exactly(place: Place, deliveries: readonly WaitingDelivery[]): Promise<Content>;
  /** Whether one card takes all of these, which are of one topic. */
  fits(place: Place, deliveries: readonly WaitingDelivery[]): Promise<boolean>;
}

type Group = readonly WaitingDelivery[];

export interface ComposeOptions {
  readonly store: Store;
  readonly api: Api;
  readonly log: Log;
  readonly seal: Seal;
}

export function createCompose({ store, api, log, seal }: ComposeOptions): Compose {
  const previousScan = createPreviousScan({ store, api });
  const withPhotos = createBatchPhotos({ store, api, log });

  /** What a server's managers chose counts for its channels, otherwise what Discord says of the place. */
  const textsAt = async ({ guildId, locale }: Place): Promise<Texts> =>
    textsFor((guildId === null ? null : (await store.settings.guild(guildId)).language) ?? locale);

  const compose = async (place: Place, groups: readonly Group[]): Promise<Content> => {
    const texts = await textsAt(place);
    const kind = groups[0]?.[0]?.topicKind;
    const channel = await store.alertChannels.at(place.id, kind === 'product' ? 'qc' : 'tracking');
    const mention = channel?.roleId == null ? null : `<@&${channel.roleId}>`;
    const common = { deliveries: groups.flat(), roleId: channel?.roleId ?? undefined };
    if (kind === 'product') {
      const alerts = await Promise.all(groups.map((group) => qcAlert(place, group)));
      return { ...common, view: qcAlertView(alerts, mention, texts) };
    }
    const alerts = await trackingAlerts(place, groups, channel);
    const [only] = alerts;
    const view =
      alerts.length === 1 && only !== undefined
        ? trackingAlertView(only, texts)
        : sharedTrackingAlertView(alerts, texts);
    return { ...common, view: mention === null ? view : { ...view, content: mention } };
  };

  const trackingAlerts = (place: Place, groups: readonly Group[], channel: AlertChannel | undefined) =>
    Promise.all(groups.map((group) => trackingAlert(place, group, channel)));

  const trackingAlert = async (
    place: Place,
    group: Group,
    channel: AlertChannel | undefined,
  ): Promise<TrackingAlert> => {
    const { topicId, topicKey } = headOf(group);
    const masked = place.kind === 'channel' && (channel?.mask ?? true);
    return {
      ids: masked ? sealedIds(topicKey, place.discordId, seal) : openIds(topicKey),
      number: topicKey,
      // A name is given in private, for finding the parcel again: nobody else gets to read it.
      label: place.kind === 'user' ? await store.follows.labelAt(place.id, topicId) : null,
      masked,
      scans: group.map(({ data }) => readScan(data)),
      previous: await previousScan(headOf(group)),
      followed: await store.follows.isFollowedAt(place.id, topicId),
    };
  };

  const qcAlert = async (place: Place, group: Group): Promise<QcAlert> => {
    const { topicId, topicKey } = headOf(group);
    const product = productOf(topicKey);
    const told = group.map(({ data }) => readBatch(data));
    return {
      topicId,
      product,
      canonical: canonicalOf(product) ?? undefined,
      batches: told.every(({ photos }) => photos.length > 0)
        ? told
        : await withPhotos(topicId, product, told),
      watched: await store.follows.isFollowedAt(place.id, topicId),
    };
  };

  return {
    async next(place, owed, share) {
      const texts = await textsAt(place);
      const groups = groupsOf(owed);
      if (headOf(owed).topicKind === 'product') {
        const taken = groups.map((group) => group.slice(0, MAX_BATCHES_IN_ALERT));
        // Shared messages hold one batch a product, so that their components stay countable.
        const shared = taken.slice(0, MAX_PRODUCTS_IN_ALERT).map((group) => group.slice(0, 1));
        return compose(place, share && groups.length > 1 ? shared : taken.slice(0, 1));
      }
      if (share && groups.length > 1) {
        const candidates = groups
          .slice(0, MAX_PARCELS_IN_ALERT)
          .map((group) => group.slice(0, SCANS_WHEN_SHARED));
        const channel = await store.alertChannels.at(place.id, 'tracking');
        const fitting = parcelsThatFit(await trackingAlerts(place, candidates, channel), texts);
        if (fitting > 1) return compose(place, candidates.slice(0, fitting));
      }
      return compose(
        place,
        groups.slice(0, 1).map((group) => fittingScans(group, texts)),
      );
    },
    exactly: (place, deliveries) => compose(place, groupsOf(deliveries)),
    async fits(place, deliveries) {
      if (headOf(deliveries).topicKind === 'product') return deliveries.length <= MAX_BATCHES_IN_ALERT;
      return fittingScans(deliveries, await textsAt(place)).length === deliveries.length;
    },
  };
}

/** By topic, in the order in which their first delivery came; only topics of the first one's kind. */
function groupsOf(deliveries: readonly WaitingDelivery[]): Group[] {
  const { topicKind } = headOf(deliveries);
  const fitting = deliveries.filter((delivery) => delivery.topicKind === topicKind);
  const groups = new Map<number, WaitingDelivery[]>();
  for (const delivery of fitting) {
    groups.set(delivery.topicId, [...(groups.get(delivery.topicId) ?? []), delivery]);
  }
  return [...groups.values()];
}

function fittingScans(group: Group, texts: Texts): Group {
  return group.slice(
    0,
    scansThatFit(
      group.map(({ data }) => readScan(data)),
      headOf(group).topicKey,
      texts,
    ),
  );
}

function headOf(deliveries: readonly WaitingDelivery[]): WaitingDelivery {
  const [head] = deliveries;
  if (head === undefined) throw new RangeError('A message tells of at least one delivery');
  return head;
}
