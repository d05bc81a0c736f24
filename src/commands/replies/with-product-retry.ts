import type { ChatInputCommandInteraction } from 'discord.js';
import * as z from 'zod';
import { button } from '../../cards/components.ts';
import { isAddressable, platformDisplayName } from '../../cards/display-names.ts';
import { RequestError, UserFacingError } from '../../cards/errors.ts';
import type { Context } from '../../context.ts';
import type { CommandReply } from '../../discord/interactions/command.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import { productTopic } from '../../domain/alerts/topic.ts';
import type { Product } from '../../links/product.ts';
import { linkModal, shortProductName } from '../../products/cards/product-header.ts';
import type { Subject } from '../../service/index.ts';
import { cardArgs, type ProductCommand, type RequestedProduct, readProduct } from '../arguments/product.ts';
import { type Card, type CommandRequest, opening, requestOf, sending } from './request.ts';

/** Of what was asked for, in an error about it. */
const MAX_QUOTED = 100;

/**
 * Names the product in an error about it and offers *Try again*, or the card without what the user got wrong.
 * @param command whose component `again` shows the product in place
 * @throws RequestError if the work fails
 */
export async function withProductRetry<T>(
  request: CommandRequest,
  command: ProductCommand,
  subject: Subject,
  work: Promise<T>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof RequestError) throw error;
    if ('url' in subject) throw new RequestError(error, escapeText(subject.url, MAX_QUOTED), []);
    const about = await productTitle(request, subject);
    if (!isAddressable(subject)) throw new RequestError(error, about, []);
    const { common } = request.texts;
    const cards = { qc: common.qcPhotos, lookup: common.details, convert: common.agentLinks };
    const label = error instanceof UserFacingError ? cards[command] : common.tryAgain;
    const again = encodeCustomId(command, 'again', ...cardArgs(command, subject));
    throw new RequestError(error, about, [button(label, again, { primary: true })]);
  }
}

/** What a product command replies about the product in its option `link`. */
export function replyAboutProduct(
  command: ProductCommand,
  interaction: ChatInputCommandInteraction,
  context: Context,
  show: (request: CommandRequest, requested: RequestedProduct) => Promise<Card>,
): CommandReply {
  const link = interaction.options.getString('link', true);
  const requested = readProduct(requestOf(interaction, context), link, command);
  return {
    private: interaction.options.getBoolean('private') ?? false,
    view(visibility) {
      const request = requestOf(interaction, context, visibility);
      return withProductRetry(request, command, requested.subject, show(request, requested));
    },
  };
}

/** *Try again* below an input that named no product: a modal for another one. */
export const openLinkModal = (command: ProductCommand) =>
  opening(z.tuple([]), ({ texts }) => linkModal(command, texts));

/** @param show the command's card of a product */
export const submitLink = (
  command: ProductCommand,
  show: (request: CommandRequest, subject: Subject) => Promise<Card>,
) =>
  sending(z.tuple([]), (request) => {
    const typed = request.interaction.fields.getTextInputValue('link');
    const { subject } = readProduct(request, typed, command);
    return withProductRetry(request, command, subject, show(request, subject));
  });

/** A product in a sentence, in Markdown: its remembered title; else the platform and the id, as they were typed. */
export async function productTitle({ context, texts }: CommandRequest, product: Product): Promise<string> {
  const { key } = productTopic(product);
  const known = await context.store.products.find([key]).catch(() => null);
  const title = known?.get(key)?.title;
  const name =
    title === undefined
      ? texts.common.product(platformDisplayName(product.platform, texts.locale), product.id)
      : shortProductName({ product, title }, texts);
  return escapeText(name, MAX_QUOTED);
}
