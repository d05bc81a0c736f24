import * as z from 'zod';
import { growingView } from '../../discord/growing-view.ts';
import { type FiledItem, loadHaulFile } from '../../hauls/index.ts';
import type { HaulItem } from '../../store/index.ts';
import { settlesWithin } from '../../timing/settles-within.ts';
import { agentLinks } from '../../views/agent-links.ts';
import { haulFileView } from '../../views/haul/file.ts';
import { agentOrder } from '../arguments/agent-order.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { defineComponent } from '../builders/define-component.ts';
import { ownHaul } from '../haul-actions/own-haul.ts';
import { textsForUser } from '../reply/reply-texts.ts';

/** A file that isn't complete by then stays as it is: far within the 15 minutes in which Discord takes an edit. */
const MAX_WAIT_MS = 60_000;

/** *CSV*: the haul as a file at once, with what is known by then, and again when the rest has arrived. */
export const openHaulFile = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg]),
  press: ({ interaction, args: [id] }, context) => ({
    private: true,
    async view(visibility) {
      const haul = await ownHaul(interaction, id, context);
      const preferred = await agentOrder(visibility, interaction, context);
      const underWay = loadHaulFile(context, context.api, haul);
      let isOver = false;
      const extras = settlesWithin(MAX_WAIT_MS, underWay.complete).then(() => {
        isOver = true;
      });
      return growingView(extras, () => {
        const items = underWay.soFar();
        const linked = items.map(({ converted, ...item }) => ({
          ...item,
          link: converted === null ? null : (agentLinks(converted, preferred)[0] ?? null),
        }));
        return haulFileView(haul, linked, textsForUser(interaction), missingIn(items, isOver));
      });
    },
  }),
});

/** @param isOver nothing more is waited for */
function missingIn(items: readonly FiledItem<HaulItem>[], isOver: boolean) {
  type State = FiledItem<HaulItem>['state'];
  const having = (...wanted: State[]) =>
    items.flatMap(({ state }, index) => (wanted.includes(state) ? [index] : []));
  return isOver
    ? { pending: [], unanswered: having('pending', 'no_answer') }
    : { pending: having('pending'), unanswered: having('no_answer') };
}
