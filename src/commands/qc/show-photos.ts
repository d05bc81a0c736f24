import { growingView, type MessageView } from '../../discord/messages/message-view.ts';
import { productTopic } from '../../domain/alerts/topic.ts';
import { qcView } from '../../products/cards/qc.ts';
import { galleryUrls, type QcCard } from '../../products/cards/qc-card.ts';
import { LISTING, QC_START, type QcPosition } from '../../products/cards/qc-selection.ts';
import { qcPhotoView, qcSheetView } from '../../products/cards/qc-sheet.ts';
import { summaryOf } from '../../products/index.ts';
import type { Subject } from '../../service/index.ts';
import { loadProduct } from '../replies/agent-link.ts';
import { readerOf } from '../replies/reader.ts';
import type { Card, CommandRequest } from '../replies/request.ts';
import { channelDestination } from '../track/follow-target.ts';
import { drawSheet, photoFiles } from './photo-files.ts';

/** The cards of QC photos: the gallery, its contact sheet, or one photo. */
export type QcScreen = 'gallery' | 'sheet' | 'photo';

/** Which photos of which product to show. */
export interface QcRequest {
  readonly subject: Subject;
  readonly screen: QcScreen;
  readonly position: QcPosition;
  /** The user asked for this product, instead of paging through a card. */
  readonly isOpened?: boolean;
}

/** What is shown to a user who asks for a product. */
export function opened<S extends Subject>(subject: S, position = QC_START) {
  return { subject, screen: 'gallery', position, isOpened: true } as const;
}

/** A card of QC photos, which grows when its header has arrived. Where a contact sheet can't be drawn, the gallery says so. */
export async function showPhotos(
  request: CommandRequest,
  { subject, screen, position, isOpened = false }: QcRequest,
): Promise<Card> {
  const { context } = request;
  const [{ soFar, extras }, reader] = await Promise.all([loadCard(request, subject), readerOf(request)]);
  if (isOpened) markSeen(request, soFar());
  const sheet = screen === 'sheet' ? await drawSheet(soFar(), position, context) : null;
  const render = (card: QcCard): MessageView => {
    if (screen === 'photo') return qcPhotoView(card, position, reader);
    if (sheet !== null) return qcSheetView(card, position, sheet, reader);
    return qcView(screen === 'sheet' ? { ...card, lacksSheet: true } : card, position, reader);
  };
  let attached = soFar().attached;
  const attaching = async () => {
    // These determine which photos are next to the listing's pictures.
    if (position.filter === LISTING) await extras;
    if (context.deployment.attachPhotos) attached = await photoFiles(galleryUrls(render(soFar())), context);
  };
  return growingView(Promise.all([extras, attaching()]), () => render({ ...soFar(), attached }));
}

const NOTHING_ATTACHED: QcCard['attached'] = new Map();

/**
 * Loads the QC photos of a product, and at the same time what the card can do without.
 * @throws ApiError without the photos
 */
export async function loadCard(request: CommandRequest, subject: Subject) {
  const { interaction, context, userId } = request;
  const call = context.api.qc(subject);
  const result = call.then(({ data }) => data);
  // A short link says nothing about its product before the service has answered.
  const requested =
    'url' in subject ? await result.then(({ platform, product_id: id }) => ({ platform, id })) : subject;
  const underWay = loadProduct(request, requested, { qc: result });
  const answer = await call;
  const product = { platform: answer.data.platform, id: answer.data.product_id };
  const followed = await context.store.follows.ofTopic(userId, productTopic(product));
  const fixed = {
    answer,
    watching: followed.length > 0,
    canAsk: channelDestination(interaction) !== null,
    canDraw: context.pictures.canDraw(),
    attached: NOTHING_ATTACHED,
    now: context.clock(),
  };
  return {
    /** The card with what has arrived by now. */
    soFar(): QcCard {
      const { facts, agentLink: agent } = underWay.soFar();
      const summary = summaryOf(product, { ...facts, qc: answer.data });
      return { ...fixed, agent, lookup: facts.lookup, summary };
    },
    /** Resolves when everything has arrived; never rejects. */
    extras: underWay.complete,
  };
}

/** Remembers that this user looked at a product, so that autocomplete offers it. */
function markSeen({ context: { store, log, clock }, userId }: CommandRequest, { summary }: QcCard) {
  const { key } = productTopic(summary.product);
  store.products.markSeen(userId, key, clock()).catch((error: unknown) => {
    log.error({ err: error }, 'seen product not stored');
  });
}
