import type { BaseInteraction } from 'discord.js';
import * as z from 'zod';
import { ADDRESSABLE } from '../../cards/display-names.ts';
import type { Context } from '../../context.ts';
import type { ReplyMode, Visibility } from '../../discord/interactions/command.ts';
import { type GrowingView, growingView, type MessageView } from '../../discord/messages/message-view.ts';
import { productTopic } from '../../domain/alerts/topic.ts';
import type { Product } from '../../links/product.ts';
import { lookupView } from '../../products/cards/lookup.ts';
import { selectedVariant, type VariantSelection } from '../../products/cards/variant-selection.ts';
import { loadFacts } from '../../products/index.ts';
import type { CachedResponse, LookupResult, Subject } from '../../service/index.ts';
import { productArgs } from '../arguments/product.ts';
import { optionArg, selectionArg, withMenuValue } from '../arguments/variant-selection.ts';
import { privateComponent } from '../builders/define-component.ts';
import { loadAgentLink } from '../replies/agent-link.ts';
import { readerOf, textsForUser } from '../replies/reader.ts';
import { withProductRetry } from '../replies/with-product-retry.ts';

interface ProductRequest {
  readonly subject: Subject;
  /** The agent whose warehouse figures the user asked for; empty for the service's choice. */
  readonly agent: string;
  readonly select: (result: LookupResult) => VariantSelection;
}

/** Shows a product as soon as its look-up and, shortly after it, its QC count and agent link have arrived. */
export async function showProduct(
  interaction: BaseInteraction,
  context: Context,
  visibility: Visibility,
  { subject, agent, select }: ProductRequest,
): Promise<MessageView | GrowingView> {
  const { api, store, clock } = context;
  const lookup = api.lookup(subject, agent === '' ? {} : { agent });
  // Without waiting for the look-up, where the product is known before.
  const early = 'url' in subject ? null : loadExtras(interaction, context, visibility, subject, lookup);
  const answer = await lookup;
  const product = { platform: answer.data.platform, id: answer.data.product_id };
  const extras = early ?? loadExtras(interaction, context, visibility, product, lookup);
  await store.products.markSeen(interaction.user.id, productTopic(product).key, clock());
  const selection = select(answer.data);
  const [reader, isWatched] = await Promise.all([
    readerOf(visibility, interaction, context),
    visibility === 'private' && isPriceWatched(interaction, context, answer.data, selection),
  ]);
  return growingView(extras.complete, () =>
    lookupView({ answer, agent, selection, isWatched, ...extras.soFar() }, reader),
  );
}

async function isPriceWatched(
  { user }: BaseInteraction,
  { store }: Context,
  result: LookupResult,
  selection: VariantSelection,
): Promise<boolean> {
  const { key } = productTopic({ platform: result.platform, id: result.product_id });
  const variant = selectedVariant(result, selection);
  return (await store.priceWatches.find(user.id, key, variant)) !== undefined;
}

function loadExtras(
  interaction: BaseInteraction,
  context: Context,
  visibility: Visibility,
  product: Product,
  lookup: Promise<CachedResponse<LookupResult>>,
) {
  const facts = loadFacts(context, context.api, product, { lookup: lookup.then(({ data }) => data) });
  const agentLink = loadAgentLink(interaction, context, visibility, product);
  return {
    complete: Promise.all([facts.complete, agentLink.loaded]),
    soFar: () => ({ facts: facts.soFar(), agentLink: agentLink.soFar() }),
  };
}

const agentArg = z.union([z.literal(''), z.string().regex(ADDRESSABLE.agent)]);

/** Shows the product with nothing selected, beside another card or as a reset. */
const openProduct = (mode: ReplyMode) =>
  privateComponent({
    mode,
    args: z.tuple([...productArgs, agentArg]),
    view({ interaction, args: [platform, id, agent] }, context, visibility) {
      const subject = { platform, id };
      const card = showProduct(interaction, context, visibility, { subject, agent, select: () => [] });
      return withProductRetry('lookup', subject, card, context, textsForUser(interaction));
    },
  });

export const productButtons = {
  /** A menu with the values of one option, such as the size. */
  pick: privateComponent({
    mode: 'update_for_all',
    args: z.tuple([...productArgs, agentArg, optionArg, selectionArg]),
    view: (
      { interaction, args: [platform, id, agent, option, previous], values: [value] },
      context,
      visibility,
    ) =>
      showProduct(interaction, context, visibility, {
        subject: { platform, id },
        agent,
        select: (result) => withMenuValue(result, previous, option, value),
      }),
  }),
  open: openProduct('reply'),
  again: openProduct('update'),
  reset: openProduct('update_for_all'),
};
