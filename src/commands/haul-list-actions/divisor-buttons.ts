import * as z from 'zod';
import { growingView } from '../../discord/growing-view.ts';
import { DIVISORS, type Divisor } from '../../domain/haul/limits.ts';
import { loadHaul } from '../../hauls/index.ts';
import { divisorView } from '../../views/haul/totals.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { defineComponent } from '../builders/define-component.ts';
import { ownHaul } from '../haul-actions/own-haul.ts';
import { showHaul } from '../haul-actions/show-haul.ts';
import { textsForUser } from '../reply/reply-texts.ts';

const divisorArg = z.coerce
  .number()
  .refine((value): value is Divisor => DIVISORS.some((one) => one === value));

/** *÷ 6000*: what the haul would ship as with each divisor. */
export const openDivisors = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg]),
  press: ({ interaction, args: [id] }, context) => ({
    private: true,
    async view() {
      const haul = await ownHaul(interaction, id, context);
      const underWay = loadHaul(context, context.api, haul, { offset: 0, size: 0 });
      return growingView(underWay.complete, () => {
        const { items, pending } = underWay.soFar();
        const figures = items.map((item) => item.figures);
        const hasFailed = items.some(({ lookup }) => lookup === null);
        return divisorView({ haul, figures, pending, hasFailed }, textsForUser(interaction));
      });
    },
  }),
});

export const chooseDivisor = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg, divisorArg]),
  press: ({ interaction, args: [id, divisor] }, context) => ({
    private: true,
    async view(visibility) {
      await context.store.hauls.setDivisor(interaction.user.id, id, divisor, context.clock());
      return showHaul(interaction, context, visibility, await ownHaul(interaction, id, context));
    },
  }),
});
