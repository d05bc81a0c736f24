import type { APIComponentInContainer } from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { menuRow } from '../../cards/components.ts';
import { containerCard, textDisplay } from '../../cards/container.ts';
import { isAddressableAgent } from '../../cards/display-names.ts';
import { saveAllButton } from '../../cards/haul-buttons.ts';
import { type Page, pageButtons } from '../../cards/paging.ts';
import type { Reader } from '../../cards/reader.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { markdownLink } from '../../discord/messages/markdown.ts';
import { plainText, takeWhileFits } from '../../discord/messages/plain-text.ts';
import { LIMITS, MAX_TEXT_BYTES } from '../../discord/posting/limits.ts';
import type { AgentLink } from '../../products/cards/agent-links.ts';
import { withThumbnail } from '../../products/cards/product-header.ts';
import { type NamedSubject, productMenu } from '../../products/cards/product-menu.ts';
import { MAX_PREFERRED_AGENTS } from '../../settings/cards/agents.ts';
import type { Texts } from '../../texts/index.ts';
import { compactLines, fullLines, type LinkedItem, singleButtons } from './chat-reply.ts';

/** Each product takes up to three of the 40 components of a message; the menus take the others. */
export const LINKS_PER_PAGE = 8;
const PAGE_CHARS = 3_400;
const SMALL = '\n-# ';
const SEPARATOR = ' · ';
const MAX_NAME = 40;
const AGENT_BUTTONS = 3;

interface LinkList {
  readonly items: readonly LinkedItem[];
  /** All products of the list: at most 25, as many as a menu holds. */
  readonly all: readonly NamedSubject[];
  readonly page: Page<unknown>;
  /** Products of this page that the service could not convert. */
  readonly failed: number;
  /** Links beyond the 25. */
  readonly more: number;
  /** The reader's own agents; none: the card offers to choose them. */
  readonly agents: readonly string[];
}

/** Products with their links at the reader's own agents, for the reader alone. */
export function linkListView({ items, all, page, failed, more, agents }: LinkList, reader: Reader) {
  const { texts } = reader;
  const isSingle = page.total === 1;
  const pageId = (prefix: string) => (offset: string) => encodeCustomId('convert', `${prefix}Page`, offset);
  return containerCard(null, [
    ...items.flatMap((item) =>
      isSingle
        ? singleProduct(item, agents, reader)
        : listedProduct(item, agents, PAGE_CHARS / items.length, texts),
    ),
    failed > 0 && `-# ${texts.chat.failedLinks(failed)}`,
    more > 0 && `-# ${texts.chat.moreLinks(more)}`,
    ...(agents.length === 0 ? agentChooser(items[0]?.links ?? [], texts) : []),
    ...(isSingle ? [] : productMenu('photos', all, texts)),
    pageButtons(page, pageId('previous'), pageId('next'), texts),
    !isSingle && saveAllButton(reader),
  ]);
}

function singleProduct(item: LinkedItem, agents: readonly string[], reader: Reader) {
  const shown = Math.max(1, Math.min(agents.length, AGENT_BUTTONS));
  return [
    ...withThumbnail(fullLines(item, reader), item.summary, reader.texts),
    ...fittingRows(singleButtons(item, reader, shown)),
  ];
}

/** The title leads to the reader's first agent; the reader's others follow while there is room. */
function listedProduct(item: LinkedItem, agents: readonly string[], maxChars: number, texts: Texts) {
  const [first, ...rest] = item.links;
  const lines = [first?.url, item.summary.canonical]
    .filter((href) => href !== undefined)
    .map((href) => compactLines(item, texts, href))
    .find(({ length }) => length <= maxChars);
  const others = rest
    .filter(({ agent }) => agents.includes(agent))
    .map(({ name, url }) => markdownLink(name, url, MAX_NAME));
  const room = maxChars - (lines?.length ?? maxChars) - SMALL.length;
  const shown = takeWhileFits(others, room, MAX_TEXT_BYTES, SEPARATOR);
  const below = shown.length === 0 ? '' : SMALL + shown.join(SEPARATOR);
  return withThumbnail((lines ?? compactLines(item, texts, '')) + below, item.summary, texts);
}

/** For somebody who has chosen no agents yet: a menu of the most popular ones. */
function agentChooser(links: readonly AgentLink[], texts: Texts): APIComponentInContainer[] {
  const options = links
    .filter(({ agent }) => isAddressableAgent(agent))
    .slice(0, LIMITS.selectOptions)
    .map(({ agent, name }) => ({ label: plainText(name, LIMITS.optionText) || agent, value: agent }));
  if (options.length === 0) return [];
  const bounds = { max_values: Math.min(MAX_PREFERRED_AGENTS, options.length) };
  const customId = encodeCustomId('convert', 'chooseAgents');
  return [
    textDisplay(`-# ${texts.chat.noAgents}`),
    ...menuRow(customId, texts.chat.chooseAgents, options, bounds),
  ];
}
