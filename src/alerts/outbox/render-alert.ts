import type { MessageView } from '../../discord/message-view.ts';
import type { AlertChannel, Destination, PendingDelivery } from '../../store/index.ts';
import { type Texts, textsFor } from '../../texts/index.ts';
import { qcAlertView } from '../../views/qc-alert.ts';
import { groupedTrackingAlertView, trackingAlertView } from '../../views/tracking-alert.ts';
import { groupByTopic, oldestOf, type TopicGroup } from './group-by-topic.ts';
import { createPhotoLoader } from './load-photos.ts';
import { createQcExtrasLoader } from './load-qc-extras.ts';
import type { MessageIdentity, RenderedAlert } from './message.ts';
import { createPreviousScan } from './previous-scan.ts';
import { readerAt } from './reader-at.ts';
import type { AlertRendererOptions, RenderContext } from './render-context.ts';
import { identityOf, qcAlert, qcSetsFit, selectQcSets } from './render-qc.ts';
import { scansFit, selectScans, trackingAlerts } from './render-tracking.ts';

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
  /** Whether one message can show all of these deliveries, which have one topic. */
  fitsOneCard(destination: Destination, deliveries: readonly PendingDelivery[]): Promise<boolean>;
}

export function createAlertRenderer(options: AlertRendererOptions): AlertRenderer {
  const context: RenderContext = {
    ...options,
    previousScan: createPreviousScan(options),
    loadPhotos: createPhotoLoader(options),
    loadQcExtras: createQcExtrasLoader(options),
  };
  return {
    async renderNext(destination, pending, combine) {
      const groups = groupByTopic(pending);
      const texts = await textsAt(context, destination);
      const selected =
        oldestOf(pending).topicKind === 'product'
          ? selectQcSets(groups, combine)
          : await selectScans(context, destination, groups, combine, texts);
      return render(context, destination, selected, texts);
    },
    async renderExactly(destination, deliveries) {
      const texts = await textsAt(context, destination);
      return render(context, destination, groupByTopic(deliveries), texts);
    },
    async fitsOneCard(destination, deliveries) {
      return oldestOf(deliveries).topicKind === 'product'
        ? qcSetsFit(deliveries)
        : scansFit(deliveries, await textsAt(context, destination));
    },
  };
}

/** A language that a server's managers chose applies to its channels; otherwise the one that Discord reports does. */
async function textsAt({ store }: RenderContext, { guildId, locale }: Destination): Promise<Texts> {
  const chosen = guildId === null ? null : (await store.settings.guild(guildId)).language;
  return textsFor(chosen ?? locale);
}

async function render(
  context: RenderContext,
  destination: Destination,
  groups: readonly TopicGroup[],
  texts: Texts,
): Promise<RenderedAlert> {
  const isQc = groups[0]?.[0]?.topicKind === 'product';
  const channel = await context.store.alertChannels.at(destination.id, isQc ? 'qc' : 'tracking');
  const rendered = isQc
    ? await renderQc(context, destination, groups, channel, texts)
    : { view: await trackingView(context, destination, groups, channel, texts) };
  return { deliveries: groups.flat(), roleId: channel?.roleId ?? undefined, ...rendered };
}

async function renderQc(
  context: RenderContext,
  destination: Destination,
  groups: readonly TopicGroup[],
  channel: AlertChannel | undefined,
  texts: Texts,
): Promise<{ view: MessageView; identity: MessageIdentity | undefined }> {
  const [alerts, reader] = await Promise.all([
    Promise.all(groups.map((group) => qcAlert(context, destination, group))),
    readerAt(context, destination, texts),
  ]);
  const view = qcAlertView(alerts, mentionOf(channel), reader, context.clock());
  return { view, identity: identityOf(groups) };
}

async function trackingView(
  context: RenderContext,
  destination: Destination,
  groups: readonly TopicGroup[],
  channel: AlertChannel | undefined,
  texts: Texts,
): Promise<MessageView> {
  const alerts = await trackingAlerts(context, destination, groups, channel);
  const [only, ...others] = alerts;
  const view =
    only !== undefined && others.length === 0
      ? trackingAlertView(only, texts)
      : groupedTrackingAlertView(alerts, texts);
  const mention = mentionOf(channel);
  return mention === null ? view : { ...view, content: mention };
}

function mentionOf(channel: AlertChannel | undefined): string | null {
  return channel?.roleId == null ? null : `<@&${channel.roleId}>`;
}
