import type { BaseInteraction } from 'discord.js';
import type { Subject } from '../../api/index.ts';
import type { Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import { productTopic } from '../../domain/topic.ts';
import { loadFacts, summaryOf } from '../../products/index.ts';
import type { QcCard } from '../../views/qc-card.ts';
import { channelDestination } from '../follow-actions/follow-target.ts';
import { loadAgentLink } from '../reply/agent-link.ts';

const NOTHING_ATTACHED: QcCard['attached'] = new Map();

/** A card of QC photos whose header may still be on its way. */
export interface LoadedCard {
  /** With what has arrived by now. */
  soFar(): QcCard;
  /** Resolves when everything has arrived; never rejects. */
  readonly extras: Promise<unknown>;
}

/**
 * Loads the QC photos of a product, and at the same time what the card can do without.
 * @throws ApiError without the photos
 */
export async function loadCard(
  interaction: BaseInteraction,
  context: Context,
  visibility: Visibility,
  subject: Subject,
): Promise<LoadedCard> {
  const call = context.api.qc(subject);
  const result = call.then(({ data }) => data);
  // A short link says nothing about its product before the service has answered.
  const requested =
    'url' in subject ? await result.then(({ platform, product_id: id }) => ({ platform, id })) : subject;
  const facts = loadFacts(context, context.api, requested, { qc: result });
  const agentLink = loadAgentLink(interaction, context, visibility, requested);
  const answer = await call;
  const product = { platform: answer.data.platform, id: answer.data.product_id };
  const followed = await context.store.follows.ofTopic(interaction.user.id, productTopic(product));
  const fixed = {
    answer,
    watching: followed.length > 0,
    canAsk: channelDestination(interaction) !== null,
    canDraw: context.pictures.canDraw(),
    attached: NOTHING_ATTACHED,
    now: context.clock(),
  };
  return {
    soFar: () => ({
      ...fixed,
      agent: agentLink.soFar(),
      summary: summaryOf(product, { ...facts.soFar(), qc: answer.data }),
    }),
    extras: Promise.all([facts.complete, agentLink.loaded]),
  };
}

/** Remembers that this user looked at a product, so that autocomplete offers it. */
export function markSeen(interaction: BaseInteraction, { store, log, clock }: Context, { summary }: QcCard) {
  const { key } = productTopic(summary.product);
  store.products.markSeen(interaction.user.id, key, clock()).catch((error: unknown) => {
    log.error({ err: error }, 'seen product not stored');
  });
}
