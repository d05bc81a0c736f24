import type { BaseInteraction } from 'discord.js';
import type { Context } from '../../context.ts';
import { productOfTopic } from '../../domain/topic.ts';
import { loadHaul } from '../../hauls/index.ts';
import type { Haul } from '../../store/index.ts';
import { settlesWithin } from '../../timing/settles-within.ts';
import { daysOf } from '../../views/haul/linked-parcels.ts';
import { type HaulReview, MAX_REVIEWED_ITEMS, type ReviewDraft } from '../../views/haul/review.ts';
import { linkedParcels } from '../haul-parcel-actions/linked-parcels.ts';
import { loadAgentLink } from '../reply/agent-link.ts';

/** The longest wait for prices and links; a review can do without those that come later. */
const LOAD_MS = 20_000;

/** Everything that the review of a haul shows, as far as it arrives in time, with the links that the server's people prefer. */
export async function loadReview(
  interaction: BaseInteraction,
  context: Context,
  haul: Haul,
  draft: ReviewDraft,
  waitMs = LOAD_MS,
): Promise<HaulReview> {
  const { user } = interaction;
  // Without QC photos: nobody who has the parcels needs them.
  const underWay = loadHaul(context, context.api, haul, { offset: 0, size: 0 });
  const links = haul.items
    .slice(0, MAX_REVIEWED_ITEMS)
    .map(({ product }) => loadAgentLink(interaction, context, 'public', productOfTopic(product)));
  const arriving = Promise.all([underWay.complete, ...links.map(({ loaded }) => loaded)]);
  const [parcels] = await Promise.all([
    linkedParcels(user.id, haul.parcels, context),
    settlesWithin(waitMs, arriving),
  ]);
  const { items, totals } = underWay.soFar();
  return {
    ...draft,
    authorId: user.id,
    totals,
    items: links.flatMap((link, index) => {
      const item = items[index];
      return item === undefined ? [] : [{ ...item, link: link.soFar() }];
    }),
    itemCount: haul.items.length,
    parcels: parcels.length,
    days: daysOf(parcels),
  };
}
