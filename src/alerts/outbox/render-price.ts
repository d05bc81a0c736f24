import type { Reader } from '../../cards/reader.ts';
import { safeUrl } from '../../discord/messages/markdown.ts';
import { productOfTopic } from '../../domain/alerts/topic.ts';
import { canonicalUrl } from '../../links/catalogue.ts';
import type { Product } from '../../links/product.ts';
import { settlesWithin } from '../../process/timing/waiting.ts';
import { type AgentLink, agentLinks } from '../../products/cards/agent-links.ts';
import { priceLineFile, priceLineOf } from '../../products/cards/product-watch.ts';
import type { Destination, PendingDelivery } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { priceAlertLine, priceAlertMarks, priceAlertView } from '../cards/price-alert.ts';
import { readerAt } from '../destination-readers.ts';
import { type PriceNotice, readPriceNotice } from '../prices/price-notice.ts';
import type { AlertKindRenderer, RenderContext } from './render-context.ts';
import { oldestOf } from './topic-groups.ts';

/** An alert waits this long for its link at an agent. */
const LINK_WAIT_MS = 1_500;

/** Alerts about a price or a stock. What several people in a channel watch is posted there once. */
export function createPriceRenderer(context: RenderContext): AlertKindRenderer {
  return {
    select(_place, groups) {
      const { data } = oldestOf(groups.flat());
      return groups
        .map((group) => group.filter((delivery) => delivery.data === data).slice(0, 1))
        .filter((group) => group.length > 0);
    },
    canJoin: () => false,
    digestLine: priceDigestLine,
    async render({ destination, texts }, groups) {
      const { topicId, data } = oldestOf(groups.flat());
      const news = readPriceNotice(data);
      const product = productOfTopic(news.product);
      const reader = await readerAt(context, destination, texts);
      const [known, line, agentLink, watched] = await Promise.all([
        context.store.products.find([news.product]),
        drawLine(context, news, reader),
        loadAgentLink(context, destination, product),
        context.store.follows.isFollowedAt(destination.id, topicId),
      ]);
      const { title = news.title, image = null } = known.get(news.product) ?? {};
      const shown = news.image ?? image;
      const canonical = canonicalUrl(product) ?? undefined;
      const { variant, variantName } = news;
      const alert = {
        topicId,
        summary: { product, title, image: shown, canonical },
        variant,
        variantName,
        news,
      };
      const view = priceAlertView({ ...alert, line, agentLink, watched }, reader);
      const link = safeUrl(canonical);
      // Without a link, the whole text identifies the message.
      const common = priceAlertMarks(news, variantName, reader);
      return {
        view,
        identity: link === null ? undefined : { ...common, links: [link] },
      };
    },
  };
}

/** `📉 **Tote** · CN¥98` */
export function priceDigestLine({ data }: Pick<PendingDelivery, 'data'>, texts: Texts): string {
  const { product, title, variantName, ...news } = readPriceNotice(data);
  const summary = { product: productOfTopic(product), title };
  return priceAlertLine({ summary, variantName, news }, { texts, currency: null });
}

async function drawLine({ store, pictures }: RenderContext, news: PriceNotice, { texts }: Reader) {
  if (pictures === undefined) return null;
  const history = await store.prices.history(news.product, news.variant);
  const line = priceLineOf(history, news.at, texts.locale);
  // A single price doesn't make a line.
  const picture = line === null || line.points.length < 2 ? null : await pictures.drawPriceLine(line);
  return line === null || picture === null ? null : priceLineFile(picture, line, news.currency, texts);
}

/** Null when the service doesn't answer in time: the alert matters more. */
async function loadAgentLink(
  { store, api }: RenderContext,
  { kind, discordId, guildId }: Destination,
  product: Product,
): Promise<AgentLink | null> {
  const url = canonicalUrl(product);
  if (url === null) return null;
  const { settings } = store;
  const { agents } =
    kind === 'user' || guildId === null ? await settings.user(discordId) : await settings.guild(guildId);
  let link: AgentLink | null = null;
  const loading = api.convert(url).then(
    ({ data }) => {
      link = agentLinks(data, agents)[0] ?? null;
    },
    () => undefined,
  );
  await settlesWithin(LINK_WAIT_MS, loading);
  return link;
}
