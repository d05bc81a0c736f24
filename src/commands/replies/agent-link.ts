import type { BaseInteraction } from 'discord.js';
import type { Context } from '../../context.ts';
import type { Visibility } from '../../discord/interactions/command.ts';
import { canonicalUrl } from '../../links/catalogue.ts';
import type { Product } from '../../links/product.ts';
import { type AgentLink, agentLinks } from '../../products/cards/agent-links.ts';
import type { Api } from '../../service/index.ts';
import { settingsOfServer } from './reader.ts';

/** Agents to show first: the user's own in a private reply, the server's in a public one; without any, the other's. */
export async function agentOrder(
  visibility: Visibility,
  interaction: BaseInteraction,
  { store }: Pick<Context, 'store'>,
): Promise<readonly string[]> {
  const { user, guildId } = interaction;
  const own = (await store.settings.user(user.id)).agents;
  const servers = guildId === null ? [] : (await settingsOfServer(interaction, guildId, store)).agents;
  const [first, second] = visibility === 'private' ? [own, servers] : [servers, own];
  return first.length > 0 ? first : second;
}

/** A product's link at its reader's first agent, which a card can do without. */
interface AgentLinkUnderWay {
  /** Null until it has arrived, and where there is none. */
  soFar(): AgentLink | null;
  /** Settles when it has arrived or failed; never rejects. */
  readonly loaded: Promise<void>;
}

/** Loads the product's link at the first agent in business that the readers of a reply prefer. */
export function loadAgentLink(
  interaction: BaseInteraction,
  context: Context,
  visibility: Visibility,
  product: Product,
): AgentLinkUnderWay {
  let link: AgentLink | null = null;
  const load = async () => {
    link = await firstLink(context.api, product, await agentOrder(visibility, interaction, context));
  };
  return {
    soFar: () => link,
    loaded: load().catch((error: unknown) => context.log.error({ err: error }, 'agent link not loaded')),
  };
}

async function firstLink(
  api: Api,
  product: Product,
  preferred: readonly string[],
): Promise<AgentLink | null> {
  const url = canonicalUrl(product);
  if (url === null) return null;
  const answer = await api.convert(url).catch(() => null);
  return answer === null ? null : (agentLinks(answer.data, preferred)[0] ?? null);
}
