import * as z from 'zod';
import type { Component } from '../../bot/component.ts';
import type { Context } from '../../context.ts';
import { CURRENCY_CHOICE, currencyView } from '../../views/settings/currency.ts';
import { defineComponent } from '../builders/define-component.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { currencyChoice } from './currency-choice.ts';
import type { Owner } from './owner.ts';
import { showPage } from './show-page.ts';

/** The page where the second currency is chosen, and its menu. */
export function currencyComponents(owner: Owner): Record<string, Component<Context>> {
  const permission = owner.requires === undefined ? {} : { requires: owner.requires };
  const open = defineComponent({
    ...permission,
    mode: 'update',
    args: z.tuple([]),
    press: ({ interaction }, context) => ({
      private: true,
      async view() {
        const choice = await currencyChoice(owner.name, interaction, context);
        return choice === null
          ? showPage(interaction, context, owner.name)
          : currencyView(owner.name, choice, textsForUser(interaction));
      },
    }),
  });
  const choose = defineComponent({
    ...permission,
    mode: 'update',
    args: z.tuple([]),
    press: ({ interaction, values: [chosen = ''] }, context) => ({
      private: true,
      async view() {
        const currency = currencyOf(chosen, context);
        if (currency !== undefined) await owner.setCurrency(interaction, context, currency);
        return showPage(interaction, context, owner.name);
      },
    }),
  });
  return { [`${owner.name}-currency`]: open, [`${owner.name}-prices`]: choose };
}

/** What is stored for a menu's value; undefined for a value that no menu offers. */
function currencyOf(chosen: string, { exchangeRates: { rates } }: Context): string | null | undefined {
  if (chosen === CURRENCY_CHOICE.asServer) return null;
  if (chosen === CURRENCY_CHOICE.none) return '';
  return rates.has(chosen) ? chosen : undefined;
}
