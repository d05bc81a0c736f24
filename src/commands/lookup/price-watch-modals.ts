import * as z from 'zod';
import { button, singleInputModal } from '../../cards/components.ts';
import { UserFacingError } from '../../cards/errors.ts';
import type { Reader, SecondCurrency } from '../../cards/reader.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { ModalView } from '../../discord/messages/message-view.ts';
import { convertAmount, readTypedAmount } from '../../domain/products/money.ts';
import type { PriceConditions } from '../../domain/products/price-watch.ts';
import type { PriceWatch } from '../../store/index.ts';
import { oneId } from '../arguments/custom-id-args.ts';
import { readerOf } from '../replies/reader.ts';
import { opening, sending } from '../replies/request.ts';
import { ownPriceWatch, showPriceWatch } from './price-watch.ts';

const MAX_TYPED = 20;

const FIELD = 'value';

/** More pieces than this are not few. */
const count = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);

/** A modal that changes one condition of a watch. */
interface WatchModal {
  readonly component: 'watchprice' | 'watchfew';
  /** @param typed after a mistake, what to correct */
  view(watch: PriceWatch, customId: string, reader: Reader, typed: string | undefined): ModalView;
  /** What was typed, or in words what is wrong with it. */
  read(typed: string, watch: PriceWatch, reader: Reader): Partial<PriceConditions> | string;
}

const priceModal: WatchModal = {
  component: 'watchprice',
  view: ({ below, currency }, customId, { texts: { prices }, currency: second }, typed) =>
    singleInputModal(customId, prices.cheaper, {
      id: FIELD,
      label: prices.priceLabel,
      hint: prices.priceHint(
        [...new Set([currency ?? 'CNY', ...(second === null ? [] : [second.code])])].join(' / '),
      ),
      value: typed ?? (below === null ? null : String(below)),
      maxLength: MAX_TYPED,
    }),
  read(typed, { currency }, { texts, currency: second }) {
    if (typed === '') return { cheaper: true, below: null };
    const below = readTypedPrice(typed, currency, second);
    if (below === null) return texts.prices.noPrice(escapeText(typed, MAX_TYPED));
    return below === 0 ? { cheaper: false, below: null } : { cheaper: true, below };
  },
};

const fewModal: WatchModal = {
  component: 'watchfew',
  view: ({ fewLeft }, customId, { texts: { prices } }, typed) =>
    singleInputModal(customId, prices.fewLeft, {
      id: FIELD,
      label: prices.fewLabel,
      hint: prices.fewHint,
      value: typed ?? (fewLeft === null ? null : String(fewLeft)),
      maxLength: MAX_TYPED,
    }),
  read(typed, _watch, { texts }) {
    const read = count.safeParse(typed === '' ? '0' : typed);
    if (!read.success) return texts.prices.noCount(escapeText(typed, MAX_TYPED));
    return { fewLeft: read.data === 0 ? null : read.data };
  },
};

/** Behind the watch's id, *Try again* has what was typed. */
const openerArgs = oneId.rest(z.string().max(MAX_TYPED));

const opener = ({ component, view }: WatchModal) =>
  opening(openerArgs, async (request, [topicId, typed]) => {
    const watch = await ownPriceWatch(request, topicId);
    const customId = encodeCustomId('lookup', component, String(topicId));
    return view(watch, customId, await readerOf(request), typed);
  });

const handler = ({ component, read }: WatchModal) =>
  sending(oneId, async (request, [topicId]) => {
    const { interaction, context, userId, texts } = request;
    const watch = await ownPriceWatch(request, topicId);
    const typed = interaction.fields.getTextInputValue(FIELD).trim();
    const conditions = read(typed, watch, await readerOf(request));
    if (typeof conditions === 'string') {
      const againId = encodeCustomId('lookup', component, String(topicId), typed);
      const again = button(texts.common.tryAgain, againId, { primary: true });
      throw new UserFacingError(conditions, [again]);
    }
    await context.store.priceWatches.configure(userId, topicId, conditions);
    return showPriceWatch(request, topicId);
  });

export const watchModalButtons = { watchprice: opener(priceModal), watchfew: opener(fewModal) };
export const watchModals = { watchprice: handler(priceModal), watchfew: handler(fewModal) };

/** Signs of the platforms' own currency, as people write it. */
const YUAN = ['cn¥', '¥', '￥', 'cny', 'rmb', 'yuan', '元', 'y'];

/**
 * Reads a price limit in the listing's currency or in the reader's second one, which is converted.
 * @param listing the listing's currency; null: not known
 * @returns in the listing's currency; null if it isn't a price, or for a currency without a rate
 */
export function readTypedPrice(
  text: string,
  listing: string | null,
  second: SecondCurrency | null,
): number | null {
  const typed = readTypedAmount(text);
  if (typed === null) return null;
  const sign = typed.sign.toLowerCase();
  const currency = listing ?? 'CNY';
  if (sign === '' || signsOf(currency).includes(sign)) return typed.amount;
  if (second === null || !signsOf(second.code).includes(sign)) return null;
  const converted = convertAmount(typed.amount, second.code, currency, second.rates);
  return converted === null ? null : Math.round(converted * 100) / 100;
}

/** How people write a currency: its code, and its short sign. */
function signsOf(code: string): string[] {
  if (code.toUpperCase() === 'CNY') return YUAN;
  if (!/^[A-Za-z]{3}$/.test(code)) return [code.toLowerCase()];
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
  });
  const sign = format.formatToParts(1).find(({ type }) => type === 'currency')?.value;
  return [code, sign ?? code].map((one) => one.toLowerCase());
}
