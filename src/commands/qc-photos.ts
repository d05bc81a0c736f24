import type { Context } from '../context.ts';
import type { MessageContextMenuCommand } from '../discord/interactions/command.ts';
import { growingView } from '../discord/messages/message-view.ts';
import { productTopic } from '../domain/alerts/topic.ts';
import type { Product } from '../links/product.ts';
import { LISTED, productChooserView } from '../products/cards/product-menu.ts';
import { NO_FACTS, summaryOf } from '../products/index.ts';
import { messageCommand } from './arguments/definition.ts';
import { messageLinks } from './arguments/product.ts';
import { MAX_LISTED } from './convert/linked-products.ts';
import { listedProducts } from './convert/listed-products.ts';
import { opened, showPhotos } from './qc/show-photos.ts';
import { readerOf } from './replies/reader.ts';
import { type CommandRequest, privateReply } from './replies/request.ts';

export default {
  target: 'message',
  data: messageCommand(({ commands }) => commands.qcPhotos),
  execute: (interaction, context) =>
    privateReply(interaction, context, async (request) => {
      const { targetMessage, applicationId } = interaction;
      const isOwn = targetMessage.author.id === applicationId;
      // A reply of the bot leaves products out when there are many.
      const subjects = isOwn
        ? await listedProducts(targetMessage, context, request.texts)
        : messageLinks(request);
      const products = subjects.flatMap((subject) => ('url' in subject ? [] : [subject]));
      if (products.length > 1) return showChooser(request, products.slice(0, MAX_LISTED));
      return showPhotos(request, opened(products[0] ?? subjects[0] ?? { url: '' }));
    }),
} satisfies MessageContextMenuCommand<Context>;

/** Asks which of several products to show; the service is only asked about those on the card and those without a title. */
async function showChooser(request: CommandRequest, products: readonly Product[]) {
  const { api, store } = request.context;
  const reader = await readerOf(request);
  const keyOf = (product: Product) => productTopic(product).key;
  const stored = await store.products.find(products.map(keyOf));
  const facts = products.map((product) => ({ ...NO_FACTS, known: stored.get(keyOf(product)) ?? null }));
  const summaries = products.map((product, index) => summaryOf(product, facts[index] ?? NO_FACTS));
  const lookUps = products.map(async (product, index) => {
    if (index >= LISTED && stored.has(keyOf(product))) return;
    const { data: lookup } = await api.lookup(product);
    summaries[index] = summaryOf(product, { ...(facts[index] ?? NO_FACTS), lookup });
  });
  return growingView(Promise.allSettled(lookUps), () => productChooserView([...summaries], reader));
}
