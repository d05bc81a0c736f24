import { encodeCustomId } from '../../discord/custom-id.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { DIVISORS } from '../../domain/haul/limits.ts';
import { type HaulTotals, type ItemFigures, totalsOf } from '../../domain/haul/totals.ts';
import type { Haul } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { fittingRows } from '../button-layout.ts';
import { button } from '../components.ts';
import { containerCard, textDisplay } from '../container.ts';
import { formatKilograms } from '../number-format.ts';
import { backToHaul } from './back-button.ts';

interface DivisorCard {
  readonly haul: Pick<Haul, 'id' | 'divisor'>;
  readonly figures: readonly ItemFigures[];
  /** Some figures are still on their way. */
  readonly pending: boolean;
  /** The service gave no answer about some items. */
  readonly hasFailed: boolean;
}

/** What a haul ships as with its divisor, and would ship as with the others. */
export function divisorView({ haul, figures, pending, hasFailed }: DivisorCard, texts: Texts): MessageView {
  const { haulList } = texts;
  const others = DIVISORS.filter((divisor) => divisor !== haul.divisor);
  const unknown = hasFailed ? texts.product.detailsMissing : haulList.noWeight;
  const lineOf = (divisor: number) => {
    const weight = billedWeight(totalsOf(figures, divisor), texts);
    return `÷ ${divisor}: ${weight ?? (pending ? '…' : unknown)}`;
  };
  return containerCard(null, [
    textDisplay(`### ${lineOf(haul.divisor)}\n${haulList.divisorHint}`),
    textDisplay(others.map(lineOf).join('\n')),
    ...fittingRows([
      ...others.map((divisor) =>
        button(`÷ ${divisor}`, encodeCustomId('haul', 'setdivisor', String(haul.id), String(divisor))),
      ),
      backToHaul(haul.id, texts),
    ]),
  ]);
}

/** "7.1 kg, by volume"; null: nothing is known. */
function billedWeight(
  { billed, withoutWeight, withoutVolume }: HaulTotals,
  { haul, haulList, locale }: Texts,
): string | null {
  if (billed === null) return null;
  const weight = formatKilograms(billed.grams, locale);
  const isPartial = withoutWeight.length > 0 || withoutVolume.length > 0;
  const by = billed.by === 'volume' ? haulList.byVolume : haulList.byWeight;
  return `${isPartial ? haul.atLeast(weight) : weight}, ${by}`;
}
