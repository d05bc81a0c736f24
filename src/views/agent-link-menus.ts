import { encodeCustomId } from '../discord/custom-id.ts';
import { LIMITS } from '../discord/limits.ts';
import { plainText } from '../discord/truncate.ts';
import type { Product } from '../links/product.ts';
import type { Texts } from '../texts/index.ts';
import { isAddressable, isAddressableAgent } from './addressable.ts';
import type { AgentLink } from './agent-links.ts';
import { type ActionRow, menuRow } from './components.ts';

/** Menus of the agents without a button, in alphabetical order; two menus hold every agent of the catalogue. */
export function agentLinkMenus(product: Product, links: readonly AgentLink[], texts: Texts): ActionRow[] {
  if (!isAddressable(product)) return [];
  const sorted = links.toSorted((a, b) => a.name.localeCompare(b.name));
  const pages = [
    sorted.slice(0, LIMITS.selectOptions),
    sorted.slice(LIMITS.selectOptions, 2 * LIMITS.selectOptions),
  ];
  return pages.flatMap((page, index) =>
    menuRow(
      encodeCustomId('convert', `agent${index}`, product.platform, product.id),
      menuLabel(page, links.length, texts),
      page
        .filter(({ agent }) => isAddressableAgent(agent))
        .map(({ agent, name }) => ({ label: plainText(name, LIMITS.optionText) || agent, value: agent })),
    ),
  );
}

function menuLabel(page: readonly AgentLink[], total: number, texts: Texts): string {
  const [first] = page;
  const last = page.at(-1);
  if (total <= LIMITS.selectOptions || first === undefined || last === undefined) {
    return texts.convert.moreAgents;
  }
  return texts.convert.moreAgentsRange(first.name, last.name);
}
