import type { BaseInteraction } from 'discord.js';
import { type Subject, subjectKey } from '../../api/index.ts';
import type { Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import { growingView } from '../../discord/growing-view.ts';
import type { GrowingView, MessageView } from '../../discord/message-view.ts';
import { isOpenAgent } from '../../links/catalogue.ts';
import { loadLinkedProducts } from '../../products/index.ts';
import { type LinkedItem, linkedItem } from '../../views/chat-reply.ts';
import { LINKS_PER_PAGE, linkListView } from '../../views/link-list.ts';
import { pageAt } from '../../views/paging.ts';
import type { NamedSubject } from '../../views/product-menu.ts';
import { readerOf } from '../reply/reader.ts';
import { MAX_LISTED } from './listed-products.ts';

/**
 * Lists products with their links at the user's own agents, or at the server's for somebody who has chosen none.
 * @param offset how many products to skip
 * @throws ApiError when the service converts none of them
 */
export async function showLinkList(
  interaction: BaseInteraction,
  context: Context,
  visibility: Visibility,
  subjects: readonly Subject[],
  offset = 0,
): Promise<MessageView | GrowingView> {
  const { api, store, log } = context;
  const listed = subjects.slice(0, MAX_LISTED);
  const page = pageAt(listed, offset, LINKS_PER_PAGE);
  const [outcomes, all, agents, reader] = await Promise.all([
    loadLinkedProducts({ store, log }, api, page.items),
    named(listed, context),
    agentsFor(interaction, context),
    readerOf(visibility, interaction, context),
  ]);
  const products = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (products.length === 0) throw failures[0];
  for (const error of failures) log.info({ err: error }, 'link not converted');
  const extras = Promise.all(products.map((product) => product.facts.complete));
  const more = subjects.length - listed.length;
  return growingView(extras, () => {
    const items = products.map((product) => linkedItem(product, agents.shown, { spoiler: false }));
    return linkListView(
      { items, all: withTitles(all, items), page, failed: failures.length, more, agents: agents.own },
      reader,
    );
  });
}

/** A product that is looked up for the first time has no known title yet. */
function withTitles(all: readonly NamedSubject[], items: readonly LinkedItem[]): NamedSubject[] {
  const titles = new Map(items.map(({ summary }) => [subjectKey(summary.product), summary.title]));
  return all.map(({ subject, title }) => ({
    subject,
    title: titles.get(subjectKey(subject)) ?? title,
  }));
}

async function agentsFor({ user, guildId }: BaseInteraction, { store }: Context) {
  const own = (await store.settings.user(user.id)).agents.filter(isOpenAgent);
  if (own.length > 0 || guildId === null) return { own, shown: own };
  return { own, shown: (await store.settings.guild(guildId)).agents };
}

/** The products with the titles that they were last seen with. */
export async function named(subjects: readonly Subject[], { store }: Context): Promise<NamedSubject[]> {
  const known = await store.products.find(subjects.map(subjectKey));
  return subjects.map((subject) => ({ subject, title: known.get(subjectKey(subject))?.title ?? null }));
}
