import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
} from 'discord.js';
import { z } from 'zod';
import type { Subject } from '../../api/index.ts';
import type { AutocompleteChoice } from '../../bot/command.ts';
import { findProductLink } from '../../links/find.ts';
import type { Texts } from '../../texts/index.ts';
import { ADDRESSABLE } from '../../views/addressable.ts';
import { platformDisplayName } from '../../views/display-names.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { localized } from '../builders/localized.ts';

/** Real product links are shorter. */
const MAX_LINK = 2_048;

/** The options that name a product: a link, or a platform and an id. */
export const productOptions: APIApplicationCommandBasicOption[] = [
  {
    type: ApplicationCommandOptionType.String,
    ...localized('link', ({ commands }) => commands.product.link),
  },
  {
    type: ApplicationCommandOptionType.String,
    ...localized('platform', ({ commands }) => commands.product.platform),
    autocomplete: true,
  },
  { type: ApplicationCommandOptionType.String, ...localized('id', ({ commands }) => commands.product.id) },
];

/** A requested product, and the agent whose link the user pasted. */
interface RequestedProduct {
  readonly subject: Subject;
  readonly agent: string | null;
}

/** @throws UserFacingError if the options do not name a product */
export function readProduct(
  options: ChatInputCommandInteraction['options'],
  platforms: readonly string[],
  texts: Texts,
): RequestedProduct {
  const link = options.getString('link')?.trim() ?? '';
  const platform = options.getString('platform')?.trim() ?? '';
  const id = options.getString('id')?.trim() ?? '';
  if (link !== '' && (platform !== '' || id !== '')) throw new UserFacingError(texts.input.bothLinkAndId);
  if (link !== '') return readLink(link, texts);
  if (platform === '' && id === '')
    throw new UserFacingError(texts.input.missingProduct(texts.input.acceptedLinks));
  if (id === '') throw new UserFacingError(texts.input.platformWithoutId);
  if (platform === '') throw new UserFacingError(texts.input.idWithoutPlatform);
  const known = platforms.find((name) => name.toLowerCase() === platform.toLowerCase());
  if (known === undefined)
    throw new UserFacingError(texts.input.unknownPlatform(platforms.map(platformDisplayName).join(', ')));
  if (!/^\d{3,20}$/.test(id)) throw new UserFacingError(texts.input.invalidProductId);
  return { subject: { platform: known, id }, agent: null };
}

/**
 * Reads a pasted link, also with share text around it, with tracking parameters or to an agent's page. The links of all
 * agents to a product become that product; only short links go to the service unchanged.
 * @throws UserFacingError if the text has no product link
 */
export function readLink(text: string, texts: Texts): RequestedProduct {
  const link = findProductLink(text);
  if (link === null) {
    throw new UserFacingError(
      text.length > MAX_LINK
        ? texts.input.inputTooLong(MAX_LINK)
        : texts.input.noProductLink(texts.input.acceptedLinks),
    );
  }
  if (link.kind === 'shop') throw new UserFacingError(texts.input.shopLink);
  if (link.kind === 'product') return { subject: link.product, agent: link.agent };
  if (link.url.length > MAX_LINK) throw new UserFacingError(texts.input.inputTooLong(MAX_LINK));
  return { subject: { url: link.url }, agent: null };
}

/** Suggests platforms that contain the typed text. */
export function suggestPlatforms(platforms: readonly string[], typed: string): AutocompleteChoice[] {
  const wanted = typed.trim().toLowerCase();
  return platforms
    .map((platform) => ({ name: platformDisplayName(platform), value: platform }))
    .filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(wanted));
}

/** A product inside a custom id. Strict, because custom ids can be forged. */
export const productArgs = [
  z.string().regex(ADDRESSABLE.platform),
  z.string().regex(ADDRESSABLE.id),
] as const;
