import type { Api } from '../../api/index.ts';
import type { MessageView } from '../../discord/message-view.ts';
import type { Seal } from '../../discord/seal.ts';
import { canonicalUrl } from '../../links/catalogue.ts';
import type { Log } from '../../process/log.ts';
import type { AlertChannel, Destination, PendingDelivery, Store } from '../../store/index.ts';
import { type Texts, textsFor } from '../../texts/index.ts';
import { openIds, sealedIds } from '../../views/parcel-ids.ts';
import { MAX_PRODUCTS_IN_ALERT, MAX_SETS_IN_ALERT, type QcAlert, qcAlertView } from '../../views/qc-alert.ts';
import {
  groupedTrackingAlertView,
  type TrackingAlert,
  trackingAlertView,
} from '../../views/tracking-alert.ts';
import { MAX_PARCELS_IN_ALERT, parcelsThatFit, scansThatFit } from '../../views/tracking-alert-fitting.ts';
import { productOf, readBatch, readScan } from '../updates.ts';
import { createPhotoLoader } from './photo-loader.ts';
import { createPreviousScan } from './previous-scan.ts';

/** Scans of one parcel in a message that several parcels share. */
const SCANS_WHEN_SHARED = 2;

/** What a message says: what it tells of, how it looks, whom it may ping. */
export interface RenderedAlert {
  readonly deliveries: readonly PendingDelivery[];
  readonly view: MessageView;
  readonly roleId: string | undefined;
}

export interface AlertRenderer {
  /**
   * The next message for a place, out of what it is owed (oldest first, at least one).
   * @param share whether several topics go into one message
   */
  next(
    destination: Destination,
    pending: readonly PendingDelivery[],
    combine: boolean,
  ): Promise<RenderedAlert>;
  /** Exactly these deliveries in one message: one that may have been sent already, or is being added to. */
  renderExactly(destination: Destination, deliveries: readonly PendingDelivery[]): Promise<RenderedAlert>;
  /** Whether one card takes all of these, which are of one topic. */
  fitsOneCard(destination: Destination, deliveries: readonly PendingDelivery[]): Promise<boolean>;
}

type Group = readonly PendingDelivery[];

export interface AlertRendererOptions {
  readonly store: Store;
  readonly api: Api;
  readonly log: Log;
  readonly seal: Seal;
}

export function createAlertRenderer({ store, api, log, seal }: AlertRendererOptions): AlertRenderer {
  const previousScan = createPreviousScan({ store, api });
  const withPhotos = createPhotoLoader({ store, api, log });

  /** What a server's managers chose counts for its channels, otherwise what Discord says of the place. */
  const textsAt = async ({ guildId, locale }: Destination): Promise<Texts> =>
    textsFor((guildId === null ? null : (await store.settings.guild(guildId)).language) ?? locale);

  const render = async (destination: Destination, groups: readonly Group[]): Promise<RenderedAlert> => {
    const texts = await textsAt(destination);
    const kind = groups[0]?.[0]?.topicKind;
    const channel = await store.alertChannels.at(destination.id, kind === 'product' ? 'qc' : 'tracking');
    const mention = channel?.roleId == null ? null : `<@&${channel.roleId}>`;
    const common = { deliveries: groups.flat(), roleId: channel?.roleId ?? undefined };
    if (kind === 'product') {
      const alerts = await Promise.all(groups.map((group) => qcAlert(destination, group)));
      return { ...common, view: qcAlertView(alerts, mention, texts) };
    }
    const alerts = await trackingAlerts(destination, groups, channel);
    const [only] = alerts;
    const view =
      alerts.length === 1 && only !== undefined
        ? trackingAlertView(only, texts)
        : groupedTrackingAlertView(alerts, texts);
    return { ...common, view: mention === null ? view : { ...view, content: mention } };
  };

  const trackingAlerts = (
    destination: Destination,
    groups: readonly Group[],
    channel: AlertChannel | undefined,
  ) => Promise.all(groups.map((group) => trackingAlert(destination, group, channel)));

  const trackingAlert = async (
    destination: Destination,
    group: Group,
    channel: AlertChannel | undefined,
  ): Promise<TrackingAlert> => {
    const { topicId, topicKey } = oldestOf(group);
    const masked = destination.kind === 'channel' && (channel?.mask ?? true);
    return {
      ids: masked ? sealedIds(topicKey, destination.discordId, seal) : openIds(topicKey),
      number: topicKey,
      // A name is given in private, for finding the parcel again: nobody else gets to read it.
      label: destination.kind === 'user' ? await store.follows.labelAt(destination.id, topicId) : null,
      masked,
      scans: group.map(({ data }) => readScan(data)),
      previous: await previousScan(oldestOf(group)),
      followed: await store.follows.isFollowedAt(destination.id, topicId),
    };
  };

  const qcAlert = async (destination: Destination, group: Group): Promise<QcAlert> => {
    const { topicId, topicKey } = oldestOf(group);
    const product = productOf(topicKey);
    const reported = group.map(({ data }) => readBatch(data));
    return {
      topicId,
      product,
      canonical: canonicalUrl(product) ?? undefined,
      batches: reported.every(({ photos }) => photos.length > 0)
        ? reported
        : await withPhotos(topicId, product, reported),
      watched: await store.follows.isFollowedAt(destination.id, topicId),
    };
  };

  return {
    async next(destination, pending, combine) {
      const texts = await textsAt(destination);
      const groups = groupsOf(pending);
      if (oldestOf(pending).topicKind === 'product') {
        const taken = groups.map((group) => group.slice(0, MAX_SETS_IN_ALERT));
        // Shared messages hold one batch a product, so that their components stay countable.
        const shared = taken.slice(0, MAX_PRODUCTS_IN_ALERT).map((group) => group.slice(0, 1));
        return render(destination, combine && groups.length > 1 ? shared : taken.slice(0, 1));
      }
      if (combine && groups.length > 1) {
        const candidates = groups
          .slice(0, MAX_PARCELS_IN_ALERT)
          .map((group) => group.slice(0, SCANS_WHEN_SHARED));
        const channel = await store.alertChannels.at(destination.id, 'tracking');
        const fitting = parcelsThatFit(await trackingAlerts(destination, candidates, channel), texts);
        if (fitting > 1) return render(destination, candidates.slice(0, fitting));
      }
      return render(
        destination,
        groups.slice(0, 1).map((group) => fittingScans(group, texts)),
      );
    },
    renderExactly: (destination, deliveries) => render(destination, groupsOf(deliveries)),
    async fitsOneCard(destination, deliveries) {
      if (oldestOf(deliveries).topicKind === 'product') return deliveries.length <= MAX_SETS_IN_ALERT;
      return fittingScans(deliveries, await textsAt(destination)).length === deliveries.length;
    },
  };
}

/** By topic, in the order in which their first delivery came; only topics of the first one's kind. */
function groupsOf(deliveries: readonly PendingDelivery[]): Group[] {
  const { topicKind } = oldestOf(deliveries);
  const fitting = deliveries.filter((delivery) => delivery.topicKind === topicKind);
  const groups = new Map<number, PendingDelivery[]>();
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
      oldestOf(group).topicKey,
      texts,
    ),
  );
}

function oldestOf(deliveries: readonly PendingDelivery[]): PendingDelivery {
  const [head] = deliveries;
  if (head === undefined) throw new RangeError('A message needs at least one delivery');
  return head;
}
