import { type APIApplicationCommandStringOption, ApplicationCommandOptionType } from 'discord.js';
import * as z from 'zod';
import type { Subject } from '../../api/index.ts';
import { encodeCustomId } from '../../discord/custom-id.ts';
import { escapeText } from '../../discord/escape-markdown.ts';
import { findProductLink } from '../../links/find.ts';
import type { Product } from '../../links/product.ts';
import type { Texts } from '../../texts/index.ts';
import { ADDRESSABLE, isAddressable } from '../../views/addressable.ts';
import { button } from '../../views/components.ts';
import { platformDisplayName } from '../../views/display-names.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { localized } from '../builders/localized.ts';
import { readProductId } from './product-id.ts';

/** Real product links are shorter. */
const MAX_LINK = 2_048;
/** Of what was typed, in an error message. */
const MAX_QUOTED = 80;

/**
 * The option that names a product. Required, because Discord drops text that is typed after a command with optional
 * options only.
 */
export const productOption: APIApplicationCommandStringOption = {
  type: ApplicationCommandOptionType.String,
  ...localized('link', ({ commands }) => commands.product.link),
  required: true,
  autocomplete: true,
};

/** A requested product, and the agent whose link the user pasted. */
interface RequestedProduct {
  readonly subject: Subject;
  readonly agent: string | null;
}

/** The commands that show a product. */
export type ProductCommand = 'qc' | 'lookup' | 'convert';

/**
 * Reads what people paste or type: a link, also with share text around it, with tracking parameters or to an agent's page;
 * `weidian:7212345601` as autocomplete suggests it; "Weidian 7212345601". The links of all agents to a product become that
 * product; only short links go to the service unchanged.
 * @param command whose card opens when the user chooses the platform of a bare id
 * @throws UserFacingError if the text names no product: it offers to try again, and the platforms for a bare id
 */
export function readProduct(
  typed: string,
  platforms: readonly string[],
  command: ProductCommand,
  texts: Texts,
): RequestedProduct {
  const text = typed.trim();
  const named = readProductId(text, platforms);
  if (named.length === 1 && named[0] !== undefined) return { subject: named[0], agent: null };
  if (named.length > 1)
    throw new UserFacingError(texts.input.whichPlatform(text), openButtons(command, named));
  return readLink(text, command, texts);
}

function openButtons(command: ProductCommand, products: readonly Product[]) {
  return products.filter(isAddressable).map(({ platform, id }) => {
    const args = command === 'lookup' ? [platform, id, ''] : [platform, id];
    return button(platformDisplayName(platform), encodeCustomId(command, 'open', ...args));
  });
}

function readLink(text: string, command: ProductCommand, texts: Texts): RequestedProduct {
  const link = findProductLink(text);
  const again = [button(texts.common.tryAgain, encodeCustomId(command, 'retry'), { primary: true })];
  if (link === null) {
    throw new UserFacingError(
      text.length > MAX_LINK
        ? texts.input.inputTooLong(MAX_LINK)
        : texts.input.noProductIn(escapeText(text, MAX_QUOTED), texts.input.acceptedLinks),
      again,
    );
  }
  if (link.kind === 'shop') throw new UserFacingError(texts.input.shopLink, again);
  if (link.kind === 'product') return { subject: link.product, agent: link.agent };
  if (link.url.length > MAX_LINK) throw new UserFacingError(texts.input.inputTooLong(MAX_LINK), again);
  return { subject: { url: link.url }, agent: null };
}

/** A product inside a custom id. Strict, because custom ids can be forged. */
export const productArgs = [
  z.string().regex(ADDRESSABLE.platform),
  z.string().regex(ADDRESSABLE.id),
] as const;
