import { safeUrl } from '../../discord/messages/markdown.ts';
import { productOfTopic } from '../../domain/alerts/topic.ts';
import { canonicalUrl } from '../../links/catalogue.ts';
import type { Destination, Store } from '../../store/index.ts';
import {
  MAX_PRODUCTS_IN_ALERT,
  MAX_SETS_IN_ALERT,
  photosInAlert,
  type QcAlert,
  qcAlertView,
  variantText,
} from '../cards/qc-alert.ts';
import { readerAt, rolesOf, withMentions } from '../destination-readers.ts';
import { readQcSet } from '../updates.ts';
import { createQcExtrasLoader, type LoadQcExtras, loadPhotos } from './load-qc-extras.ts';
import type { MessageIdentity } from './message.ts';
import type { AlertKindRenderer, RenderContext } from './render-context.ts';
import { oldestOf, type TopicGroup } from './topic-groups.ts';

/** Alerts about new QC photos. */
export function createQcRenderer(context: RenderContext): AlertKindRenderer {
  const loadExtras = createQcExtrasLoader(context);
  return {
    select: (_place, groups, combine) => selectQcSets(groups, combine),
    canJoin: (group) => group.length <= MAX_SETS_IN_ALERT,
    async render({ destination, channel, texts }, groups) {
      const [alerts, reader] = await Promise.all([
        Promise.all(groups.map((group) => qcAlert(context, loadExtras, destination, group))),
        readerAt(context, destination, texts),
      ]);
      const view = qcAlertView(alerts, reader);
      const roleIds = rolesOf(channel);
      return {
        view: { ...view, content: withMentions(view.content, roleIds) },
        roleIds,
        identity: identityOf(groups),
      };
    },
  };
}

/** A message about several products has one set each. */
function selectQcSets(groups: readonly TopicGroup[], combine: boolean): TopicGroup[] {
  return combine && groups.length > 1
    ? groups.slice(0, MAX_PRODUCTS_IN_ALERT).map((group) => group.slice(0, 1))
    : groups.slice(0, 1).map((group) => group.slice(0, MAX_SETS_IN_ALERT));
}

async function qcAlert(
  context: RenderContext,
  loadExtras: LoadQcExtras,
  destination: Destination,
  group: TopicGroup,
): Promise<QcAlert> {
  const { topicId, topicKey } = oldestOf(group);
  const product = productOfTopic(topicKey);
  const reported = group.map(({ data }) => readQcSet(data));
  const sets = reported.every(({ photos }) => photos.length > 0)
    ? reported
    : await loadPhotos(context, topicId, product, reported);
  return {
    topicId,
    sets,
    ...(await loadExtras(product, photosInAlert(sets))),
    isFirst: await areFirst(context.store, group),
    watched: await context.store.follows.isFollowedAt(destination.id, topicId),
  };
}

/** Whether the product had no photos before. The bot knows that once it has asked for them, for somebody who watches it. */
async function areFirst({ follows }: Store, group: TopicGroup): Promise<boolean> {
  const isFirstReport = group.some(({ importance }) => importance === 'milestone');
  return isFirstReport && (await follows.isSynced(oldestOf(group).topicId));
}

/**
 * The products' links, and the variants as they were reported. A line ends with the variant of its only set. Undefined where
 * the catalogue has no link.
 */
export function identityOf(groups: readonly TopicGroup[]): MessageIdentity | undefined {
  const products = groups.map((group) => productOfTopic(oldestOf(group).topicKey));
  const links = products.flatMap((product) => safeUrl(canonicalUrl(product) ?? undefined) ?? []);
  if (links.length < groups.length) return undefined;
  const variants = groups.map((group) => group.map(({ data }) => variantText(readQcSet(data))));
  return {
    lines: variants.map(([variant = '', ...others]) => (others.length === 0 ? variant : '')),
    parts: variants.filter((ofProduct) => ofProduct.length > 1).flat(),
    links,
  };
}
