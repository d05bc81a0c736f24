import type { APIButtonComponent } from 'discord.js';
import { linksToCopy } from '../../cards/attached-files.ts';
import { fittingRows } from '../../cards/button-layout.ts';
import { type ActionRow, button, linkButton, menuRow } from '../../cards/components.ts';
import { containerCard, textDisplay } from '../../cards/container.ts';
import { agentDisplayName, isAddressableAgent } from '../../cards/display-names.ts';
import { backToHaul, haulCustomId } from '../../cards/haul-buttons.ts';
import { haulName } from '../../cards/haul-name.ts';
import { pageAt, pageButtons } from '../../cards/paging.ts';
import { inLines } from '../../cards/phrases.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { cutToCells, plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import { positionsOf } from '../../domain/hauls/totals.ts';
import type { Product } from '../../links/product.ts';
import { type AgentLink, agentLinks } from '../../products/cards/agent-links.ts';
import { shortProductName } from '../../products/cards/product-header.ts';
import type { ConvertResult } from '../../service/index.ts';
import type { Haul } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { ItemLinks } from '../load-haul-csv.ts';
import { ITEMS_PER_PAGE } from './lines.ts';
import { aboutItems } from './totals.ts';

/** What the code block may take, in characters and bytes; the rest is for the other texts. */
const BLOCK_CHARS = 2_800;
const BLOCK_BYTES = 5_600;
/** Shown of a list that doesn't fit: half a list is useless to copy, and each link takes two or three lines on a phone. */
const LINES_OF_PART = 10;
/** The title on a link button that takes a phone's whole row. */
const TITLE_CELLS = 26;
const MAX_NAME = 80;

export interface HaulLinksCard {
  readonly haul: Pick<Haul, 'id' | 'name'>;
  readonly items: readonly HaulLink[];
  /** The agent that was chosen on the card; null: the reader's first one. */
  readonly chosen: string | null;
  readonly preferred: readonly string[];
  readonly from: number;
}

export interface HaulLink {
  readonly product: Product;
  readonly title: string | null;
  readonly links: ItemLinks;
}

/** The links of a haul at one agent: as a list to copy, and as buttons. For its owner alone. */
export function haulLinksView(card: HaulLinksCard, texts: Texts): MessageView {
  const { haul, items } = card;
  const agents = agentsOf(items, card.preferred);
  const agent = card.chosen ?? card.preferred[0] ?? agents[0]?.agent ?? null;
  const urls = items.map(({ links }) => linkAt(links, agent));
  const linked = urls.filter((url) => url !== null);
  const { block, fileParts, files } = copied(linked);
  const page = pageAt(items, card.from - (card.from % ITEMS_PER_PAGE), ITEMS_PER_PAGE);
  const openers = page.items.flatMap((item, index) =>
    openButton(item, page.offset + index, urls[page.offset + index] ?? null, texts),
  );
  const id = (component: string) => (to: string) => haulCustomId(component, haul.id, to, agent ?? '');
  const hasFailed = items.some(({ links }) => links === 'no_answer');
  const again = button(texts.common.tryAgain, id('links')(String(page.offset)), { primary: true });
  const notes = [
    ...(files.length === 0 ? [] : [texts.haulLinks.inFile(linked.length)]),
    ...missingLinks(items, urls, agent, texts),
  ];
  const parts = [
    textDisplay(topText(card, agent, linked.length, texts) + block),
    ...fileParts,
    inLines(notes.map((note) => `-# ${note}`)),
    ...fittingRows(openers),
    ...fittingRows(pageButtons(page, id('linksnewer'), id('linksolder'), texts)),
    ...agentMenu(card, page.offset, agents, agent, texts),
    ...fittingRows([hasFailed && again, backToHaul(haul.id, texts, page.offset)]),
  ];
  return containerCard(null, parts, files);
}

/** All links in a code block; if they don't fit there, the first ones, and all of them in a file. */
function copied(urls: readonly string[]) {
  const lines = urls.map((url) => ({ before: '', url }));
  const all = linksToCopy(lines, BLOCK_CHARS, BLOCK_BYTES);
  if (all.files.length === 0) return all;
  return { ...all, block: linksToCopy(lines.slice(0, LINES_OF_PART), BLOCK_CHARS, BLOCK_BYTES).block };
}

function agentsOf(items: readonly HaulLink[], preferred: readonly string[]): AgentLink[] {
  const agents = Object.fromEntries(
    items.flatMap(({ links }) => (isConverted(links) ? Object.entries(links.agents) : [])),
  );
  return agentLinks({ agents }, preferred).filter(({ agent }) => isAddressableAgent(agent));
}

function isConverted(links: ItemLinks): links is ConvertResult {
  return typeof links !== 'string';
}

/** Null: none, or one that isn't a web address. */
function linkAt(links: ItemLinks, agent: string | null): string | null {
  if (!isConverted(links)) return null;
  const url = URL.parse(agentLinks(links, []).find((link) => link.agent === agent)?.url ?? '');
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}

function topText({ haul, items }: HaulLinksCard, agent: string | null, linked: number, texts: Texts) {
  const { title, underWay, none } = texts.haulLinks;
  const isPending = items.some(({ links }) => links === 'pending');
  const name = agent === null ? null : nameOf(agent);
  const other = isPending ? underWay : none(name);
  const heading = linked > 0 && name !== null ? title(linked, name) : other;
  return `### ${heading}\n-# ${haulName(haul.name, texts)}`;
}

function nameOf(agent: string): string {
  return escapeText(agentDisplayName(agent), MAX_NAME);
}

function missingLinks(
  items: readonly HaulLink[],
  urls: readonly (string | null)[],
  agent: string | null,
  { haulLinks }: Texts,
): string[] {
  const say = (isMeant: (links: ItemLinks) => boolean, sentence: (list: string, count: number) => string) => {
    const isMissing = ({ links }: HaulLink, index: number) => urls[index] === null && isMeant(links);
    return aboutItems(positionsOf(items, isMissing), sentence);
  };
  return [
    ...say((links) => links === 'pending', haulLinks.pending),
    ...say((links) => links === 'no_answer', haulLinks.noAnswer),
    ...say((links) => links === 'unknown', haulLinks.unknown),
    ...say(isConverted, (list, count) => haulLinks.notAt(list, agent === null ? '?' : nameOf(agent), count)),
  ];
}

/** "1 Harbor Runner…", which opens the item at the agent. */
function openButton(item: HaulLink, index: number, url: string | null, texts: Texts): APIButtonComponent[] {
  const name = plainText(shortProductName(item, texts, TITLE_CELLS), LIMITS.buttonLabel);
  return linkButton(cutToCells(`${index + 1} ${name}`, TITLE_CELLS + 3), url ?? undefined);
}

function agentMenu(
  { haul }: HaulLinksCard,
  offset: number,
  agents: readonly AgentLink[],
  current: string | null,
  texts: Texts,
): ActionRow[] {
  const options = agents
    .filter(({ agent }) => agent !== current)
    .map(({ agent, name }) => ({ label: plainText(name, LIMITS.optionText) || agent, value: agent }));
  return menuRow(haulCustomId('linksagent', haul.id, offset), texts.haulLinks.anotherAgent, options);
}
