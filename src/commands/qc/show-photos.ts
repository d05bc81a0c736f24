import type { BaseInteraction } from 'discord.js';
import type { Reader } from '../../cards/reader.ts';
import type { Context } from '../../context.ts';
import type { Visibility } from '../../discord/interactions/command.ts';
import { growingView, type MessageView } from '../../discord/messages/message-view.ts';
import { productTopic } from '../../domain/alerts/topic.ts';
import { qcView } from '../../products/cards/qc.ts';
import { galleryUrls, type QcCard } from '../../products/cards/qc-card.ts';
import { QC_START, type QcPosition } from '../../products/cards/qc-selection.ts';
import { qcPhotoView, qcSheetView } from '../../products/cards/qc-sheet.ts';
import { loadFacts, summaryOf } from '../../products/index.ts';
import type { Subject } from '../../service/index.ts';
import { loadAgentLink } from '../replies/agent-link.ts';
import { readerOf } from '../replies/reader.ts';
import { channelDestination } from '../track/follow-target.ts';
import { drawSheet, photoFiles } from './photo-files.ts';

/** The cards of QC photos: the gallery, its contact sheet, or one photo. */
export type QcScreen = 'gallery' | 'sheet' | 'photo';

/** What to show of which product. */
export interface QcRequest {
  readonly subject: Subject;
  readonly screen: QcScreen;
  readonly position: QcPosition;
  /** The user asked for this product, instead of paging through a card. */
  readonly isOpened?: boolean;
}

/** What is shown to a user who asks for a product. */
export const opened = (subject: Subject, position = QC_START): QcRequest => ({
  subject,
  screen: 'gallery',
  position,
  isOpened: true,
});

/** A card of QC photos. Where a contact sheet can't be drawn, it is the gallery, which says so. */
export async function showPhotos(
  interaction: BaseInteraction,
  context: Context,
  visibility: Visibility,
  { subject, screen, position, isOpened = false }: QcRequest,
) {
  const [loaded, reader] = await Promise.all([
    loadCard(interaction, context, visibility, subject),
    readerOf(visibility, interaction, context),
  ]);
  if (isOpened) markSeen(interaction, context, loaded.soFar());
  const render = await rendererOf(screen, loaded, context, position, reader);
  return withExtras(loaded, context, render);
}

type Render = (card: QcCard) => MessageView;

async function rendererOf(
  screen: QcScreen,
  loaded: LoadedCard,
  context: Context,
  position: QcPosition,
  reader: Reader,
): Promise<Render> {
  if (screen === 'photo') return (card) => qcPhotoView(card, position, reader);
  if (screen === 'gallery') return (card) => qcView(card, position, reader);
  const sheet = await drawSheet(loaded.soFar(), position, context);
  return sheet === null
    ? (card) => qcView({ ...card, lacksSheet: true }, position, reader)
    : (card) => qcSheetView(card, position, sheet, reader);
}

/** Renders with the header when it has arrived; photos that are to be attached arrive with it. */
function withExtras({ soFar, extras }: LoadedCard, context: Context, render: Render) {
  let attached = soFar().attached;
  const attaching = async () => {
    if (context.deployment.attachPhotos) attached = await photoFiles(galleryUrls(render(soFar())), context);
  };
  return growingView(Promise.all([extras, attaching()]), () => render({ ...soFar(), attached }));
}

const NOTHING_ATTACHED: QcCard['attached'] = new Map();

/** A card of QC photos whose header may still be on its way. */
interface LoadedCard {
  /** With what has arrived by now. */
  soFar(): QcCard;
  /** Resolves when everything has arrived; never rejects. */
  readonly extras: Promise<unknown>;
}

/**
 * Loads the QC photos of a product, and at the same time what the card can do without.
 * @throws ApiError without the photos
 */
export async function loadCard(
  interaction: BaseInteraction,
  context: Context,
  visibility: Visibility,
  subject: Subject,
): Promise<LoadedCard> {
  const call = context.api.qc(subject);
  const result = call.then(({ data }) => data);
  // A short link says nothing about its product before the service has answered.
  const requested =
    'url' in subject ? await result.then(({ platform, product_id: id }) => ({ platform, id })) : subject;
  const facts = loadFacts(context, context.api, requested, { qc: result });
  const agentLink = loadAgentLink(interaction, context, visibility, requested);
  const answer = await call;
  const product = { platform: answer.data.platform, id: answer.data.product_id };
  const followed = await context.store.follows.ofTopic(interaction.user.id, productTopic(product));
  const fixed = {
    answer,
    watching: followed.length > 0,
    canAsk: channelDestination(interaction) !== null,
    canDraw: context.pictures.canDraw(),
    attached: NOTHING_ATTACHED,
    now: context.clock(),
  };
  return {
    soFar: () => ({
      ...fixed,
      agent: agentLink.soFar(),
      summary: summaryOf(product, { ...facts.soFar(), qc: answer.data }),
    }),
    extras: Promise.all([facts.complete, agentLink.loaded]),
  };
}

/** Remembers that this user looked at a product, so that autocomplete offers it. */
function markSeen(interaction: BaseInteraction, { store, log, clock }: Context, { summary }: QcCard) {
  const { key } = productTopic(summary.product);
  store.products.markSeen(interaction.user.id, key, clock()).catch((error: unknown) => {
    log.error({ err: error }, 'seen product not stored');
  });
}
