import {
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIContainerComponent,
  type APITextDisplayComponent,
  ComponentType,
} from 'discord.js';
import type { ConvertResult } from '../api/index.ts';
import { encodeCustomId } from '../discord/custom-id.ts';
import { LIMITS } from '../discord/limits.ts';
import { markdownLink } from '../discord/markdown-link.ts';
import { safeUrl } from '../discord/safe-url.ts';
import type { Texts } from '../texts/index.ts';
import { isAddressable } from './addressable.ts';
import { agentLinkMenus } from './agent-link-menus.ts';
import { agentLinks } from './agent-links.ts';
import { COLOURS } from './colours.ts';
import { button, buttonRows, linkButton } from './components.ts';
import { textDisplay } from './container.ts';
import { platformDisplayName } from './display-names.ts';
import { productButtons } from './product-buttons.ts';

/** Link buttons of the only product of a reply, and of one of several. */
const SINGLE_LINK_AGENTS = 5;
const MULTI_LINK_AGENTS = 2;

export interface ChatReplyItem {
  readonly result: ConvertResult;
  /** The link was hidden as a spoiler, so its card is hidden too. */
  readonly spoiler: boolean;
}

/** The card of the only product of a reply, which has room for every agent. */
export function singleLinkCard(
  { result, spoiler }: ChatReplyItem,
  preferred: readonly string[],
  lastButtons: readonly APIButtonComponent[],
  below: readonly APITextDisplayComponent[],
  texts: Texts,
): APIContainerComponent {
  const product = { platform: result.platform, id: result.id };
  const links = agentLinks(result, preferred);
  const onButtons = links.filter(({ url }) => safeUrl(url) !== null).slice(0, SINGLE_LINK_AGENTS);
  const inMenus = links.filter((link) => !onButtons.includes(link));
  return card(spoiler, [
    heading(result, texts),
    ...buttonRows(onButtons.flatMap(({ name, url }) => linkButton(name, url))),
    ...agentLinkMenus(product, inMenus, texts),
    ...buttonRows([...productButtons(product, texts), ...lastButtons]),
    ...below,
  ]);
}

/** The card of one of several products: one row of buttons. */
export function multiLinkCard(
  { result, spoiler }: ChatReplyItem,
  preferred: readonly string[],
  texts: Texts,
): APIContainerComponent {
  const product = { platform: result.platform, id: result.id };
  const links = agentLinks(result, preferred).flatMap(({ name, url }) => linkButton(name, url));
  const allAgents = isAddressable(product)
    ? [button(texts.convert.moreAgents, encodeCustomId('convert', 'open', product.platform, product.id))]
    : [];
  const buttons = [...links.slice(0, MULTI_LINK_AGENTS), ...allAgents, ...productButtons(product, texts)];
  return card(spoiler, [heading(result, texts), ...buttonRows(buttons.slice(0, LIMITS.rowButtons))]);
}

function card(spoiler: boolean, components: APIComponentInContainer[]): APIContainerComponent {
  return { type: ComponentType.Container, accent_color: COLOURS.neutral, spoiler, components };
}

function heading({ platform, id, canonical }: ConvertResult, texts: Texts): APITextDisplayComponent {
  const name = texts.common.product(platformDisplayName(platform), id);
  return textDisplay(`**${markdownLink(name, canonical, 120)}**`);
}
