import type { BaseInteraction } from 'discord.js';
import { ApiError } from '../../api/index.ts';
import type { Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import { safeUrl } from '../../discord/safe-url.ts';
import { canonicalUrl } from '../../links/catalogue.ts';
import type { Product } from '../../links/product.ts';
import { type AgentLink, agentLinks } from '../../views/agent-links.ts';

/**
 * A product at the reader's first agent: the user's own choice in private, else the server's, else the most popular one.
 * Null when the service doesn't know; never rejects.
 */
export async function firstAgentLink(
  product: Product,
  visibility: Visibility,
  interaction: BaseInteraction,
  context: Context,
): Promise<AgentLink | null> {
  const url = canonicalUrl(product);
  if (url === null) return null;
  try {
    const [{ data }, preferred] = await Promise.all([
      context.api.convert(url),
      preferredAgentsFor(visibility, interaction, context),
    ]);
    return agentLinks(data, preferred).find((link) => safeUrl(link.url) !== null) ?? null;
  } catch (error) {
    if (!(error instanceof ApiError)) context.log.warn({ err: error }, 'agent link not loaded');
    return null;
  }
}

async function preferredAgentsFor(
  visibility: Visibility,
  { user, guildId }: BaseInteraction,
  { store }: Context,
): Promise<readonly string[]> {
  const own = visibility === 'private' ? (await store.settings.user(user.id)).agents : [];
  return own.length > 0 || guildId === null ? own : (await store.settings.guild(guildId)).agents;
}
