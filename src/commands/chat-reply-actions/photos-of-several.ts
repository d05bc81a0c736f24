import type { BaseInteraction } from 'discord.js';
import { isClientError, type Subject, subjectKey } from '../../api/index.ts';
import type { Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import type { GrowingView, MessageView } from '../../discord/message-view.ts';
import { productMenu } from '../../views/product-menu.ts';
import { QC_START } from '../../views/qc-selection.ts';
import { showPhotos } from '../qc-actions/show-photos.ts';
import { withRows } from '../reply/kept-rows.ts';
import { textsForReply } from '../reply/reply-texts.ts';
import { MAX_LISTED } from './listed-products.ts';
import { named } from './show-link-list.ts';

/**
 * The photos of one of several products, with a menu of the others. The menu belongs to `/convert`, and the card knows the
 * products by it.
 * @param chosen by default, the first one that the service knows
 */
export async function showPhotosOfSeveral(
  interaction: BaseInteraction,
  context: Context,
  visibility: Visibility,
  subjects: readonly Subject[],
  chosen?: Subject,
): Promise<MessageView | GrowingView> {
  const listed = subjects.slice(0, MAX_LISTED);
  const show = (subject: Subject) =>
    showPhotos(interaction, context, visibility, {
      subject,
      screen: 'gallery',
      position: QC_START,
      isOpened: true,
    });
  const { shown, card } = await firstKnown(chosen === undefined ? listed : [chosen], show);
  if (listed.length < 2) return card;
  const [products, texts] = await Promise.all([
    named(listed, context),
    textsForReply(visibility, interaction, context),
  ]);
  return withRows(card, productMenu('otherPhotos', products, texts, subjectKey(shown)));
}

/** @throws the last error when the service knows none of them; any other error at once */
async function firstKnown<Card>(
  [shown = { url: '' }, ...others]: readonly Subject[],
  show: (subject: Subject) => Promise<Card>,
): Promise<{ readonly shown: Subject; readonly card: Card }> {
  try {
    return { shown, card: await show(shown) };
  } catch (error) {
    if (others.length === 0 || !isClientError(error)) throw error;
    return firstKnown(others, show);
  }
}
