import { productOfTopic } from '../../domain/topic.ts';
import { canonicalUrl } from '../../links/catalogue.ts';
import type { Destination } from '../../store/index.ts';
import { MAX_PRODUCTS_IN_ALERT, MAX_SETS_IN_ALERT, type QcAlert } from '../../views/qc-alert.ts';
import { readQcSet } from '../updates.ts';
import { oldestOf, type TopicGroup } from './group-by-topic.ts';
import type { RenderContext } from './render-context.ts';

/** The QC sets that the next message contains. A message about several products has one set each, because Discord limits components. */
export function selectQcSets(groups: readonly TopicGroup[], combine: boolean): TopicGroup[] {
  return combine && groups.length > 1
    ? groups.slice(0, MAX_PRODUCTS_IN_ALERT).map((group) => group.slice(0, 1))
    : groups.slice(0, 1).map((group) => group.slice(0, MAX_SETS_IN_ALERT));
}

/** Whether one message can show all QC sets of a product. */
export function qcSetsFit(group: TopicGroup): boolean {
  return group.length <= MAX_SETS_IN_ALERT;
}

export async function qcAlert(
  { store, loadPhotos }: RenderContext,
  destination: Destination,
  group: TopicGroup,
): Promise<QcAlert> {
  const { topicId, topicKey } = oldestOf(group);
  const product = productOfTopic(topicKey);
  const reported = group.map(({ data }) => readQcSet(data));
  return {
    topicId,
    product,
    canonical: canonicalUrl(product) ?? undefined,
    sets: reported.every(({ photos }) => photos.length > 0)
      ? reported
      : await loadPhotos(topicId, product, reported),
    watched: await store.follows.isFollowedAt(destination.id, topicId),
  };
}
