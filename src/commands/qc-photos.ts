import { ApplicationCommandType, type BaseInteraction } from 'discord.js';
import type { Context } from '../context.ts';
import type { MessageContextMenuCommand } from '../discord/interactions/command.ts';
import { growingView } from '../discord/messages/message-view.ts';
import { productTopic } from '../domain/alerts/topic.ts';
import type { Product } from '../links/product.ts';
import { LISTED, productChooserView } from '../products/cards/product-menu.ts';
import { NO_FACTS, summaryOf } from '../products/index.ts';
import { readMessageLinks } from './arguments/product.ts';
import { EVERYWHERE, localizedTitle } from './builders/definition.ts';
import { listedProducts } from './convert/linked-products.ts';
import { opened, showPhotos } from './qc/show-photos.ts';
import { readerOf, textsForUser } from './replies/reader.ts';

export default {
  target: 'message',
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.Message,
    ...localizedTitle(({ commands }) => commands.qcPhotos),
  },
  execute(interaction, context) {
    const texts = textsForUser(interaction);
    const { targetMessage, applicationId } = interaction;
    const isOwn = targetMessage.author.id === applicationId;
    return {
      private: true,
      async view(visibility) {
        // A reply of the bot leaves products out when there are many.
        const subjects = isOwn
          ? await listedProducts(targetMessage, context, texts)
          : readMessageLinks(interaction, texts);
        const products = subjects.flatMap((subject) => ('url' in subject ? [] : [subject]));
        if (products.length > 1) return showChooser(interaction, context, products);
        const subject = products[0] ?? subjects[0] ?? { url: '' };
        return showPhotos(interaction, context, visibility, opened(subject));
      },
    };
  },
} satisfies MessageContextMenuCommand<Context>;

/** As many as a menu holds. */
const MAX_PRODUCTS = 25;

/** Asks which of several products to show; the service is only asked about those on the card and those without a title. */
async function showChooser(interaction: BaseInteraction, context: Context, all: readonly Product[]) {
  const products = all.slice(0, MAX_PRODUCTS);
  const reader = await readerOf('private', interaction, context);
  const keyOf = (product: Product) => productTopic(product).key;
  const known = await context.store.products.find(products.map(keyOf));
  const summaries = products.map((product) =>
    summaryOf(product, { ...NO_FACTS, known: known.get(keyOf(product)) ?? null }),
  );
  const lookUps = products.map(async (product, index) => {
    if (index >= LISTED && known.has(keyOf(product))) return;
    const { data } = await context.api.lookup(product);
    summaries[index] = summaryOf(product, {
      ...NO_FACTS,
      lookup: data,
      known: known.get(keyOf(product)) ?? null,
    });
  });
  return growingView(Promise.allSettled(lookUps), () => productChooserView([...summaries], reader));
}
