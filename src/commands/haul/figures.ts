import { growingView } from '../../discord/messages/message-view.ts';
import { positionsOf } from '../../domain/hauls/totals.ts';
import { haulFileView } from '../../hauls/cards/haul-csv.ts';
import { type FiledItem, loadHaulFile } from '../../hauls/load-haul-csv.ts';
import { settlesWithin } from '../../process/timing/waiting.ts';
import { agentLinks } from '../../products/cards/agent-links.ts';
import type { HaulItem } from '../../store/index.ts';
import { oneId } from '../arguments/custom-id-args.ts';
import { agentOrder } from '../replies/agent-link.ts';
import { updating } from '../replies/request.ts';
import { ownHaul } from './own-haul.ts';

/** A file that isn't complete by then stays as it is. Well within the 15 minutes in which Discord accepts an edit. */
const MAX_WAIT_MS = 60_000;

export const figureButtons = {
  /** *CSV*: the haul as a file, at once with what is known, and again when the rest has arrived. */
  csv: updating(oneId, async (request, [id]) => {
    const { context, texts } = request;
    const haul = await ownHaul(request, id);
    const preferred = await agentOrder(request);
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
      return haulFileView(haul, linked, texts, missingIn(items, isOver));
    });
  }),
};

/** @param isOver nothing more is waited for */
function missingIn(items: readonly FiledItem<HaulItem>[], isOver: boolean) {
  const having = (...wanted: FiledItem<HaulItem>['state'][]) =>
    positionsOf(items, ({ state }) => wanted.includes(state));
  return isOver
    ? { pending: [], unanswered: having('pending', 'no_answer') }
    : { pending: having('pending'), unanswered: having('no_answer') };
}
