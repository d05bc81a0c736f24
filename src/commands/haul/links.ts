import * as z from 'zod';
import { ADDRESSABLE } from '../../cards/display-names.ts';
import { UserFacingError } from '../../cards/errors.ts';
import { growingView } from '../../discord/messages/message-view.ts';
import { productOfTopic } from '../../domain/alerts/topic.ts';
import { haulLinksView } from '../../hauls/cards/links.ts';
import { convertHaul } from '../../hauls/load-haul-csv.ts';
import { isOpenAgent } from '../../links/catalogue.ts';
import { offsetArg, rowIdArg } from '../arguments/custom-id-args.ts';
import { agentOrder } from '../replies/agent-link.ts';
import { ownHaul, refuseEmpty } from './own-haul.ts';
import { type Card, type HaulRequest, updating } from './request.ts';

const agentArg = z.string().regex(ADDRESSABLE.agent);

/** The links at the reader's first agent, or at the one that is shown: *Previous*, *Next*, *Try again*. */
export const openLinks = updating(
  z.tuple([rowIdArg, offsetArg.default(0), agentArg.or(z.literal('')).default('')]),
  (request, [id, from, agent]) => showLinks(request, id, from, agent),
);

/** The menu of the other agents. */
export const chooseAgent = updating(z.tuple([rowIdArg, offsetArg]), (request, [id, from], [value]) => {
  const agent = agentArg.safeParse(value);
  if (!agent.success) throw new UserFacingError(request.texts.errors.outdatedComponent);
  return showLinks(request, id, from, agent.data);
});

/**
 * Shows a haul's links at one agent as soon as they have arrived; those that take longer follow.
 * @param from an item of the page
 * @param agent empty: the reader's first one
 * @throws UserFacingError for a haul without items
 */
async function showLinks(request: HaulRequest, id: number, from: number, agent: string): Promise<Card> {
  const { interaction, context, visibility, texts } = request;
  const haul = await ownHaul(request, id);
  refuseEmpty(haul, texts);
  const underWay = convertHaul(context, context.api, haul.items);
  const [order, known] = await Promise.all([
    agentOrder(visibility, interaction, context),
    context.store.products.find(haul.items.map(({ product }) => product)),
  ]);
  const preferred = order.filter(isOpenAgent);
  // An agent that has closed since the card was shown is no choice any more.
  const chosen = agent !== '' && isOpenAgent(agent) ? agent : null;
  return growingView(underWay.complete, () => {
    const links = underWay.soFar();
    const items = haul.items.map(({ product }, index) => ({
      product: productOfTopic(product),
      title: known.get(product)?.title ?? null,
      links: links[index] ?? ('no_answer' as const),
    }));
    return haulLinksView({ haul, items, chosen, preferred, from }, texts);
  });
}
