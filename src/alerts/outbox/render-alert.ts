import type { Destination, PendingDelivery } from '../../store/index.ts';
import { endedAlertView, stallAlertView } from '../cards/stall-alert.ts';
import { textsAt } from '../destination-readers.ts';
import type { RenderedAlert } from './message.ts';
import type { AlertKindRenderer, AlertPlace, RenderContext } from './render-context.ts';
import { renderDigest } from './render-digest.ts';
import { dateRenderer, renderSuspendedAlert, silenceRenderer } from './render-notices.ts';
import { createPriceRenderer } from './render-price.ts';
import { createQcRenderer } from './render-qc.ts';
import { createTrackingRenderer } from './render-tracking.ts';
import { type AlertKind, groupByTopic, kindOf, oldestOf, type TopicGroup } from './topic-groups.ts';

export type AlertRenderer = ReturnType<typeof createAlertRenderer>;

export function createAlertRenderer(context: RenderContext) {
  const renderers: Readonly<Record<AlertKind, AlertKindRenderer>> = {
    scan: createTrackingRenderer(context),
    qc: createQcRenderer(context),
    stall: silenceRenderer(context, stallAlertView),
    ended: silenceRenderer(context, endedAlertView),
    moved: dateRenderer(context),
    late: dateRenderer(context),
    price: createPriceRenderer(context),
    suspended: renderSuspendedAlert,
  };
  const rendererOf = (deliveries: readonly PendingDelivery[]) => renderers[kindOf(oldestOf(deliveries))];
  const render = async (place: AlertPlace, groups: readonly TopicGroup[]): Promise<RenderedAlert> => {
    const deliveries = groups.flat();
    return { deliveries, ...(await rendererOf(deliveries).render(place, groups)) };
  };
  const renderExactly = async (destination: Destination, deliveries: readonly PendingDelivery[]) =>
    render(await placeOf(context, destination, deliveries), groupByTopic(deliveries));
  return {
    /** Exactly these deliveries in one message: it may have been sent already, or is edited. */
    renderExactly,
    /** Exactly these deliveries in one message, whatever they are about; a single one as its own alert, except in a forum. */
    async renderDigest(
      destination: Destination,
      deliveries: readonly PendingDelivery[],
    ): Promise<RenderedAlert> {
      // In a forum, it is a post of its own: buttons about a parcel would be for another channel.
      if (deliveries.length === 1 && !destination.forum) return renderExactly(destination, deliveries);
      const [texts, tracking, qc] = await Promise.all([
        textsAt(context, destination),
        context.store.alertChannels.at(destination.id, 'tracking'),
        context.store.alertChannels.at(destination.id, 'qc'),
      ]);
      const rendererAt = (delivery: PendingDelivery) => rendererOf([delivery]);
      const place = { destination, tracking, qc, texts, rendererOf: rendererAt };
      return { deliveries, ...(await renderDigest(context, place, deliveries)) };
    },
    /**
     * The next message for a destination.
     * @param pending its pending deliveries, oldest first, at least one
     * @param combine puts several topics into one message
     */
    async renderNext(
      destination: Destination,
      pending: readonly PendingDelivery[],
      combine: boolean,
    ): Promise<RenderedAlert> {
      const place = await placeOf(context, destination, pending);
      const groups = groupByTopic(pending);
      return render(place, await rendererOf(pending).select(place, groups, combine));
    },
    /** Whether these deliveries, all of one topic, fit into one message, with the last ones added by an edit. */
    canJoin: (deliveries: readonly PendingDelivery[]): boolean =>
      new Set(deliveries.map(kindOf)).size === 1 && rendererOf(deliveries).canJoin(deliveries),
  };
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
