import { safeUrl } from '../../discord/safe-url.ts';
import { productOfTopic } from '../../domain/topic.ts';
import { canonicalUrl } from '../../links/catalogue.ts';
import type { Destination, Store } from '../../store/index.ts';
import {
  MAX_PRODUCTS_IN_ALERT,
  MAX_SETS_IN_ALERT,
  photosInAlert,
  type QcAlert,
  qcAlertView,
  variantText,
} from '../../views/qc-alert.ts';
import { readQcSet } from '../updates.ts';
import type { AlertKindRenderer } from './alert-kind-renderer.ts';
import { oldestOf, type TopicGroup } from './group-by-topic.ts';
import { rolesOf, withMentions } from './mention.ts';
import type { MessageIdentity } from './message.ts';
import { readerAt } from './reader-at.ts';
import type { RenderContext } from './render-context.ts';

/** Alerts about new QC photos. */
export const renderQcAlert: AlertKindRenderer = {
  select: (_context, _place, groups, combine) => selectQcSets(groups, combine),
  canJoin: (_place, group) => group.length <= MAX_SETS_IN_ALERT,
  async render(context, { destination, channel, texts }, groups) {
    const [alerts, reader] = await Promise.all([
      Promise.all(groups.map((group) => qcAlert(context, destination, group))),
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

/** A message about several products has one set each. */
function selectQcSets(groups: readonly TopicGroup[], combine: boolean): TopicGroup[] {
  return combine && groups.length > 1
    ? groups.slice(0, MAX_PRODUCTS_IN_ALERT).map((group) => group.slice(0, 1))
    : groups.slice(0, 1).map((group) => group.slice(0, MAX_SETS_IN_ALERT));
}

async function qcAlert(
  { store, loadPhotos, loadQcExtras }: RenderContext,
  destination: Destination,
  group: TopicGroup,
): Promise<QcAlert> {
  const { topicId, topicKey } = oldestOf(group);
  const product = productOfTopic(topicKey);
  const reported = group.map(({ data }) => readQcSet(data));
  const sets = reported.every(({ photos }) => photos.length > 0)
    ? reported
    : await loadPhotos(topicId, product, reported);
  return {
    topicId,
    sets,
    ...(await loadQcExtras(product, photosInAlert(sets))),
    isFirst: await areFirst(store, group),
    watched: await store.follows.isFollowedAt(destination.id, topicId),
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
