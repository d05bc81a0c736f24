import { type ActionRow, menuRow } from '../../cards/components.ts';
import { containerCard, textDisplay } from '../../cards/container.ts';
import { isAddressable, platformDisplayName } from '../../cards/display-names.ts';
import { smallLine } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import { type Subject, subjectKey } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { ProductSummary } from '../index.ts';
import { priceLine, productName, shortProductName, withThumbnail } from './product-header.ts';

export interface NamedSubject {
  readonly subject: Subject;
  /** Null: not known. */
  readonly title: string | null;
}

/** A menu of products that opens their QC photos; also what a list knows itself by when a page is turned. */
export function productMenu(
  component: 'photos' | 'otherPhotos',
  products: readonly NamedSubject[],
  texts: Texts,
  current?: string,
): ActionRow[] {
  const max = LIMITS.optionText;
  const options = products.flatMap(({ subject, title }) => {
    const name = 'url' in subject ? subject.url : shortProductName({ product: subject, title }, texts, max);
    const value = subjectKey(subject);
    const option = { label: plainText(name, max) || '?', value };
    return value.length > max ? [] : [value === current ? { ...option, default: true } : option];
  });
  return menuRow(encodeCustomId('convert', component), texts.chat.chooseProduct, options);
}

/** As many as a phone shows above the menu; the menu has all of them. */
export const LISTED = 5;

/** Asks which of a message's products to show the QC photos of. */
export function productChooserView(summaries: readonly ProductSummary[], reader: Reader): MessageView {
  const { texts } = reader;
  const offered = summaries.filter(({ product }) => isAddressable(product)).slice(0, LIMITS.selectOptions);
  const more = offered.length - LISTED;
  const options = offered.map((summary) => ({
    label: plainText(productName(summary, texts), LIMITS.optionText),
    value: `${summary.product.platform}:${summary.product.id}`,
    description: plainText(platformDisplayName(summary.product.platform), LIMITS.optionText),
  }));
  return containerCard(null, [
    textDisplay(`### ${texts.qc.chooserTitle}`),
    ...offered
      .slice(0, LISTED)
      .flatMap((summary) => withThumbnail(productLines(summary, reader), summary, texts)),
    more > 0 && textDisplay(`-# ${texts.common.more(more)}`),
    ...menuRow(encodeCustomId('qc', 'choose'), texts.qc.chooseProduct, options),
  ]);
}

function productLines(summary: ProductSummary, reader: Reader): string {
  const { texts } = reader;
  const platform = escapeText(platformDisplayName(summary.product.platform), 60);
  const photos = summary.qc === null ? '' : texts.qc.photos(summary.qc.photos);
  const facts = smallLine([platform, priceLine(summary, reader), photos]);
  return `**${escapeText(shortProductName(summary, texts), LIMITS.optionText)}**\n${facts}`;
}
