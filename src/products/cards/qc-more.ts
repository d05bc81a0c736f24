import { button } from '../../cards/components.ts';
import { type CardPart, containerCard, sectionWithButton } from '../../cards/container.ts';
import { isAddressable } from '../../cards/display-names.ts';
import { haulCustomId } from '../../cards/haul-buttons.ts';
import { haulName } from '../../cards/haul-name.ts';
import { formatNumber } from '../../cards/number-format.ts';
import { inLine, inLines, smallLine } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { Haul } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { productName } from './product-header.ts';
import type { QcCard } from './qc-card.ts';
import { hasSheet, isBetweenPages, qcId } from './qc-controls.ts';
import { ALL, LISTING, type QcPosition, type QcSelection, qcPageAt, selectQcPhotos } from './qc-selection.ts';

/** What *Add to haul* adds to. */
type CurrentHaul = Pick<Haul, 'name' | 'items'>;

/**
 * *More* under QC photos: what else can be done with the product, each thing with a button; visible to one person only.
 * @param haul null: the person has none
 */
export function qcMoreView(
  card: QcCard,
  haul: CurrentHaul | null,
  position: QcPosition,
  { texts }: Reader,
): MessageView {
  const { summary, answer } = card;
  const selection = selectQcPhotos(answer.data, position.filter);
  const heading = `### ${escapeText(productName(summary, texts), LIMITS.optionText)}`;
  const provider = escapeText(answer.data.provider ?? '', 80);
  const credit = provider === '' || selection.total === 0 ? '' : texts.qc.provider(provider);
  return containerCard(null, [
    inLines([heading, smallLine([texts.qc.onlyYou, credit])]),
    ...(isAddressable(summary.product) ? rows(card, selection, haul, position, texts) : []),
  ]);
}

function rows(
  card: QcCard,
  selection: QcSelection,
  haul: CurrentHaul | null,
  position: QcPosition,
  texts: Texts,
): readonly CardPart[] {
  const { qc, common, haulSave, settings } = texts;
  const { product } = card.summary;
  const { platform, id } = product;
  const row = (name: string, hint: string, label: string, customId: string) =>
    sectionWithButton(`**${name}**\n${hint}`, label, customId);
  const at = { filter: selection.filter, offset: position.filter === LISTING ? 0 : position.offset };
  const canAsk = card.canAsk && selection.photos.length > 0;
  const needsSheet = hasSheet(card, selection) && isBetweenPages(qcPageAt(selection.photos, at.offset));
  const variant = at.filter === ALL || at.filter === LISTING ? '' : at.filter;
  const watchId = encodeCustomId('qc', 'watching', platform, id);
  return [
    canAsk && row(qc.ask, qc.askHint, qc.preview, qcId('ask', product, at)),
    row(haulSave.add, haulLine(haul, texts), qc.add, haulCustomId('save', platform, id, variant)),
    card.watching
      ? row(qc.watching, qc.watchingHint, settings.change, watchId)
      : row(qc.watch, qc.watchHint, qc.turnOn, qcId('turnon', product, position)),
    row(common.details, qc.detailsHint, qc.open, encodeCustomId('lookup', 'open', platform, id, '')),
    needsSheet && row(qc.sheet, qc.sheetHint, qc.open, qcId('sheet', product, at)),
    [button(common.back, qcId('photos', product, position))],
  ];
}

/** "Spring haul · 5 items" */
function haulLine(haul: CurrentHaul | null, texts: Texts): string {
  if (haul === null) return texts.qc.haulHint;
  const count = haul.items.length;
  return inLine([haulName(haul.name, texts), texts.haul.items(count, formatNumber(count, texts.locale))]);
}
