import * as z from 'zod';
import { ADDRESSABLE } from '../../cards/display-names.ts';
import { growingView } from '../../discord/messages/message-view.ts';
import { productOfTopic } from '../../domain/alerts/topic.ts';
import { haulLinksView } from '../../hauls/cards/links.ts';
import { convertHaul } from '../../hauls/load-haul-csv.ts';
import { isOpenAgent } from '../../links/catalogue.ts';
import { chosenValue, offsetArg, rowIdArg } from '../arguments/custom-id-args.ts';
import { agentOrder } from '../replies/agent-link.ts';
import { type Card, type CommandRequest, updating } from '../replies/request.ts';
import { ownFilledHaul } from './own-haul.ts';

const agentArg = z.string().regex(ADDRESSABLE.agent);

const openLinks = updating(
  z.tuple([rowIdArg, offsetArg.default(0), agentArg.or(z.literal('')).default('')]),
  (request, [id, from, agent]) => showLinks(request, id, from, agent),
);

/** The links of the whole haul at one agent. */
export const linkButtons = {
  /** At the reader's first agent, or at the one that is shown: *Previous*, *Next*, *Try again*. */
  links: openLinks,
  linksnewer: openLinks,
  linksolder: openLinks,
  /** The menu of the other agents. */
  linksagent: updating(z.tuple([rowIdArg, offsetArg]), (request, [id, from], [value]) =>
    showLinks(request, id, from, chosenValue(request, agentArg, value)),
  ),
};

/**
 * Shows a haul's links at one agent as soon as they have arrived; those that take longer follow.
 * @param from an item of the page
 * @param agent empty: the reader's first one
 * @throws UserFacingError for a haul without items
 */
async function showLinks(request: CommandRequest, id: number, from: number, agent: string): Promise<Card> {
  const { context, texts } = request;
  const haul = await ownFilledHaul(request, id);
  const underWay = convertHaul(context, context.api, haul.items);
  const [order, known] = await Promise.all([
    agentOrder(request),
    context.store.products.find(haul.items.map(({ product }) => product)),
  ]);
  const preferred = order.filter(isOpenAgent);
  // An agent that has closed since the card was shown can no longer be chosen.
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
