import {
  type APIButtonComponent,
  type APIComponentInContainer,
  ComponentType,
  MessageFlags,
} from 'discord.js';
import type { ConvertResult } from '../api/index.ts';
import { encodeCustomId } from '../discord/custom-id.ts';
import { LIMITS, safeUrl } from '../discord/limits.ts';
import { markdownLink } from '../discord/markdown-link.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { Texts } from '../texts/index.ts';
import { isAddressable } from './addressable.ts';
import { COLOURS } from './colours.ts';
import { button, buttonRows, linkButton } from './components.ts';
import { textDisplay } from './container.ts';
import { agentLinks, agentMenus } from './convert.ts';
import { platformDisplayName } from './display-names.ts';

/** Link buttons beside a product that stands alone, and beside one of several. */
const SINGLE_LINK_AGENTS = 5;
const MULTI_LINK_AGENTS = 2;

export interface ChatReplyItem {
  readonly result: ConvertResult;
  readonly spoiler: boolean;
}

/** Links that a reply leaves out. */
export interface OmittedLinks {
  /** Beyond what fits. */
  readonly more: number;
  /** Those that the service could not convert. */
  readonly failed: number;
}

/** A message's links for the one who asked: nobody else sees it, so there is nothing to dismiss. */
export function linksView(
  items: readonly ChatReplyItem[],
  { more, failed }: OmittedLinks,
  preferred: readonly string[],
  texts: Texts,
): MessageView {
  const notes = [...countNote(more, texts.chat.moreLinks), ...countNote(failed, texts.chat.failedLinks)];
  return replyView(items, notes, preferred, null, texts);
}

/** The quiet reply to links in chat: what they are at the agents that count here. */
export function chatReplyView(
  items: readonly ChatReplyItem[],
  more: number,
  preferred: readonly string[],
  texts: Texts,
): MessageView {
  return replyView(items, countNote(more, texts.chat.moreLinks), preferred, dismiss(texts), texts);
}

function countNote(count: number, format: (count: number) => string): string[] {
  return count > 0 ? [format(count)] : [];
}

function replyView(
  items: readonly ChatReplyItem[],
  notes: readonly string[],
  preferred: readonly string[],
  last: APIButtonComponent | null,
  texts: Texts,
): MessageView {
  const [only, ...others] = items;
  const lastButtons = last === null ? [] : [last];
  const below = notes.map((note) => textDisplay(`-# ${note}`));
  const card = ({ spoiler }: ChatReplyItem, components: APIComponentInContainer[]) => ({
    type: ComponentType.Container as const,
    accent_color: COLOURS.neutral,
    spoiler,
    components,
  });
  const isSingleLink = only !== undefined && others.length === 0;
  return {
    flags: MessageFlags.IsComponentsV2,
    components: isSingleLink
      ? [card(only, [...singleLinkComponents(only.result, preferred, lastButtons, texts), ...below])]
      : // Below the cards, so that none of it hides behind a spoiler.
        [
          ...items.map((item) => card(item, multiLinkComponents(item.result, preferred, texts))),
          ...below,
          ...buttonRows(lastButtons),
        ],
  };
}

function singleLinkComponents(
  result: ConvertResult,
  preferred: readonly string[],
  lastButtons: readonly APIButtonComponent[],
  texts: Texts,
): APIComponentInContainer[] {
  const links = agentLinks(result, preferred);
  const shown = links.filter(({ url }) => safeUrl(url) !== null).slice(0, SINGLE_LINK_AGENTS);
  const rest = links.filter((link) => !shown.includes(link));
  return [
    heading(result, texts),
    ...buttonRows(shown.flatMap(({ name, url }) => linkButton(name, url))),
    ...agentMenus(result, rest, texts),
    ...buttonRows([...productButtons(result, texts), ...lastButtons]),
  ];
}

function multiLinkComponents(
  result: ConvertResult,
  preferred: readonly string[],
  texts: Texts,
): APIComponentInContainer[] {
  const links = agentLinks(result, preferred).flatMap(({ name, url }) => linkButton(name, url));
  const all = isAddressable(productOf(result))
    ? [button(texts.convert.moreAgents, encodeCustomId('convert', 'open', result.platform, result.id))]
    : [];
  return [
    heading(result, texts),
    ...buttonRows(
      [...links.slice(0, MULTI_LINK_AGENTS), ...all, ...productButtons(result, texts)].slice(
        0,
        LIMITS.rowButtons,
      ),
    ),
  ];
}

function heading(result: ConvertResult, texts: Texts): APIComponentInContainer {
  const name = texts.common.product(platformDisplayName(result.platform), result.id);
  return textDisplay(`**${markdownLink(name, result.canonical, 120)}**`);
}

function productButtons(result: ConvertResult, texts: Texts): APIButtonComponent[] {
  const { platform, id } = productOf(result);
  if (!isAddressable({ platform, id })) return [];
  return [
    button(texts.common.qcPhotos, encodeCustomId('qc', 'open', platform, id)),
    button(texts.common.details, encodeCustomId('lookup', 'open', platform, id, '')),
  ];
}

function dismiss(texts: Texts): APIButtonComponent {
  return button(texts.chat.dismiss, encodeCustomId('convert', 'dismiss'));
}

function productOf({ platform, id }: ConvertResult) {
  return { platform, id };
}
