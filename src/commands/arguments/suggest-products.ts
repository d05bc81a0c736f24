import { platformDisplayName } from '../../cards/display-names.ts';
import type { Context } from '../../context.ts';
import type { AutocompleteChoice } from '../../discord/interactions/command.ts';
import { plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import { productOfTopic, productTopic } from '../../domain/alerts/topic.ts';
import { findProductLink } from '../../links/find.ts';
import type { Product } from '../../links/product.ts';
import type { KnownProduct } from '../../store/index.ts';
import { readProductId } from './product.ts';

type SuggestionContext = Pick<Context, 'store' | 'platforms' | 'keepBriefly'>;

interface Asker {
  readonly user: { readonly id: string };
  readonly locale: string;
}

/**
 * Suggests products for what a user has typed so far: those that an id or a link can mean, otherwise those that the user
 * looked at or watches, by title.
 */
export async function suggestProducts(
  typed: string,
  { user, locale }: Asker,
  { store, platforms, keepBriefly }: SuggestionContext,
): Promise<AutocompleteChoice[]> {
  const text = typed.trim();
  const meant = productsIn(text, platforms);
  if (meant.length > 0) {
    const known = await store.products.find(meant.map((product) => productTopic(product).key));
    const isKnown = (product: Product) => known.has(productTopic(product).key);
    // A product that was seen before is most likely the one that is meant.
    return meant
      .toSorted((a, b) => Number(isKnown(b)) - Number(isKnown(a)))
      .map((product) => toChoice(product, known.get(productTopic(product).key), locale));
  }
  const words = text.toLowerCase().split(/\s+/);
  const all = await keepBriefly(`products ${locale} ${user.id}`, () => knownProducts(user.id, store, locale));
  return all
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .slice(0, LIMITS.choices);
}

function productsIn(text: string, platforms: readonly string[]): Product[] {
  const named = readProductId(text, platforms);
  if (named.length > 0) return named;
  const link = findProductLink(text);
  return link?.kind === 'product' ? [link.product] : [];
}

/** The products that the user looked at or watches. */
async function knownProducts(
  userId: string,
  store: Context['store'],
  locale: string,
): Promise<AutocompleteChoice[]> {
  const recent = await store.products.recent(userId);
  const watched = (await store.follows.list(userId, 'product')).map(({ key }) => key);
  const titles = await store.products.find(watched);
  const products = new Map<string, KnownProduct | undefined>([
    ...recent.map((product) => [product.key, product] as const),
    ...watched.map((key) => [key, titles.get(key)] as const),
  ]);
  return [...products].map(([key, known]) => toChoice(productOfTopic(key), known, locale));
}

function toChoice(product: Product, known: KnownProduct | undefined, locale: string): AutocompleteChoice {
  const platform = platformDisplayName(product.platform, locale);
  const name =
    known === undefined
      ? `${platform} · ${product.id}`
      : `${plainText(known.title, LIMITS.choiceText - platform.length - 3)} · ${platform}`;
  return { name, value: productTopic(product).key };
}
