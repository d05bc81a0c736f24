import type { Message } from 'discord.js';
import * as z from 'zod';
import { UserFacingError } from '../../cards/errors.ts';
import { pageAt } from '../../cards/paging.ts';
import { linkedItem } from '../../chat/cards/chat-reply.ts';
import { LINKS_PER_PAGE, linkListView } from '../../chat/cards/link-list.ts';
import type { Context } from '../../context.ts';
import { readableTextOfMessage } from '../../discord/messages/message-text.ts';
import { growingView } from '../../discord/messages/message-view.ts';
import { isOpenAgent } from '../../links/catalogue.ts';
import { type NamedSubject, productMenu } from '../../products/cards/product-menu.ts';
import { linkedSubjects, loadLinkedProducts } from '../../products/linked-products.ts';
import { isClientError, type Subject, subjectKey, subjectOfKey } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import { opened, showPhotos } from '../qc/show-photos.ts';
import { withRows } from '../replies/kept-rows.ts';
import { readerOf, settingsOfServer, textsForReply } from '../replies/reader.ts';
import type { Card, CommandRequest } from '../replies/request.ts';

/** As many as a menu holds. */
export const MAX_LISTED = 25;

/** A menu of products, in one of the rows of a message or of a container. */
const sentMenu = z.object({
  custom_id: z.string().regex(/^convert:(photos|otherPhotos)$/),
  options: z.array(z.object({ value: z.string() })),
});

/**
 * The products that a message of the bot is about: those of the message that it replies to, those in its menu, or those
 * that it links to.
 * @throws UserFacingError when nothing is left to tell
 */
export async function listedProducts(message: Message, { store }: Context, texts: Texts): Promise<Subject[]> {
  const keys = (await store.chatReplies.byReply(message.id))?.products ?? [];
  const subjects = (keys.length > 0 ? keys : menuValues(message)).flatMap((key) => subjectOfKey(key) ?? []);
  const found = subjects.length > 0 ? subjects : linkedSubjects(readableTextOfMessage(message));
  if (found.length === 0) throw new UserFacingError(texts.chat.listGone);
  return found;
}

function menuValues(message: Message): string[] {
  const [menu] = componentsIn(message.components.map((component) => component.toJSON())).flatMap(
    (component) => sentMenu.safeParse(component).data ?? [],
  );
  return menu?.options.map(({ value }) => value) ?? [];
}

const parent = z.object({ components: z.array(z.unknown()) });

/** Every component, however deep. */
function componentsIn(components: readonly unknown[]): unknown[] {
  return components.flatMap((component) => [
    component,
    ...componentsIn(parent.safeParse(component).data?.components ?? []),
  ]);
}

/**
 * Lists products with their links at the user's own agents, or at the server's for somebody who has chosen none.
 * @param offset how many products to skip
 * @throws ApiError when the service converts none of them
 */
export async function showLinkList(
  request: CommandRequest,
  subjects: readonly Subject[],
  offset = 0,
): Promise<Card> {
  const { api, store, log } = request.context;
  const listed = subjects.slice(0, MAX_LISTED);
  const page = pageAt(listed, offset, LINKS_PER_PAGE);
  const [outcomes, named, agents, reader] = await Promise.all([
    loadLinkedProducts({ store, log }, api, page.items),
    withTitles(request, listed),
    agentsFor(request),
    readerOf(request),
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
    return linkListView({ items, all, page, failed: failures.length, more, agents: agents.own }, reader);
  });
}

async function agentsFor(request: CommandRequest) {
  const own = (await request.context.store.settings.user(request.userId)).agents.filter(isOpenAgent);
  const shown = own.length > 0 ? own : ((await settingsOfServer(request))?.agents ?? own);
  return { own, shown };
}

/** The products with the titles that they were last seen with. */
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
  return withRows(card, productMenu('otherPhotos', products, texts, subjectKey(shown)));
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
