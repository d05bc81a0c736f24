import { linksToCopy } from '../../cards/attached-files.ts';
import { fittingRows } from '../../cards/button-layout.ts';
import { button, linkButton } from '../../cards/components.ts';
import { containerCard, textDisplay } from '../../cards/container.ts';
import { agentDisplayName, isAddressable, platformDisplayName } from '../../cards/display-names.ts';
import { saveButton } from '../../cards/haul-buttons.ts';
import { inLines } from '../../cards/phrases.ts';
import { staleLine } from '../../cards/provenance.ts';
import type { Reader } from '../../cards/reader.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { escapeText, markdownLink, safeUrl } from '../../discord/messages/markdown.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { takeWhileFits } from '../../discord/messages/plain-text.ts';
import { isOpenAgent } from '../../links/catalogue.ts';
import type { CachedResponse, ConvertResult } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import { type ProductFacts, summaryOf } from '../index.ts';
import { type AgentLink, agentLinks } from './agent-links.ts';
import { photoButton, productHeader } from './product-header.ts';

/** Twelve buttons would fill a phone, and hardly anybody needs the third agent. */
const AGENT_BUTTONS = 2;
/** What the other agents' links may take, in characters and bytes. */
const LINKS_CHARS = 2_900;
const LINKS_BYTES = 5_000;

interface ConvertCard {
  readonly answer: CachedResponse<ConvertResult>;
  /** Agents to show first, in this order. */
  readonly preferred: readonly string[];
  /** Agents that were asked for by name and have no link. */
  readonly missing?: readonly string[];
  readonly facts: ProductFacts;
  readonly pending?: boolean;
}

/** A product's links: the reader's first agents as buttons, all others in one line. */
export function convertView(card: ConvertCard, reader: Reader): MessageView {
  const { answer, preferred, missing = [], facts, pending } = card;
  const { texts } = reader;
  const { platform, id, canonical } = answer.data;
  const product = { platform, id };
  const summary = { ...summaryOf(product, facts), canonical };
  const links = agentLinks(answer.data, preferred);
  const onButtons = links.filter(({ url }) => safeUrl(url) !== null).slice(0, AGENT_BUTTONS);
  const others = links.filter((link) => !onButtons.includes(link));
  const buttons = () => [
    ...photoButton(product, summary.qc, texts),
    ...saveButton(product, '', reader),
    links.length > 0 && button(texts.convert.copyAll, encodeCustomId('convert', 'copy', platform, id)),
  ];
  return containerCard(null, [
    ...staleLine(answer, texts),
    inLines(missing.map((agent) => whyMissing(agent, texts))),
    ...productHeader(summary, reader, pending),
    ...fittingRows(onButtons.flatMap(({ name, url }) => linkButton(name, url))),
    links.length === 0 ? textDisplay(texts.convert.noAgents) : otherLinks(others, preferred, texts),
    ...(isAddressable(product) ? fittingRows(buttons()) : []),
  ]);
}

function whyMissing(agent: string, { convert }: Texts): string {
  const name = escapeText(agentDisplayName(agent), 60);
  return isOpenAgent(agent) ? convert.agentMissing(name) : convert.agentClosed(name);
}

/** The agents without a button: the preferred ones first, then by name. */
function otherLinks(links: readonly AgentLink[], preferred: readonly string[], { convert }: Texts) {
  const chosen = links.filter(({ agent }) => preferred.includes(agent));
  const rest = links.filter(({ agent }) => !preferred.includes(agent));
  const sorted = [...chosen, ...rest.toSorted((a, b) => a.name.localeCompare(b.name))];
  const written = sorted.map(({ name, url }) => markdownLink(name, url, 40)).filter((link) => link !== '');
  const shown = takeWhileFits(written, LINKS_CHARS, LINKS_BYTES, ' · ');
  const hidden = written.length - shown.length;
  return inLines([shown.join(' · '), hidden === 0 ? '' : `-# ${convert.more(hidden)}`]);
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

/** What the code block may take, in characters and bytes. */
const BLOCK_CHARS = 3_600;
const BLOCK_BYTES = 7_000;

/** Every link of a product, to copy from a code block; links that don't fit there are in a file. */
export function copyLinksView(result: ConvertResult, preferred: readonly string[], texts: Texts) {
  const { platform, id, canonical } = result;
  const original = texts.convert.original(platformDisplayName(platform));
  const links = [
    ...(canonical === undefined ? [] : [{ name: original, url: canonical }]),
    ...agentLinks(result, preferred),
  ].map(({ name, url }) => ({ before: `${name}: `, url }));
  const { block, fileParts, files } = linksToCopy(links, BLOCK_CHARS, BLOCK_BYTES);
  const back = () => button(texts.common.back, encodeCustomId('convert', 'links', platform, id));
  const parts = [
    textDisplay(`### ${texts.convert.copyTitle}${block}`),
    ...fileParts,
    ...fittingRows([isAddressable({ platform, id }) && back()]),
  ];
  return containerCard(null, parts, files);
}
