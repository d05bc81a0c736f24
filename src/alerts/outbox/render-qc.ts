import { safeUrl } from '../../discord/messages/markdown.ts';
import { productOfTopic, productTopic } from '../../domain/alerts/topic.ts';
import { canonicalUrl } from '../../links/catalogue.ts';
import type { Product } from '../../links/product.ts';
import type { Picture } from '../../pictures/index.ts';
import { loadFacts, type ProductSummary, summaryOf } from '../../products/index.ts';
import { type Api, ApiError, type QcSet } from '../../service/index.ts';
import type { Destination } from '../../store/index.ts';
import {
  MAX_PRODUCTS_IN_ALERT,
  MAX_SETS_IN_ALERT,
  PHOTOS_IN_PICTURE,
  photosInAlert,
  type QcAlert,
  qcAlertView,
  variantText,
} from '../cards/qc-alert.ts';
import { readerAt, rolesOf, withMentions } from '../destination-readers.ts';
import { qcSetUpdate, readQcSet } from '../updates.ts';
import type { MessageIdentity } from './message.ts';
import type { AlertKindRenderer, RenderContext } from './render-context.ts';
import { createSharedLoading, type Loading } from './shared-loading.ts';
import { oldestOf, type TopicGroup } from './topic-groups.ts';

export function createQcRenderer(context: RenderContext): AlertKindRenderer {
  const loadExtras = createQcExtrasLoader(context);
  return {
    // A message about several products has one set each.
    select: (_place, groups, combine) =>
      combine && groups.length > 1
        ? groups.slice(0, MAX_PRODUCTS_IN_ALERT).map((group) => group.slice(0, 1))
        : groups.slice(0, 1).map((group) => group.slice(0, MAX_SETS_IN_ALERT)),
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
  const isFirstReport = group.some(({ importance }) => importance === 'milestone');
  const { follows } = context.store;
  return {
    topicId,
    sets,
    ...(await loadExtras(product, photosInAlert(sets))),
    // Whether there were photos before is known once the bot has fetched them for someone who watches the product.
    isFirst: isFirstReport && (await follows.isSynced(topicId)),
    watched: await follows.isFollowedAt(destination.id, topicId),
  };
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

/** What an alert about QC photos shows in addition to their variant and number. */
interface QcExtras {
  readonly summary: ProductSummary;
  /** The first photos as one picture; null when it isn't drawn. */
  readonly mosaic: Picture | null;
}

/** Resolves when alerts no longer wait, with what has arrived by then; never rejects. */
type LoadQcExtras = ReturnType<typeof createQcExtrasLoader>;

type QcExtrasOptions = Pick<RenderContext, 'store' | 'api' | 'log' | 'pictures' | 'photos' | 'pictureWaitMs'>;

export function createQcExtrasLoader(options: QcExtrasOptions) {
  const loadShared = createSharedLoading<QcExtras>(options.pictureWaitMs);
  return (product: Product, photos: readonly string[]) =>
    loadShared(JSON.stringify([productTopic(product).key, photos]), () => load(options, product, photos));
}

function load(options: QcExtrasOptions, product: Product, photos: readonly string[]): Loading<QcExtras> {
  const facts = loadFacts(options, options.api, product);
  let mosaic: Picture | null = null;
  const drawn = drawMosaic(options, photos).then((picture) => {
    mosaic = picture;
  });
  return {
    done: Promise.all([facts.complete, drawn]),
    // The catalogue's link identifies the alert, so it must not depend on the service.
    soFar: () => ({
      summary: { ...summaryOf(product, facts.soFar()), canonical: canonicalUrl(product) ?? undefined },
      mosaic,
    }),
  };
}

async function drawMosaic(
  { pictures, photos }: QcExtrasOptions,
  urls: readonly string[],
): Promise<Picture | null> {
  if (pictures === undefined || photos === undefined) return null;
  const shown = urls.slice(0, PHOTOS_IN_PICTURE);
  // The service reported them, in an answer or in a signed event.
  photos.allow(shown);
  const sources = shown.map((url) => ({ key: url, load: () => photos.downloadOnce(url) }));
  return pictures.drawMosaic(sources, urls.length - shown.length);
}

/** Updates first seen at this time are older than every follow and alert channel, so they cause no alerts. */
const SEEN_BEFORE_EVERYTHING = 0;

/** Completes reported QC sets with the photos that the service has by now. Without an answer, they stay as reported. */
async function loadPhotos(
  { store, api, log }: RenderContext,
  topicId: number,
  product: Product,
  reported: readonly QcSet[],
): Promise<readonly QcSet[]> {
  try {
    const available = await setsAtService(api, product, reported);
    const shown = reported.map((set) =>
      set.photos.length > 0 ? set : (findMatchingSet(available, set) ?? set),
    );
    const completed = shown.filter((set) => !reported.includes(set));
    // This alert announces them: an event or a poll that reports them later, with photos, isn't a new update.
    const updates = completed.map((set) => qcSetUpdate(product, set));
    await store.updates.upsert(topicId, updates, SEEN_BEFORE_EVERYTHING);
    return uniqueSets(product, shown);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The alert doesn't wait for its photos: a button leads to them.
    log.warn({ err: error }, 'alert photos unavailable, posting without them');
    return reported;
  }
}

/** The service's QC sets, fetched again if the cached ones lack a reported one. */
async function setsAtService(
  api: Api,
  product: Product,
  reported: readonly QcSet[],
): Promise<readonly QcSet[]> {
  const cached = (await api.qc(product)).data.batches;
  if (reported.every((set) => findMatchingSet(cached, set) !== undefined)) return cached;
  return (await api.qc(product, { fresh: true })).data.batches;
}

/** The newest QC set with photos that has the reported date and SKU, if the report names them. */
function findMatchingSet(sets: readonly QcSet[], { date, sku }: QcSet): QcSet | undefined {
  return sets
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
    .find(
      (set) =>
        set.photos.length > 0 &&
        (date === undefined || set.date === date) &&
        (sku === undefined || set.sku === sku),
    );
}

/** Two reports can be completed to the same QC set. */
function uniqueSets(product: Product, sets: readonly QcSet[]): QcSet[] {
  return [...new Map(sets.map((set) => [qcSetUpdate(product, set).key, set])).values()];
}
