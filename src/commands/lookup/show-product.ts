import * as z from 'zod';
import { ADDRESSABLE } from '../../cards/display-names.ts';
import type { ReplyMode } from '../../discord/interactions/command.ts';
import { growingView } from '../../discord/messages/message-view.ts';
import { productTopic } from '../../domain/alerts/topic.ts';
import type { Product } from '../../links/product.ts';
import { isPricedIn } from '../../products/cards/currency-offer.ts';
import { lookupView } from '../../products/cards/lookup.ts';
import { selectedVariant, type VariantSelection } from '../../products/cards/variant-selection.ts';
import type { LookupResult, Subject } from '../../service/index.ts';
import { productArgs } from '../arguments/product.ts';
import { optionArg, selectionArg, withMenuValue } from '../arguments/variant-selection.ts';
import { loadProduct } from '../replies/agent-link.ts';
import { currencyToOffer, readerOf } from '../replies/reader.ts';
import { answering, type Card, type CommandRequest, updating } from '../replies/request.ts';
import { withProductRetry } from '../replies/with-product-retry.ts';

interface ShownProduct {
  /** The agent whose warehouse figures the user asked for; empty for the service's choice. */
  readonly agent?: string;
  /** By default, nothing is selected. */
  readonly select?: (result: LookupResult) => VariantSelection;
}

/** Shows a product as soon as its lookup and, shortly afterward, its QC count and agent link have arrived. */
export async function showProduct(
  request: CommandRequest,
  subject: Subject,
  { agent = '', select = () => [] }: ShownProduct = {},
): Promise<Card> {
  const { api, store, clock } = request.context;
  const lookup = api.lookup(subject, agent === '' ? {} : { agent });
  // Derived again where it is awaited: an unhandled rejection stops the bot.
  const load = (product: Product) =>
    loadProduct(request, product, { lookup: lookup.then(({ data }) => data) });
  // Doesn't wait for the lookup if the product is already known.
  const early = 'url' in subject ? null : load(subject);
  const answer = await lookup;
  const product = { platform: answer.data.platform, id: answer.data.product_id };
  const extras = early ?? load(product);
  await store.products.markSeen(request.userId, productTopic(product).key, clock());
  const selection = select(answer.data);
  const [reader, offered, isWatched] = await Promise.all([
    readerOf(request),
    currencyToOffer(request, (second) => isPricedIn(second, answer.data)),
    request.visibility === 'private' && isPriceWatched(request, product, answer.data, selection),
  ]);
  return growingView(extras.complete, () =>
    lookupView({ answer, agent, selection, isWatched, offered, ...extras.soFar() }, reader),
  );
}

async function isPriceWatched(
  { context, userId }: CommandRequest,
  product: Product,
  result: LookupResult,
  selection: VariantSelection,
): Promise<boolean> {
  const variant = selectedVariant(result, selection);
  const watch = await context.store.priceWatches.find(userId, productTopic(product).key, variant);
  return watch !== undefined;
}

const agentArg = z.union([z.literal(''), z.string().regex(ADDRESSABLE.agent)]);

/** Shows the product with nothing selected, as a new message or as a reset. */
const openProduct = (mode: ReplyMode) =>
  answering(mode, z.tuple([...productArgs, agentArg]), (request, [platform, id, agent]) => {
    const product = { platform, id };
    return withProductRetry(request, 'lookup', product, showProduct(request, product, { agent }));
  });

export const productButtons = {
  /** *Show €*: stores the second currency, and shows the prices in it, too. */
  currency: updating(
    z.tuple([z.string().regex(/^[A-Z]{3}$/), ...productArgs, selectionArg]),
    async (request, [currency, platform, id, selection]) => {
      const { store, exchangeRates } = request.context;
      if (exchangeRates.rates.has(currency)) await store.settings.updateUser(request.userId, { currency });
      return showProduct(request, { platform, id }, { select: () => selection });
    },
  ),
  /** A menu with the values of one option, such as the size. */
  pick: answering(
    'update_for_all',
    z.tuple([...productArgs, agentArg, optionArg, selectionArg]),
    (request, [platform, id, agent, option, previous], [value]) => {
      const select = (result: LookupResult) => withMenuValue(result, previous, option, value);
      return showProduct(request, { platform, id }, { agent, select });
    },
  ),
  open: openProduct('reply'),
  again: openProduct('update'),
  reset: openProduct('update_for_all'),
};
