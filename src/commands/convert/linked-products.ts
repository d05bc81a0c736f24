import { pageAt } from '../../cards/paging.ts';
import { LINKS_PER_PAGE, linkListView } from '../../chat/cards/link-list.ts';
import { linkedItem } from '../../chat/cards/linked-item.ts';
import { growingView } from '../../discord/messages/message-view.ts';
import { isOpenAgent } from '../../links/catalogue.ts';
import { type NamedSubject, productMenu } from '../../products/cards/product-menu.ts';
import { loadLinkedProducts } from '../../products/linked-products.ts';
import { isClientError, type Subject, subjectKey } from '../../service/index.ts';
import { opened, showPhotos } from '../qc/show-photos.ts';
import { withRows } from '../replies/kept-rows.ts';
import { readerOf, settingsOfServer, textsForReply } from '../replies/reader.ts';
import type { Card, CommandRequest } from '../replies/request.ts';
import { parcelLines } from './listed-parcels.ts';

/** As many as a menu holds. */
const MAX_LISTED = 25;

export interface ListOptions {
  /** How many products to skip. */
  readonly offset?: number;
  /** The reply in chat that the user may delete. */
  readonly removable?: string | null;
  /** Behind *More* of a reply in chat. */
  readonly isBehindMore?: boolean;
  /** The parcels of the same message. */
  readonly numbers?: readonly string[];
  /** Who wrote the message; null: the card doesn't say. */
  readonly author?: string | null;
}

/**
 * Lists products with their links at the user's own agents, or at the server's if the user has chosen none.
 * @throws ApiError when the service converts none of them
 */
export async function showLinkList(
  request: CommandRequest,
  subjects: readonly Subject[],
  { offset = 0, removable = null, isBehindMore = false, numbers = [], author = null }: ListOptions = {},
): Promise<Card> {
  const { api, store, log } = request.context;
  const listed = subjects.slice(0, MAX_LISTED - numbers.length);
  const page = pageAt(listed, offset, LINKS_PER_PAGE);
  const [outcomes, named, agents, reader, parcels] = await Promise.all([
    loadLinkedProducts({ store, log }, api, page.items),
    withTitles(request, listed),
    agentsFor(request),
    readerOf(request),
    offset === 0 ? parcelLines(request, numbers) : [],
  ]);
  const products = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (products.length === 0) throw failures[0];
  for (const error of failures) log.info({ err: error }, 'link not converted');
  const extras = Promise.all(products.map((product) => product.facts.complete));
  const more = subjects.length - listed.length;
  return growingView(extras, () => {
    const items = products.map((product) => linkedItem(product, agents.shown, { spoiler: false }));
    // A product that is looked up for the first time has no known title yet.
    const titles = new Map(items.map(({ summary }) => [subjectKey(summary.product), summary.title]));
    const all = named.map(({ subject, title }) => ({
      subject,
      title: titles.get(subjectKey(subject)) ?? title,
    }));
    const found = { all, more, numbers, parcels, author, isBehindMore };
    return linkListView(
      { ...found, items, page, failed: failures.length, agents: agents.own, removable },
      reader,
    );
  });
}

async function agentsFor(request: CommandRequest) {
  const own = (await request.context.store.settings.user(request.userId)).agents.filter(isOpenAgent);
  const shown = own.length > 0 ? own : ((await settingsOfServer(request))?.agents ?? own);
  return { own, shown };
}

/** The products with the titles they last had. */
async function withTitles(
  { context }: CommandRequest,
  subjects: readonly Subject[],
): Promise<NamedSubject[]> {
  const known = await context.store.products.find(subjects.map(subjectKey));
  return subjects.map((subject) => ({ subject, title: known.get(subjectKey(subject))?.title ?? null }));
}

/**
 * The photos of one of several products, with a menu of the others. The menu belongs to `/convert`, and the card knows the
 * products by it.
 * @param chosen by default, the first one that the service knows
 */
export async function showPhotosOfSeveral(
  request: CommandRequest,
  subjects: readonly Subject[],
  chosen?: Subject,
): Promise<Card> {
  const listed = subjects.slice(0, MAX_LISTED);
  const { shown, card } = await firstKnown(request, chosen === undefined ? listed : [chosen]);
  if (listed.length < 2) return card;
  const [products, texts] = await Promise.all([withTitles(request, listed), textsForReply(request)]);
  return withRows(card, productMenu(products, texts, subjectKey(shown)));
}

/** @throws the last error when the service knows none of them; any other error at once */
async function firstKnown(
  request: CommandRequest,
  [shown = { url: '' }, ...others]: readonly Subject[],
): Promise<{ readonly shown: Subject; readonly card: Card }> {
  try {
    return { shown, card: await showPhotos(request, opened(shown)) };
  } catch (error) {
    if (others.length === 0 || !isClientError(error)) throw error;
    return firstKnown(request, others);
  }
}
