import { secondCurrencyOf } from '../cards/reader.ts';
import { type GrowingView, growingView, type MessageView } from '../discord/messages/message-view.ts';
import { isGenericShortLink } from '../links/catalogue.ts';
import { findLinks } from '../links/find.ts';
import type { Picture } from '../pictures/index.ts';
import { type LinkedProduct, linkedSubjects, loadLinkedProducts } from '../products/linked-products.ts';
import { type Api, ApiError, isClientError, type Subject, subjectKey } from '../service/index.ts';
import { textsFor } from '../texts/index.ts';
import { chatReplyView } from './cards/chat-reply.ts';
import { linkedItem } from './cards/linked-item.ts';
import type { ChatContext } from './context.ts';
import type { MessageSettings } from './message-settings.ts';

export const MAX_LINKS = 3;
const NOT_HIDDEN = { spoiler: false };

export interface SelectedLink {
  readonly subject: Subject;
  /** The agent whose link it is; null for a link of the platform itself. */
  readonly agent: string | null;
  readonly spoiler: boolean;
}

export interface SelectedLinks {
  readonly links: readonly SelectedLink[];
  readonly all: readonly SelectedLink[];
}

/** Each product once; no links in code or `<…>`, to shops, or of general shorteners, which may lead anywhere. */
export function selectLinks(content: string): SelectedLinks {
  const selected = new Map<string, SelectedLink>();
  for (const { link, muted, spoiler } of findLinks(content)) {
    if (muted || link.kind === 'shop') continue;
    if (link.kind === 'product') add(selected, { subject: link.product, agent: link.agent, spoiler });
    else if (!isGenericShortLink(link.url))
      add(selected, { subject: { url: link.url }, agent: null, spoiler });
  }
  const all = [...selected.values()];
  return { links: all.slice(0, MAX_LINKS), all };
}

/** The links of a message to the bot; those in code or `<…>` only count if there are no others. */
export function selectAddressedLinks(content: string): SelectedLinks {
  const selected = selectLinks(content);
  if (selected.all.length > 0) return selected;
  const all = linkedSubjects(content).map((subject) => ({ subject, agent: null, spoiler: false }));
  return { links: all.slice(0, MAX_LINKS), all };
}

/** A product that is linked twice is a spoiler only if both links are. */
function add(selected: Map<string, SelectedLink>, link: SelectedLink): void {
  const key = subjectKey(link.subject);
  const known = selected.get(key);
  selected.set(key, known === undefined ? link : { ...known, spoiler: known.spoiler && link.spoiler });
}

interface ConvertedLink {
  readonly link: SelectedLink;
  readonly product: LinkedProduct;
}

/**
 * Converts the links with the service, and renders the reply as soon as it can name the products.
 * @returns the view, null without anything to show; the links in it; and as {@link convertLinks}
 */
export async function renderReply(
  context: ChatContext,
  selected: SelectedLinks,
  settings: MessageSettings,
  api: Api,
) {
  const { converted, ...rest } = await convertLinks(context, selected, api);
  const total = selected.all.length;
  return {
    view: converted.length === 0 ? null : await renderConverted(converted, total, settings, context),
    links: converted.map(({ link }) => link),
    ...rest,
  };
}

/**
 * Converts the links with the service.
 * @returns what was converted; every product of the message, as the store keeps them; whether links are missing because the service
 * failed; how many are missing, and why the first one is
 */
export async function convertLinks(context: ChatContext, { links, all }: SelectedLinks, api: Api) {
  const subjects = links.map(({ subject }) => subject);
  const outcomes = await loadLinkedProducts(context, api, subjects);
  const converted = links.flatMap((link, index): ConvertedLink[] => {
    const outcome = outcomes[index];
    return outcome?.status === 'fulfilled' ? [{ link, product: outcome.value }] : [];
  });
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  return {
    converted,
    products: all.map((link) => keyOf(link, converted)),
    failed: failures.length,
    failure: failures[0],
    isPartial: failures.filter((error) => isOutageOf(error, context)).length > 0,
  };
}

function renderConverted(
  converted: readonly ConvertedLink[],
  total: number,
  { agents, locale, currency, hidesHaul }: MessageSettings,
  context: ChatContext,
): Promise<MessageView | GrowingView> {
  const { rates } = context.exchangeRates;
  const reader = { texts: textsFor(locale), currency: secondCurrencyOf(currency, rates), hidesHaul };
  const strip = drawItems(converted, context);
  const extras = Promise.all([strip.drawn, ...converted.map(({ product }) => product.facts.complete)]);
  return growingView(extras, () => {
    const items = converted.map(({ link: { spoiler }, product }) => linkedItem(product, agents, { spoiler }));
    const more = total > MAX_LINKS ? total - items.length : 0;
    return chatReplyView({ items, total, more, strip: strip.soFar() }, reader);
  });
}

/** The listing photos of several products side by side; none where a spoiler hides one of them. */
function drawItems(converted: readonly ConvertedLink[], { pictures, photos }: ChatContext) {
  let picture: Picture | null = null;
  const draw = async () => {
    const isHidden = converted.some(({ link }) => link.spoiler);
    if (converted.length < 2 || isHidden || !pictures.canDraw()) return;
    await Promise.all(converted.map(({ product }) => product.facts.complete));
    const urls = converted.map(({ product }) => linkedItem(product, [], NOT_HIDDEN).summary.image ?? '');
    const sources = urls.map((url) => ({ key: url, load: () => photos.downloadOnce(url) }));
    picture = await pictures.drawStrip(sources, { first: 1 });
  };
  // Every function of pictures and photos resolves.
  return { drawn: draw(), soFar: () => picture };
}

/** @returns false if the request is to blame: anyone can post links to products that don't exist */
function isOutageOf(error: unknown, { log }: ChatContext): boolean {
  if (!(error instanceof ApiError)) throw error;
  if (isClientError(error)) return false;
  // The author did not run a command, so only the operator is informed.
  log.warn({ err: error }, 'chat links skipped: the service failed');
  return true;
}

/** A short link becomes the product that it leads to. */
function keyOf(link: SelectedLink, converted: readonly ConvertedLink[]): string {
  const product = converted.find((one) => one.link === link)?.product.links;
  return product === undefined || !('url' in link.subject)
    ? subjectKey(link.subject)
    : subjectKey({ platform: product.platform, id: product.id });
}
