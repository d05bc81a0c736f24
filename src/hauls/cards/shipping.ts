import type { APIButtonComponent } from 'discord.js';
import { decimalCell } from '../../cards/attached-files.ts';
import { fittingRows } from '../../cards/button-layout.ts';
import { button, fieldsModal, menuRow } from '../../cards/components.ts';
import { COLOURS, containerCard } from '../../cards/container.ts';
import { backToHaul, haulCustomId } from '../../cards/haul-buttons.ts';
import { capitalise } from '../../cards/phrases.ts';
import type { MessageView, ModalView } from '../../discord/messages/message-view.ts';
import { DIVISORS } from '../../domain/hauls/limits.ts';
import type { KilogramPrice } from '../../domain/hauls/shipping.ts';
import { type ItemFigures, totalsOf } from '../../domain/hauls/totals.ts';
import type { Haul } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { formatKilogramPrice } from './cost.ts';
import { billedWeight } from './totals.ts';

interface ShippingLineCard {
  readonly haul: Pick<Haul, 'id' | 'divisor'>;
  readonly figures: readonly ItemFigures[];
  readonly pending: boolean;
  readonly hasFailed: boolean;
  readonly kilogramPrice: KilogramPrice | null;
  /** Whether the price is the reader's own, not the server's. */
  readonly isOwnPrice: boolean;
}

/** What a haul would ship as with each line, and what a kilogram costs. */
export function shippingLineView(card: ShippingLineCard, texts: Texts): MessageView {
  const { haul, kilogramPrice } = card;
  const { haulShipping } = texts;
  const options = DIVISORS.map((divisor) => ({
    value: String(divisor),
    ...lineOption(divisor, card, texts),
    default: divisor === haul.divisor,
  }));
  const isPriced = kilogramPrice !== null;
  return containerCard(null, [
    `### ${haulShipping.title}\n${haulShipping.hint}`,
    ...menuRow(haulCustomId('line', haul.id), haulShipping.menu, options),
    priceSentence(card, texts),
    ...fittingRows([
      button(haulShipping.price, haulCustomId('kilogram', haul.id), { primary: !isPriced }),
      backToHaul(haul.id, texts, 0, { primary: isPriced }),
    ]),
  ]);
}

/** "÷ 6000 · 7.1 kg" and "By volume" */
function lineOption(divisor: number, { figures, pending, hasFailed }: ShippingLineCard, texts: Texts) {
  const { haulList, haulShipping } = texts;
  const name = divisor === 0 ? haulShipping.weightOnly : `÷\u00A0${divisor}`;
  const totals = totalsOf(figures, divisor);
  if (totals.billed === null) {
    const missing = hasFailed ? texts.product.detailsMissing : haulList.noWeight;
    return { label: name, description: pending ? '…' : capitalise(missing, texts) };
  }
  const label = `${name} · ${billedWeight(totals, texts)}`;
  if (divisor === 0) return { label };
  const by = totals.billed.by === 'volume' ? haulList.byVolume : haulList.byWeight;
  return { label, description: capitalise(by, texts) };
}

function priceSentence({ kilogramPrice, isOwnPrice }: ShippingLineCard, { haulShipping, locale }: Texts) {
  if (kilogramPrice === null) return haulShipping.noPrice;
  const price = formatKilogramPrice(kilogramPrice, locale);
  return isOwnPrice ? haulShipping.yours(price) : haulShipping.servers(price);
}

/** Leaves room for an amount and for what people type instead of a currency, because a custom id has to hold them. */
export const MAX_TYPED_PRICE = 20;
export const PRICE_FIELDS = { amount: 'amount', currency: 'currency' } as const;

/** An amount as the reader would type it. */
export function amountInForm(amount: number, texts: Texts): string {
  return decimalCell(amount, texts);
}

/** The form behind *Price per kg*. @param typed what its fields hold */
export function kilogramPriceModal(
  customId: string,
  typed: { readonly amount: string; readonly currency: string },
  { haulShipping }: Texts,
): ModalView {
  const { price, amountLabel, amountHint, currencyLabel, currencyHint } = haulShipping;
  const field = (id: string, label: string, hint: string, value: string) => ({
    ...{ id, label, hint },
    value: value === '' ? null : value,
    maxLength: MAX_TYPED_PRICE,
  });
  return fieldsModal(customId, price, [
    field(PRICE_FIELDS.amount, amountLabel, amountHint, typed.amount),
    field(PRICE_FIELDS.currency, currencyLabel, currencyHint, typed.currency),
  ]);
}

/** A server's price per kilogram, right after its managers set it. @param back leads to the server's settings */
export function serverPriceView(
  price: KilogramPrice | null,
  back: APIButtonComponent,
  { haulShipping, locale }: Texts,
): MessageView {
  const said =
    price === null ? haulShipping.serverNone : haulShipping.serverSet(formatKilogramPrice(price, locale));
  return containerCard(COLOURS.good, [said, ...fittingRows([back])]);
}

/** What is wrong with the typed price, in place of the page with the form. @param againId opens it with what was typed */
export function wrongPriceView(reason: string, againId: string, back: APIButtonComponent, { common }: Texts) {
  const again = button(common.tryAgain, againId, { primary: true });
  return containerCard(COLOURS.attention, [reason, [again, back]]);
}
