import { type APIComponentInContainer, ComponentType } from 'discord.js';
import type { LookupResult } from '../api/index.ts';
import { escapeText } from '../discord/escape-markdown.ts';
import { LIMITS } from '../discord/limits.ts';
import { markdownLink } from '../discord/markdown-link.ts';
import type { MessageView } from '../discord/message-view.ts';
import { takeWhileFits } from '../discord/truncate.ts';
import { selectableOptions, summaryOf } from '../products/index.ts';
import type { Texts } from '../texts/index.ts';
import { containerCard, textDisplay } from './container.ts';
import { platformDisplayName } from './display-names.ts';
import type { LookupCard } from './lookup-card.ts';
import { lookupButtons, variantMenus } from './lookup-controls.ts';
import { headingLines } from './lookup-heading.ts';
import { measureLines } from './lookup-measures.ts';
import { formatPrice } from './number-format.ts';
import { shortProductName, withThumbnail } from './product-header.ts';
import { sourceLine, staleLine } from './provenance.ts';
import type { Reader } from './reader.ts';
import { hasSelection, selectedImage, type VariantSelection } from './variant-selection.ts';

/** What a list of sizes or versions may take, in characters and bytes. */
const LIST_CHARS = 700;
const LIST_BYTES = 1_200;

/** A product's price and stock, narrowed to the chosen variant, with what else the service knows about it. */
export function lookupView(card: LookupCard, reader: Reader): MessageView {
  const { answer, selection, facts } = card;
  const { texts } = reader;
  const result = answer.data;
  const product = { platform: result.platform, id: result.product_id };
  const summary = summaryOf(product, { ...facts, lookup: result });
  const image = selectedImage(result, selection) ?? summary.image;
  const title = markdownLink(shortProductName(summary, texts), result.canonical, LIMITS.optionText);
  const top = [
    ...headingLines(result, selection, reader),
    title,
    `-# ${productLine(result, selection, texts)}`,
  ];
  return containerCard(null, [
    ...staleLine(answer, texts),
    ...withThumbnail(top.join('\n'), { ...summary, image }, texts),
    ...listLines(result, texts),
    ...variantMenus(card, texts),
    ...textOf(measureLines(result.warehouse, texts).join('\n')),
    ...sourceLine(result, texts),
    ...lookupButtons(card, summary, reader),
  ]);
}

function textOf(content: string): APIComponentInContainer[] {
  return content === '' ? [] : [{ type: ComponentType.TextDisplay, content }];
}

/** The platform; with a choice, the price of all variants; and where the variants come from. */
function productLine(result: LookupResult, selection: VariantSelection, texts: Texts): string {
  const { platform, price, variant_source = '' } = result;
  const range = formatPrice(price?.low, price?.high, price?.currency, texts.locale);
  return [
    escapeText(platformDisplayName(platform), 60),
    hasSelection(selection) && range !== null ? texts.lookup.allVariants(range) : '',
    variant_source === '' || variant_source === platform
      ? ''
      : texts.lookup.variantSource(escapeText(platformDisplayName(variant_source), 60)),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Sizes and versions, where no menu lists them. */
function listLines(result: LookupResult, texts: Texts): APIComponentInContainer[] {
  if (selectableOptions(result).length > 0) return [];
  const lists = [
    [texts.lookup.sizes, result.sizes],
    [texts.lookup.versions, result.versions],
  ] as const;
  return lists.flatMap(([heading, values]) => {
    const escaped = values.map((value) => escapeText(value, 100)).filter((value) => value !== '');
    if (escaped.length === 0) return [];
    const shown = takeWhileFits(escaped, LIST_CHARS, LIST_BYTES, ' · ');
    const rest = shown.length < escaped.length ? ' …' : '';
    return [textDisplay(`**${heading}** ${shown.join(' · ')}${rest}`)];
  });
}
