import { pageAt } from '../cards/paging.ts';
import { secondCurrencyOf } from '../cards/reader.ts';
import { growingView } from '../discord/messages/message-view.ts';
import { firstNumbers } from '../domain/parcels/tracking-number.ts';
import { loadParcelLines } from '../parcels/parcel-lines.ts';
import { textsFor } from '../texts/index.ts';
import { lookUpAll } from './answer-numbers.ts';
import { LINKS_PER_PAGE, linkListView } from './cards/link-list.ts';
import { linkedItem } from './cards/linked-item.ts';
import type { Turn } from './context.ts';
import type { MessageSettings } from './message-settings.ts';
import { convertLinks, type SelectedLinks } from './render-reply.ts';
import type { ReplyContent } from './reply.ts';

/**
 * The products and the parcels of a DM in one card, the same that *Look up* shows of a message.
 * @throws UserFacingError after too many unknown numbers
 */
export async function answerBoth(
  turn: Turn,
  { all: selected }: SelectedLinks,
  written: readonly string[],
  settings: MessageSettings,
): Promise<ReplyContent> {
  const { context, message } = turn;
  const { authorId } = message;
  const texts = textsFor(settings.locale);
  const { numbers } = firstNumbers(written, []);
  const links = selected.slice(0, LINKS_PER_PAGE);
  const [{ converted, products, failed }, lines] = await Promise.all([
    convertLinks(context, { links, all: selected }, context.api.forUser(authorId)),
    parcelLines(turn, numbers, settings.locale),
  ]);
  const { agents, currency, hidesHaul } = settings;
  const reader = { texts, currency: secondCurrencyOf(currency, context.exchangeRates.rates), hidesHaul };
  const extras = Promise.all(converted.map(({ product }) => product.facts.complete));
  const view = await growingView(extras, () => {
    const items = converted.map(({ product }) => linkedItem(product, agents, { spoiler: false }));
    const all = items.map(({ summary: { product, title } }) => ({ subject: product, title }));
    const found = { items, all, failed, agents, numbers, parcels: lines };
    const besides = { more: selected.length - links.length, removable: null, author: null };
    return linkListView({ ...found, ...besides, page: pageAt(links, 0, LINKS_PER_PAGE) }, reader);
  });
  return { view, products };
}

async function parcelLines(turn: Turn, numbers: readonly string[], locale: string): Promise<string[]> {
  const { context, message } = turn;
  const texts = textsFor(locale);
  const parcels = await lookUpAll(turn, numbers, texts);
  return loadParcelLines(context, parcels, await context.usualDestination(message.authorId), texts);
}
