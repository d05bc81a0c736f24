import {
  type APIButtonComponent,
  type APIComponentInContainer,
  ComponentType,
  MessageFlags,
} from 'discord.js';
import type { ConvertResult } from '../api/index.ts';
import type { View } from '../bot/command.ts';
import { encodeCustomId } from '../bot/custom-id.ts';
import { LIMITS, safeUrl } from '../bot/limits.ts';
import { markdownLink } from '../bot/markdown-link.ts';
import type { Texts } from '../texts/index.ts';
import { isAddressable } from './address.ts';
import { COLOURS } from './colours.ts';
import { button, buttonRows, linkButton } from './components.ts';
import { agentLinks, agentMenus } from './convert.ts';
import { platformName } from './names.ts';
import { paragraph } from './panel.ts';

/** Link buttons beside a product that stands alone, and beside one of several. */
const AGENTS_ALONE = 5;
const AGENTS_SHARED = 2;

export interface ChatReplyItem {
  readonly result: ConvertResult;
  readonly spoiler: boolean;
}

/** Links that a reply leaves out. */
export interface LeftOut {
  /** Beyond what fits. */
  readonly more: number;
  /** Those that the service could not convert. */
  readonly failed: number;
}

/** A message's links for the one who asked: nobody else sees it, so there is nothing to dismiss. */
export function linksView(
  items: readonly ChatReplyItem[],
  { more, failed }: LeftOut,
  preferred: readonly string[],
  texts: Texts,
): View {
  const notes = [...counted(more, texts.chat.more), ...counted(failed, texts.chat.failed)];
  return viewOf(items, notes, preferred, null, texts);
}

/** The quiet reply to links in chat: what they are at the agents that count here. */
export function chatReplyView(
  items: readonly ChatReplyItem[],
  more: number,
  preferred: readonly string[],
  texts: Texts,
): View {
  return viewOf(items, counted(more, texts.chat.more), preferred, dismiss(texts), texts);
}

function counted(count: number, say: (count: number) => string): string[] {
  return count > 0 ? [say(count)] : [];
}

function viewOf(
  items: readonly ChatReplyItem[],
  notes: readonly string[],
  preferred: readonly string[],
  last: APIButtonComponent | null,
  texts: Texts,
): View {
  const [only, ...others] = items;
  const lastButtons = last === null ? [] : [last];
  const below = notes.map((note) => paragraph(`-# ${note}`));
  const card = ({ spoiler }: ChatReplyItem, components: APIComponentInContainer[]) => ({
    type: ComponentType.Container as const,
    accent_color: COLOURS.neutral,
    spoiler,
    components,
  });
  const isAlone = only !== undefined && others.length === 0;
  return {
    flags: MessageFlags.IsComponentsV2,
    components: isAlone
      ? [card(only, [...alone(only.result, preferred, lastButtons, texts), ...below])]
      : // Below the cards, so that none of it hides behind a spoiler.
        [
          ...items.map((item) => card(item, shared(item.result, preferred, texts))),
          ...below,
          ...buttonRows(lastButtons),
        ],
  };
}

function alone(
  result: ConvertResult,
  preferred: readonly string[],
  lastButtons: readonly APIButtonComponent[],
  texts: Texts,
): APIComponentInContainer[] {
  const links = agentLinks(result, preferred);
  const shown = links.filter(({ url }) => safeUrl(url) !== null).slice(0, AGENTS_ALONE);
  const rest = links.filter((link) => !shown.includes(link));
  return [
    heading(result, texts),
    ...buttonRows(shown.flatMap(({ name, url }) => linkButton(name, url))),
    ...agentMenus(result, rest, texts),
    ...buttonRows([...nextSteps(result, texts), ...lastButtons]),
  ];
}

function shared(
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
      [...links.slice(0, AGENTS_SHARED), ...all, ...nextSteps(result, texts)].slice(0, LIMITS.rowButtons),
    ),
  ];
}

function heading(result: ConvertResult, texts: Texts): APIComponentInContainer {
  const name = texts.common.product(platformName(result.platform), result.id);
  return paragraph(`**${markdownLink(name, result.canonical, 120)}**`);
}

function nextSteps(result: ConvertResult, texts: Texts): APIButtonComponent[] {
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
