import * as z from 'zod';
import { button } from '../../cards/components.ts';
import { ADDRESSABLE, isAddressable, platformDisplayName } from '../../cards/display-names.ts';
import { UserFacingError } from '../../cards/errors.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import { productTopic } from '../../domain/alerts/topic.ts';
import { findProductLink } from '../../links/find.ts';
import { PLATFORMS } from '../../links/platforms.ts';
import type { Product } from '../../links/product.ts';
import type { Subject } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { CommandRequest } from '../replies/request.ts';
import { suggestingOption } from './definition.ts';

/** Real product links are shorter. */
const MAX_LINK = 2_048;
/** Of what was typed, in an error message. */
const MAX_QUOTED = 80;

/**
 * The option that names a product. Required, because Discord drops text that is typed after a command with optional
 * options only.
 */
export const productOption = {
  ...suggestingOption('link', ({ commands }) => commands.product.link),
  required: true,
};

/** A requested product, and the agent whose link the user pasted. */
export interface RequestedProduct {
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
  { context, texts }: CommandRequest,
  typed: string,
  command: ProductCommand,
): RequestedProduct {
  const text = typed.trim();
  const [product, ...others] = readProductId(text, context.platforms);
  if (product === undefined) return readLink(text, command, texts);
  if (others.length === 0) return { subject: product, agent: null };
  const open = [product, ...others].filter(isAddressable).map((one) => {
    const customId = encodeCustomId(command, 'open', ...cardArgs(command, one));
    return button(platformDisplayName(one.platform, texts.locale), customId);
  });
  throw new UserFacingError(texts.input.whichPlatform(text), open);
}

/** How a custom id of these commands names a product whose card it opens. */
export function cardArgs(command: ProductCommand, { platform, id }: Product): string[] {
  return command === 'lookup' ? [platform, id, ''] : [platform, id];
}

function readLink(text: string, command: ProductCommand, { input, common }: Texts): RequestedProduct {
  const link = findProductLink(text);
  if (link?.kind === 'product') return { subject: link.product, agent: link.agent };
  const again = [button(common.tryAgain, encodeCustomId(command, 'retry'), { primary: true })];
  if (link?.kind === 'shop') throw new UserFacingError(input.shopLink, again);
  if ((link?.url ?? text).length > MAX_LINK) throw new UserFacingError(input.inputTooLong(MAX_LINK), again);
  if (link !== null) return { subject: { url: link.url }, agent: null };
  throw new UserFacingError(input.noProductIn(escapeText(text, MAX_QUOTED), input.acceptedLinks), again);
}

/** A product inside a custom id. Strict, because custom ids can be forged. */
export const productArgs = [
  z.string().regex(ADDRESSABLE.platform),
  z.string().regex(ADDRESSABLE.id),
] as const;
export const oneProduct = z
  .tuple([...productArgs])
  .transform(([platform, id]): Product => ({ platform, id }));

/** `weidian:7212345601`, "Weidian · 7212345601", "weidian 7212345601", or the id alone. */
const PRODUCT_ID = /^(?:(?<platform>[\p{L}\d][\p{L}\d ]{0,30}?)\s*[:·/ ]\s*)?(?<id>\d{3,20})$/u;

/**
 * The products that a typed id can mean: one per platform for a bare id, one if the platform is named, none for other text.
 * @param platforms as `API_PLATFORMS` lists them
 */
export function readProductId(text: string, platforms: readonly string[]): Product[] {
  const { platform, id } = PRODUCT_ID.exec(text)?.groups ?? {};
  if (id === undefined) return [];
  if (platform === undefined) return platforms.map((name) => ({ platform: name, id }));
  const wanted = platform.toLowerCase();
  const known = [...platforms, ...PLATFORMS.map((listed) => listed.id)].find((name) =>
    [name, topicPlatform(name), platformDisplayName(name, 'en'), platformDisplayName(name, 'zh-CN')].some(
      (called) => called.toLowerCase() === wanted,
    ),
  );
  return known === undefined ? [] : [{ platform: known, id }];
}

/** What topics call the platform. */
function topicPlatform(name: string): string {
  return productTopic({ platform: name, id: '' }).key.slice(0, -1);
}
