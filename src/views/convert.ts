import type { CachedResponse, ConvertResult } from '../api/index.ts';
import { escapeText } from '../discord/escape-markdown.ts';
import { LIMITS } from '../discord/limits.ts';
import { markdownUrl } from '../discord/markdown-link.ts';
import type { MessageView } from '../discord/message-view.ts';
import { safeUrl } from '../discord/safe-url.ts';
import type { Texts } from '../texts/index.ts';
import { agentLinkMenus } from './agent-link-menus.ts';
import { agentLinks } from './agent-links.ts';
import { COLOURS } from './colours.ts';
import { buttonRows, linkButton } from './components.ts';
import { agentDisplayName, platformDisplayName } from './display-names.ts';
import { freshness } from './freshness.ts';
import { productButtons } from './product-buttons.ts';

/** Agents with a button; the menus list the others. */
const AGENT_BUTTONS = 10;

/**
 * The canonical link and every agent's link.
 * @param preferred agent identifiers to show first, in this order
 */
export function convertView(
  answer: CachedResponse<ConvertResult>,
  preferred: readonly string[],
  texts: Texts,
): MessageView {
  const { platform, id, canonical } = answer.data;
  const product = { platform, id };
  const links = agentLinks(answer.data, preferred);
  const onButtons = links.filter(({ url }) => safeUrl(url) !== null).slice(0, AGENT_BUTTONS);
  const inMenus = links.filter((link) => !onButtons.includes(link));
  const original = safeUrl(canonical);
  const written = markdownUrl(canonical);
  return {
    embeds: [
      {
        color: COLOURS.neutral,
        title: escapeText(texts.common.product(platformDisplayName(platform), id), LIMITS.embedTitle),
        description: [
          ...(written === null ? [] : [`🔗 ${written}`, '']),
          links.length === 0 ? texts.convert.noAgents : texts.convert.agentCount(links.length),
          freshness(answer, texts),
        ].join('\n'),
        ...(original === null ? {} : { url: original }),
      },
    ],
    components: [
      ...buttonRows(onButtons.flatMap(({ name, url }) => linkButton(name, url))),
      ...agentLinkMenus(product, inMenus, texts),
      ...buttonRows(productButtons(product, texts)),
    ],
  };
}

/** One agent's link, as chosen from a menu. */
export function agentLinkView(
  answer: CachedResponse<ConvertResult>,
  agent: string,
  texts: Texts,
): MessageView {
  const { platform, id, agents } = answer.data;
  const url = Object.hasOwn(agents, agent) ? agents[agent] : undefined;
  const name = agentDisplayName(agent);
  const product = texts.common.product(platformDisplayName(platform), id);
  return {
    embeds: [
      {
        color: COLOURS.neutral,
        title: escapeText(`${name} · ${product}`, LIMITS.embedTitle),
        description: writtenLink(url, texts),
      },
    ],
    components: buttonRows(linkButton(texts.common.openAt(name), url)),
  };
}

function writtenLink(url: string | undefined, texts: Texts): string {
  if (url === undefined) return texts.convert.agentRemoved;
  return markdownUrl(url) ?? `${texts.convert.linkTooLong}\n${escapeText(url, 3_000)}`;
}
