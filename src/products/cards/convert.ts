import { linksToCopy } from '../../cards/attached-files.ts';
import { fittingRows } from '../../cards/button-layout.ts';
import { button, linkButton } from '../../cards/components.ts';
import { containerCard, sectionWithButton, textDisplay } from '../../cards/container.ts';
import { agentDisplayName, isAddressable, platformDisplayName } from '../../cards/display-names.ts';
import { inLines } from '../../cards/phrases.ts';
import { staleLine } from '../../cards/provenance.ts';
import type { Reader } from '../../cards/reader.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { escapeText, markdownLink, safeUrl } from '../../discord/messages/markdown.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { takeWhileFits } from '../../discord/messages/plain-text.ts';
import { isOpenAgent, OPEN_AGENTS } from '../../links/catalogue.ts';
import type { Product } from '../../links/product.ts';
import type { CachedResponse, ConvertResult } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import { type ProductFacts, summaryOf } from '../index.ts';
import { type AgentLink, agentLinks } from './agent-links.ts';
import { photosLabel, productHeader } from './product-header.ts';

/** Hardly anyone needs the third agent. */
const AGENT_BUTTONS = 2;
/** The size limits of a list of links, in characters and bytes. */
const LINKS_CHARS = 2_900;
const LINKS_BYTES = 5_000;
/** Between links: it doesn't begin a line. */
const BETWEEN = '\u00A0· ';

interface ConvertCard {
  readonly answer: CachedResponse<ConvertResult>;
  /** Agents to show first, in this order. */
  readonly preferred: readonly string[];
  /** Whether these were asked for by name, so that the answer may have no others. */
  readonly isChosen?: boolean;
  /** Agents that were asked for by name and have no link. */
  readonly missing?: readonly string[];
  readonly facts: ProductFacts;
  readonly pending?: boolean;
}

/** A product's links at the reader's first agents as buttons, and a button to all others. */
export function convertView(card: ConvertCard, reader: Reader): MessageView {
  const { answer, preferred, isChosen = false, missing = [], facts, pending } = card;
  const { texts } = reader;
  const { platform, id, canonical } = answer.data;
  const product = { platform, id };
  const summary = { ...summaryOf(product, facts), canonical };
  const links = agentLinks(answer.data, preferred);
  const onButtons = links.filter(({ url }) => safeUrl(url) !== null).slice(0, AGENT_BUTTONS);
  const others = links.filter((link) => !onButtons.includes(link));
  const count = isChosen ? OPEN_AGENTS : links.length;
  const buttons = () => [
    count > onButtons.length && button(texts.convert.allAgents(count), convertId('agents', product)),
    summary.qc?.photos !== 0 &&
      button(photosLabel(summary.qc?.photos, texts), encodeCustomId('qc', 'open', platform, id)),
  ];
  return containerCard(null, [
    ...staleLine(answer, texts),
    inLines(missing.map((agent) => whyMissing(agent, texts))),
    ...productHeader(summary, reader, pending),
    links.length === 0 && texts.convert.noAgents,
    ...fittingRows(onButtons.flatMap(({ name, url }) => linkButton(name, url))),
    isChosen && written(others).join(BETWEEN),
    ...(isAddressable(product) ? fittingRows(buttons()) : []),
  ]);
}

const convertId = (component: string, { platform, id }: Product) =>
  encodeCustomId('convert', component, platform, id);

/** As many links as fit, in Markdown. @param part of a list's room */
function written(links: readonly AgentLink[], part = 1): string[] {
  const all = links.map(({ name, url }) => markdownLink(name, url, 40)).filter((link) => link !== '');
  return takeWhileFits(all, LINKS_CHARS * part, LINKS_BYTES * part, BETWEEN);
}

/**
 * A product's links at all agents by their first letters, the reader's own above them.
 * @param own agents that the reader has chosen
 */
export function allAgentsView(result: ConvertResult, own: readonly string[], { texts }: Reader): MessageView {
  const { convert, common, settings } = texts;
  const { platform, id } = result;
  const links = agentLinks(result, own);
  const mine = written(
    links.filter(({ agent }) => own.includes(agent)),
    0.25,
  );
  const yours = mine.length === 0 ? convert.chooseYours : convert.yours(mine.join(BETWEEN));
  const byName = links.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }));
  const letters = Map.groupBy(byName, ({ name }) => [...name][0]?.toUpperCase() ?? '');
  const lines = [...letters].map(
    ([letter, ofLetter]) => `**${escapeText(letter, 4)}**\u00A0 ${written(ofLetter).join(BETWEEN)}`,
  );
  const shown = takeWhileFits(lines, LINKS_CHARS, LINKS_BYTES, '\n');
  const hidden = [...letters.values()].slice(shown.length).flat().length;
  const buttons = () => [
    button(convert.copyAll, encodeCustomId('convert', 'copy', platform, id)),
    button(common.back, encodeCustomId('convert', 'links', platform, id)),
  ];
  const heading = `### ${convert.agents(links.length)}\n${yours}`;
  return containerCard(null, [
    sectionWithButton(heading, settings.change, encodeCustomId('settings', 'mine-agents')),
    inLines([...shown, hidden === 0 ? '' : `-# ${convert.more(hidden)}`]),
    ...(isAddressable({ platform, id }) ? fittingRows(buttons()) : []),
  ]);
}

function whyMissing(agent: string, { convert }: Texts): string {
  const name = escapeText(agentDisplayName(agent), 60);
  return isOpenAgent(agent) ? convert.agentMissing(name) : convert.agentClosed(name);
}

/** One agent's link, as chosen from a menu of an older message. */
export function agentLinkView(
  { answer, facts }: Omit<ConvertCard, 'preferred'>,
  agent: string,
  reader: Reader,
): MessageView {
  const { common, convert } = reader.texts;
  const { platform, id, canonical } = answer.data;
  const link = agentLinks(answer.data, []).find((candidate) => candidate.agent === agent);
  const summary = { ...summaryOf({ platform, id }, facts), canonical };
  const header = productHeader(summary, reader);
  if (link === undefined) return containerCard(null, [...header, textDisplay(convert.agentRemoved)]);
  const buttons = linkButton(common.openAt(link.name), link.url);
  const tooLong = `${convert.linkTooLong}\n${escapeText(link.url, 3_000)}`;
  return containerCard(null, [
    ...header,
    ...(buttons.length > 0 ? fittingRows(buttons) : [textDisplay(tooLong)]),
  ]);
}

/** The size limits of the code block, in characters and bytes. */
const BLOCK_CHARS = 3_600;
const BLOCK_BYTES = 7_000;

/** Every link of a product, to copy from a code block; links that don't fit there are in a file. */
export function copyLinksView(result: ConvertResult, preferred: readonly string[], texts: Texts) {
  const { platform, id, canonical } = result;
  const original = texts.convert.original(platformDisplayName(platform, texts.locale));
  const links = [
    ...(canonical === undefined ? [] : [{ name: original, url: canonical }]),
    ...agentLinks(result, preferred),
  ].map(({ name, url }) => ({ before: `${name}: `, url }));
  const { block, fileParts, files } = linksToCopy(links, BLOCK_CHARS, BLOCK_BYTES);
  const back = () => button(texts.common.back, convertId('agents', { platform, id }));
  const parts = [
    textDisplay(`### ${texts.convert.copyTitle}${block}`),
    ...fileParts,
    ...fittingRows([isAddressable({ platform, id }) && back()]),
  ];
  return containerCard(null, parts, files);
}
