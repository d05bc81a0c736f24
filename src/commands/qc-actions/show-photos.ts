import type { BaseInteraction } from 'discord.js';
import type { Subject } from '../../api/index.ts';
import type { Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import { growingView } from '../../discord/growing-view.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { galleryUrls } from '../../views/photo-gallery.ts';
import { qcView } from '../../views/qc.ts';
import type { QcCard } from '../../views/qc-card.ts';
import type { QcPosition } from '../../views/qc-selection.ts';
import { qcPhotoView, qcSheetView } from '../../views/qc-sheet.ts';
import type { Reader } from '../../views/reader.ts';
import { readerOf } from '../reply/reader.ts';
import { photoFiles } from './download-photos.ts';
import { drawSheet } from './draw-sheet.ts';
import { type LoadedCard, loadCard, markSeen } from './load-card.ts';

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
