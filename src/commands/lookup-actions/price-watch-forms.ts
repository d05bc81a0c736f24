import type { ModalSubmitInteraction } from 'discord.js';
import { z } from 'zod';
import type { ModalOpener } from '../../bot/component.ts';
import type { ModalHandler } from '../../bot/modal.ts';
import type { Context } from '../../context.ts';
import { encodeCustomId } from '../../discord/custom-id.ts';
import { escapeText } from '../../discord/escape-markdown.ts';
import type { ModalView } from '../../discord/message-view.ts';
import type { PriceConditions } from '../../domain/price-watch.ts';
import type { PriceWatch } from '../../store/index.ts';
import { singleInputModal } from '../../views/modal.ts';
import type { Reader } from '../../views/reader.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { readerOf } from '../reply/reader.ts';
import { ownPriceWatch, showPriceWatch } from './show-price-watch.ts';
import { readTypedPrice } from './typed-price.ts';

const MAX_TYPED = 20;
const FIELD = 'value';
/** More pieces than this are not few. */
const count = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);

/** A form that changes one condition of a watch. */
interface WatchForm {
  readonly component: 'watchprice' | 'watchfew';
  view(watch: PriceWatch, customId: string, reader: Reader): ModalView;
  /** @throws UserFacingError for what it can't read */
  read(typed: string, watch: PriceWatch, reader: Reader): Partial<PriceConditions>;
}

const priceForm: WatchForm = {
  component: 'watchprice',
  view: ({ below, currency }, customId, { texts: { prices }, currency: second }) =>
    singleInputModal(customId, prices.cheaper, {
      id: FIELD,
      label: prices.priceLabel,
      hint: prices.priceHint(
        [...new Set([currency ?? 'CNY', ...(second === null ? [] : [second.code])])].join(' / '),
      ),
      value: below === null ? null : String(below),
      maxLength: MAX_TYPED,
    }),
  read(typed, { currency }, { texts, currency: second }) {
    if (typed === '') return { cheaper: true, below: null };
    const below = readTypedPrice(typed, currency, second);
    if (below === null) throw new UserFacingError(texts.prices.noPrice(escapeText(typed, MAX_TYPED)));
    return below === 0 ? { cheaper: false, below: null } : { cheaper: true, below };
  },
};

const fewForm: WatchForm = {
  component: 'watchfew',
  view: ({ fewLeft }, customId, { texts: { prices } }) =>
    singleInputModal(customId, prices.fewLeft, {
      id: FIELD,
      label: prices.fewLabel,
      hint: prices.fewHint,
      value: fewLeft === null ? null : String(fewLeft),
      maxLength: MAX_TYPED,
    }),
  read(typed, _watch, { texts }) {
    const read = count.safeParse(typed === '' ? '0' : typed);
    if (!read.success) throw new UserFacingError(texts.prices.noCount(escapeText(typed, MAX_TYPED)));
    return { fewLeft: read.data === 0 ? null : read.data };
  },
};

const formArgs = z.tuple([rowIdArg]);

function opener({ component, view }: WatchForm): ModalOpener<Context> {
  return {
    mode: 'modal',
    async modal({ interaction, args }, context) {
      const parsed = formArgs.safeParse(args);
      if (!parsed.success) return null;
      const [topicId] = parsed.data;
      const watch = await ownPriceWatch(interaction, topicId, context);
      const reader = await readerOf('private', interaction, context);
      return view(watch, encodeCustomId('lookup', component, String(topicId)), reader);
    },
  };
}

function handler(form: WatchForm): ModalHandler<Context> {
  return {
    mode: 'update',
    submit({ interaction, args }, context) {
      const parsed = formArgs.safeParse(args);
      if (!parsed.success) return null;
      const [topicId] = parsed.data;
      return {
        private: true,
        async view(visibility) {
          await change(form, interaction, topicId, context);
          return showPriceWatch(interaction, context, visibility, topicId);
        },
      };
    },
  };
}

async function change(
  { read }: WatchForm,
  interaction: ModalSubmitInteraction,
  topicId: number,
  context: Context,
): Promise<void> {
  const watch = await ownPriceWatch(interaction, topicId, context);
  const reader = await readerOf('private', interaction, context);
  const conditions = read(interaction.fields.getTextInputValue(FIELD).trim(), watch, reader);
  await context.store.priceWatches.configure(interaction.user.id, topicId, conditions);
}

export const openPriceForm = opener(priceForm);
export const submitPrice = handler(priceForm);
export const openFewForm = opener(fewForm);
export const submitFew = handler(fewForm);
