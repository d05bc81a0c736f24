import { type ModalSubmitInteraction, PermissionFlagsBits } from 'discord.js';
import * as z from 'zod';
import { button } from '../../cards/components.ts';
import { haulCustomId } from '../../cards/haul-buttons.ts';
import type { Context } from '../../context.ts';
import type { ModalHandler, ModalOpener } from '../../discord/interactions/command.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { growingView } from '../../discord/messages/message-view.ts';
import { DIVISORS, type Divisor } from '../../domain/hauls/limits.ts';
import { isKilogramPrice, type KilogramPrice } from '../../domain/hauls/shipping.ts';
import { readTypedAmount } from '../../domain/products/money.ts';
import {
  amountInForm,
  kilogramPriceModal,
  MAX_TYPED_PRICE,
  PRICE_FIELDS,
  serverPriceView,
  shippingLineView,
  wrongPriceView,
} from '../../hauls/cards/shipping.ts';
import { loadHaul } from '../../hauls/load-haul.ts';
import type { Texts } from '../../texts/index.ts';
import { requireGuildId } from '../arguments/channels.ts';
import { chosenValue, oneId, rowIdArg } from '../arguments/custom-id-args.ts';
import { settingsOfServer } from '../replies/reader.ts';
import { type Card, type CommandRequest, opening, sending, updating } from '../replies/request.ts';
import { kilogramPriceOf } from './kilogram-price.ts';
import { ownHaul } from './own-haul.ts';
import { showHaul } from './show-haul.ts';

const divisorArg = z
  .string()
  .transform(Number)
  .refine((value): value is Divisor => DIVISORS.some((one) => one === value));

/** Behind the ids of the form, *Try again* has what was typed. */
const typedArg = z.string().max(MAX_TYPED_PRICE).optional();
const haulPriceArgs = z.tuple([rowIdArg, typedArg, typedArg]);
const serverPriceArgs = z.tuple([typedArg, typedArg]);

const { ManageGuild } = PermissionFlagsBits;

export const shippingButtons = {
  /** *Shipping line*. */
  divisor: updating(oneId, (request, [id]) => showLine(request, id)),
  /** The menu of the lines. */
  line: updating(oneId, async (request, [id], [value]) => {
    await setDivisor(request, id, chosenValue(request, divisorArg, value));
    return showLine(request, id);
  }),
  /** Of an earlier version: a button for each line. */
  setdivisor: updating(z.tuple([rowIdArg, divisorArg]), async (request, [id, divisor]) => {
    await setDivisor(request, id, divisor);
    return showHaul(request, await ownHaul(request, id));
  }),
  /** *Price per kg*, of the person. */
  kilogram: opening(haulPriceArgs, async (request, [id, ...typed]) => {
    const known = await kilogramPriceOf(request);
    return kilogramPriceModal(
      haulCustomId('kilogram', id),
      fieldsOf(typed, known.price, request.texts),
      request.texts,
    );
  }),
  /** The same of a server, for its managers: its settings have the button. */
  serverprice: {
    ...opening(serverPriceArgs, async (request, typed) => {
      const price = (await settingsOfServer(request))?.kilogramPrice ?? null;
      return kilogramPriceModal(
        haulCustomId('serverprice'),
        fieldsOf(typed, price, request.texts),
        request.texts,
      );
    }),
    requires: ManageGuild,
  } satisfies ModalOpener<Context>,
};

export const shippingModals = {
  kilogram: sending(oneId, async (request, [id]) => {
    const kilogramPrice = typedPrice(request);
    if (isWrong(kilogramPrice)) {
      const again = haulCustomId('kilogram', id, ...kilogramPrice.typed);
      const back = button(request.texts.common.back, haulCustomId('divisor', id));
      return wrongPriceView(kilogramPrice.reason, again, back, request.texts);
    }
    await request.context.store.settings.updateUser(request.userId, { kilogramPrice });
    return showHaul(request, await ownHaul(request, id));
  }),
  serverprice: {
    ...sending(z.tuple([]), async (request) => {
      const kilogramPrice = typedPrice(request);
      const back = button(request.texts.common.back, encodeCustomId('settings', 'page', 'server'));
      if (isWrong(kilogramPrice)) {
        const again = haulCustomId('serverprice', ...kilogramPrice.typed);
        return wrongPriceView(kilogramPrice.reason, again, back, request.texts);
      }
      await request.context.store.settings.updateGuild(requireGuildId(request), { kilogramPrice });
      return serverPriceView(kilogramPrice, back, request.texts);
    }),
    requires: ManageGuild,
  } satisfies ModalHandler<Context>,
};

async function setDivisor({ context, userId }: CommandRequest, id: number, divisor: Divisor) {
  await context.store.hauls.setDivisor(userId, id, divisor, context.clock());
}

async function showLine(request: CommandRequest, id: number): Promise<Card> {
  const { context, texts } = request;
  const haul = await ownHaul(request, id);
  const underWay = loadHaul(context, context.api, haul, { offset: 0, size: 0 });
  const { price: kilogramPrice, isOwn: isOwnPrice } = await kilogramPriceOf(request);
  return growingView(underWay.complete, () => {
    const { items, pending } = underWay.soFar();
    const figures = items.map((item) => item.figures);
    const hasFailed = items.some(({ lookup }) => lookup === null);
    return shippingLineView({ haul, figures, pending, hasFailed, kilogramPrice, isOwnPrice }, texts);
  });
}

/** The platforms' own currency is that of most lines. */
const USUAL_CURRENCY = 'CNY';

function fieldsOf(
  [amount, currency]: readonly (string | undefined)[],
  price: KilogramPrice | null,
  texts: Texts,
) {
  return {
    amount: amount ?? (price === null ? '' : amountInForm(price.amount, texts)),
    currency: currency ?? price?.currency ?? USUAL_CURRENCY,
  };
}

interface WrongPrice {
  /** In words. */
  readonly reason: string;
  /** Amount and currency. */
  readonly typed: readonly [string, string];
}

const isWrong = (price: KilogramPrice | WrongPrice | null): price is WrongPrice =>
  price !== null && 'reason' in price;

/** The price in a form's fields; null: none, which removes it. */
function typedPrice({
  interaction: { fields },
  texts,
}: CommandRequest<ModalSubmitInteraction>): KilogramPrice | WrongPrice | null {
  const amount = fields.getTextInputValue(PRICE_FIELDS.amount).trim();
  const currency = fields.getTextInputValue(PRICE_FIELDS.currency).trim();
  if (amount === '') return null;
  const read = readPrice(amount, currency, texts);
  return typeof read === 'string' ? { reason: read, typed: [amount, currency] } : read;
}

/** What was typed, or in words what is wrong with it. */
function readPrice(
  amountText: string,
  currencyText: string,
  { haulShipping }: Texts,
): KilogramPrice | string {
  const amount = readTypedAmount(amountText)?.amount ?? 0;
  if (!isKilogramPrice(amount)) return haulShipping.badAmount;
  const currency = currencyText === '' ? USUAL_CURRENCY : currencyText.toUpperCase();
  const isKnown = Intl.supportedValuesOf('currency').includes(currency);
  return isKnown ? { amount, currency } : haulShipping.badCurrency;
}
