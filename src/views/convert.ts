import type { APIEmbed } from 'discord.js';
import type { CachedResponse, ConvertResult } from '../api/index.ts';
import { encodeCustomId } from '../discord/custom-id.ts';
import { escapeText, LIMITS, plainText, safeUrl } from '../discord/limits.ts';
import { markdownUrl } from '../discord/markdown-link.ts';
import type { MessageView } from '../discord/message-view.ts';
import { AGENTS } from '../links/catalogue.ts';
import type { Product } from '../links/product.ts';
import type { Texts } from '../texts/index.ts';
import { isAddressable, isAddressableAgent } from './addressable.ts';
import { COLOURS } from './colours.ts';
import { button, buttonRows, linkButton, menuRow } from './components.ts';
import { agentDisplayName, platformDisplayName } from './display-names.ts';
import { freshness } from './freshness.ts';

/** Agents that get a button of their own; the rest stand in menus. */
const AGENT_BUTTONS = 10;

/** As in the catalogue, which begins with what people use most; agents that closed come last. */
const AGENTS_BY_POPULARITY = [
  ...AGENTS.filter(({ closed }) => closed !== true),
  ...AGENTS.filter(({ closed }) => closed === true),
].map(({ id }) => id);

export interface AgentLink {
  readonly agent: string;
  readonly name: string;
  readonly url: string;
}

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
  const links = agentLinks(answer.data, preferred);
  const withButton = links.filter(({ url }) => safeUrl(url) !== null).slice(0, AGENT_BUTTONS);
  const rest = links.filter((link) => !withButton.includes(link));
  const original = safeUrl(canonical);
  const written = markdownUrl(canonical);

  const embed: APIEmbed = {
    color: COLOURS.neutral,
    title: escapeText(texts.common.product(platformDisplayName(platform), id), LIMITS.embedTitle),
    description: [
      ...(written === null ? [] : [`🔗 ${written}`, '']),
      links.length === 0 ? texts.convert.noAgents : texts.convert.agentCount(links.length),
      freshness(answer, texts),
    ].join('\n'),
    ...(original === null ? {} : { url: original }),
  };
  return { embeds: [embed], components: rows(answer.data, withButton, rest, texts) };
}

/** One agent's link, as chosen from the menu. */
export function agentLinkView(
  answer: CachedResponse<ConvertResult>,
  agent: string,
  texts: Texts,
): MessageView {
  const url = Object.hasOwn(answer.data.agents, agent) ? answer.data.agents[agent] : undefined;
  const name = agentDisplayName(agent);
  const description =
    url === undefined
      ? texts.convert.agentRemoved
      : (markdownUrl(url) ?? `${texts.convert.linkTooLong}\n${escapeText(url, 3_000)}`);
  const product = texts.common.product(platformDisplayName(answer.data.platform), answer.data.id);
  return {
    embeds: [
      {
        color: COLOURS.neutral,
        title: escapeText(`${name} · ${product}`, LIMITS.embedTitle),
        description,
      },
    ],
    components: buttonRows(linkButton(texts.common.openAt(name), url)),
  };
}

/** Every agent's link: preferred agents first, then as in the catalogue. */
export function agentLinks({ agents }: ConvertResult, preferred: readonly string[]): AgentLink[] {
  const links = Object.entries(agents).map(([agent, url]) => ({ agent, name: agentDisplayName(agent), url }));
  const order = [...preferred, ...AGENTS_BY_POPULARITY];
  const rank = ({ agent }: AgentLink) => (order.includes(agent) ? order.indexOf(agent) : order.length);
  return links.sort((a, b) => rank(a) - rank(b));
}

/** Menus of the agents that got no button; two take all that the catalogue has. */
export function agentMenus({ platform, id }: Product, rest: readonly AgentLink[], texts: Texts) {
  if (!isAddressable({ platform, id })) return [];
  const alphabetical = rest.toSorted((a, b) => a.name.localeCompare(b.name));
  const menus = alphabetical.length === 0 ? [] : [alphabetical.slice(0, 25), alphabetical.slice(25, 50)];
  return menus.flatMap((links, index) => {
    const [first] = links;
    const last = links.at(-1);
    const label =
      rest.length <= LIMITS.selectOptions || first === undefined || last === undefined
        ? texts.convert.moreAgents
        : texts.convert.moreAgentsRange(first.name, last.name);
    return menuRow(
      encodeCustomId('convert', `agent${index}`, platform, id),
      label,
      links
        .filter(({ agent }) => isAddressableAgent(agent))
        .map(({ agent, name }) => ({ label: plainText(name, LIMITS.optionText) || agent, value: agent })),
    );
  });
}

function rows(
  { platform, id }: ConvertResult,
  withButton: readonly AgentLink[],
  rest: readonly AgentLink[],
  texts: Texts,
) {
  const linkRows = buttonRows(withButton.flatMap(({ name, url }) => linkButton(name, url)));
  const product = { platform, id };
  if (!isAddressable(product)) return linkRows;
  const next = buttonRows([
    button(texts.common.qcPhotos, encodeCustomId('qc', 'open', platform, id)),
    button(texts.common.details, encodeCustomId('lookup', 'open', platform, id, '')),
  ]);
  return [...linkRows, ...agentMenus(product, rest, texts), ...next];
}
