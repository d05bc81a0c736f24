import type { ModalSubmitInteraction } from 'discord.js';
import * as z from 'zod';
import { button } from '../../cards/components.ts';
import { isAddressable, platformDisplayName } from '../../cards/display-names.ts';
import { RequestError, UserFacingError } from '../../cards/errors.ts';
import type { Context } from '../../context.ts';
import type { Visibility } from '../../discord/interactions/command.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { GrowingView, MessageView } from '../../discord/messages/message-view.ts';
import { productTopic } from '../../domain/alerts/topic.ts';
import type { Product } from '../../links/product.ts';
import { linkModal, shortProductName } from '../../products/cards/product-header.ts';
import type { Subject } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import { type ProductCommand, readProduct } from '../arguments/product.ts';
import { modalOpener, privateModal } from '../builders/define-component.ts';
import { textsForUser } from './reader.ts';

/** Of what was asked for, in an error about it. */
const MAX_QUOTED = 100;

/**
 * Names the product in an error about it and offers *Try again*, or the card without what the user got wrong.
 * @param command whose component `again` shows the product in place
 * @throws RequestError if the work fails
 */
export async function withProductRetry<T>(
  command: ProductCommand,
  subject: Subject,
  work: Promise<T>,
  { store }: Pick<Context, 'store'>,
  texts: Texts,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof RequestError) throw error;
    if ('url' in subject) throw new RequestError(error, escapeText(subject.url, MAX_QUOTED), []);
    const about = await productTitle(subject, store, texts);
    const isTypo = error instanceof UserFacingError;
    throw new RequestError(error, about, nextSteps(command, subject, isTypo, texts));
  }
}

function nextSteps(command: ProductCommand, product: Product, isTypo: boolean, { common }: Texts) {
  if (!isAddressable(product)) return [];
  const { platform, id } = product;
  const args = command === 'lookup' ? [platform, id, ''] : [platform, id];
  const cards = { qc: common.qcPhotos, lookup: common.details, convert: common.agentLinks };
  const label = isTypo ? cards[command] : common.tryAgain;
  return [button(label, encodeCustomId(command, 'again', ...args), { primary: true })];
}

/** *Try again* below an input that named no product: a modal for another one. */
export const openLinkModal = (command: ProductCommand) =>
  modalOpener({
    args: z.tuple([]),
    modal: async ({ interaction }) => linkModal(command, textsForUser(interaction)),
  });

/** @param show the command's card of a product */
export const submitLink = (
  command: ProductCommand,
  show: (
    interaction: ModalSubmitInteraction,
    context: Context,
    visibility: Visibility,
    subject: Subject,
  ) => Promise<MessageView | GrowingView>,
) =>
  privateModal({
    args: z.tuple([]),
    view({ interaction }, context, visibility) {
      const texts = textsForUser(interaction);
      const typed = interaction.fields.getTextInputValue('link');
      const { subject } = readProduct(typed, context.platforms, command, texts);
      const card = show(interaction, context, visibility, subject);
      return withProductRetry(command, subject, card, context, texts);
    },
  });

/** A product in a sentence, in Markdown: its remembered title; else the platform and the id, as they were typed. */
export async function productTitle(
  product: Product,
  { products }: Pick<Context['store'], 'products'>,
  texts: Texts,
): Promise<string> {
  const { key } = productTopic(product);
  const known = await products.find([key]).catch(() => null);
  const title = known?.get(key)?.title;
  const name =
    title === undefined
      ? texts.common.product(platformDisplayName(product.platform), product.id)
      : shortProductName({ product, title }, texts);
  return escapeText(name, MAX_QUOTED);
}
