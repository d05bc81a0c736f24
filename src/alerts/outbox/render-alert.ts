import type { Destination, PendingDelivery } from '../../store/index.ts';
import { textsAt } from '../texts-at.ts';
import { type AlertKind, kindOf } from './alert-kind.ts';
import type { AlertKindRenderer, AlertPlace } from './alert-kind-renderer.ts';
import { groupByTopic, oldestOf, type TopicGroup } from './group-by-topic.ts';
import { createAlertExtrasLoader } from './load-alert-extras.ts';
import { createPhotoLoader } from './load-photos.ts';
import { createQcExtrasLoader } from './load-qc-extras.ts';
import type { RenderedAlert } from './message.ts';
import type { AlertRendererOptions, RenderContext } from './render-context.ts';
import { renderDigest } from './render-digest.ts';
import { renderPriceAlert } from './render-price.ts';
import { renderQcAlert } from './render-qc.ts';
import { renderEnded, renderStall } from './render-silence.ts';
import { renderSuspendedAlert } from './render-suspended.ts';
import { renderTrackingAlert } from './render-tracking.ts';

export interface AlertRenderer {
  /**
   * The next message for a destination, from its pending deliveries (oldest first, at least one).
   * @param combine puts several topics into one message
   */
  renderNext(
    destination: Destination,
    pending: readonly PendingDelivery[],
    combine: boolean,
  ): Promise<RenderedAlert>;
  /** Exactly these deliveries in one message: it may have been sent already, or is edited. */
  renderExactly(destination: Destination, deliveries: readonly PendingDelivery[]): Promise<RenderedAlert>;
  /** Exactly these deliveries in one message, whatever they are about; a single one as its own alert, except in a forum. */
  renderDigest(destination: Destination, deliveries: readonly PendingDelivery[]): Promise<RenderedAlert>;
  /** Whether these deliveries, which have one topic, can be in one message of which the last ones are added by an edit. */
  canJoin(destination: Destination, deliveries: readonly PendingDelivery[]): Promise<boolean>;
}

const RENDERERS: Readonly<Record<AlertKind, AlertKindRenderer>> = {
  scan: renderTrackingAlert,
  qc: renderQcAlert,
  stall: renderStall,
  ended: renderEnded,
  price: renderPriceAlert,
  suspended: renderSuspendedAlert,
};

export function createAlertRenderer(options: AlertRendererOptions): AlertRenderer {
  const context: RenderContext = {
    ...options,
    loadAlertExtras: createAlertExtrasLoader(options),
    loadPhotos: createPhotoLoader(options),
    loadQcExtras: createQcExtrasLoader(options),
  };
  const render = async (place: AlertPlace, groups: readonly TopicGroup[]): Promise<RenderedAlert> => {
    const deliveries = groups.flat();
    return { deliveries, ...(await rendererOf(deliveries).render(context, place, groups)) };
  };
  const renderExactly: AlertRenderer['renderExactly'] = async (destination, deliveries) =>
    render(await placeOf(context, destination, deliveries), groupByTopic(deliveries));
  return {
    renderExactly,
    async renderDigest(destination, deliveries) {
      // In a forum, it is a post of its own: buttons about a parcel would be for another channel.
      if (deliveries.length === 1 && !destination.forum) return renderExactly(destination, deliveries);
      const [texts, tracking, qc] = await Promise.all([
        textsAt(context, destination),
        context.store.alertChannels.at(destination.id, 'tracking'),
        context.store.alertChannels.at(destination.id, 'qc'),
      ]);
      const place = {
        destination,
        tracking,
        qc,
        texts,
        rendererOf: (one: PendingDelivery) => rendererOf([one]),
      };
      return { deliveries, ...(await renderDigest(context, place, deliveries)) };
    },
    async renderNext(destination, pending, combine) {
      const place = await placeOf(context, destination, pending);
      const groups = groupByTopic(pending);
      return render(place, await rendererOf(pending).select(context, place, groups, combine));
    },
    async canJoin(destination, deliveries) {
      const isOneKind = new Set(deliveries.map(kindOf)).size === 1;
      return (
        isOneKind &&
        rendererOf(deliveries).canJoin(await placeOf(context, destination, deliveries), deliveries)
      );
    },
  };
}

function rendererOf(deliveries: readonly PendingDelivery[]): AlertKindRenderer {
  return RENDERERS[kindOf(oldestOf(deliveries))];
}

async function placeOf(
  context: RenderContext,
  destination: Destination,
  deliveries: readonly PendingDelivery[],
): Promise<AlertPlace> {
  const event = oldestOf(deliveries).topicKind === 'product' ? 'qc' : 'tracking';
  const [texts, channel] = await Promise.all([
    textsAt(context, destination),
    context.store.alertChannels.at(destination.id, event),
  ]);
  return { destination, channel, texts };
}
