import type { BaseInteraction } from 'discord.js';
import { ApiError, isClientError } from '../../api/index.ts';
import type { Context } from '../../context.ts';
import { productOfTopic } from '../../domain/topic.ts';
import type { Haul, HaulItem } from '../../store/index.ts';
import { inParallel } from '../../timing/in-parallel.ts';
import type { ItemWatch, WatchOutcome } from '../../views/haul/watch.ts';
import { dmDestination } from '../follow-actions/follow-target.ts';
import { watchPriceInDms } from '../lookup/watch-price.ts';
import { readHaulWatches } from './haul-watches.ts';

/** Whoever watches a haul wants to know both, sold out or not. */
const CONDITIONS = { cheaper: true, below: null, restock: true, fewLeft: null };

interface WatchUnderWay {
  /** What has become of each item by now. */
  soFar(): readonly ItemWatch[];
  /** Settles when every item is watched or has failed; never rejects. */
  readonly complete: Promise<unknown>;
}

/**
 * Watches the QC photos, the price and the stock of a haul's items in the user's DMs, unless they already do. What this
 * starts is remembered, so that *Stop watching all* ends nothing else.
 */
export async function watchItems(
  interaction: BaseInteraction,
  context: Context,
  { id: haulId, items }: Pick<Haul, 'id' | 'items'>,
): Promise<WatchUnderWay> {
  await context.store.haulWatches.share(interaction.user.id, haulId);
  const existing = await readHaulWatches(interaction.user.id, context);
  const watched = items.map((item) => ({
    item,
    photos: outcomeOf(existing.photosOf(item)),
    price: outcomeOf(existing.priceOf(item)),
  }));
  // Each follow that the limit refuses would cost a call all the same.
  let isFull = false;
  const attempt = async (work: () => Promise<WatchOutcome>): Promise<WatchOutcome> => {
    const outcome = isFull ? 'too_many' : await work().catch((error: unknown) => failure(error, context));
    if (outcome === 'too_many') isFull = true;
    return outcome;
  };
  const { api } = context;
  const start = async (watch: (typeof watched)[number]) => {
    const { item, photos, price } = watch;
    await Promise.all([
      photos === 'pending' &&
        attempt(() => followPhotos(interaction, context, haulId, item)).then((outcome) => {
          watch.photos = outcome;
        }),
      price === 'pending' &&
        attempt(() => watchPrice(interaction, context, haulId, item)).then((outcome) => {
          watch.price = outcome;
        }),
    ]);
  };
  // An item takes two calls at once.
  const complete = inParallel(watched, Math.ceil(api.callerLimit / 2), start);
  return { soFar: () => watched.map(({ photos, price }) => ({ photos, price })), complete };
}

function outcomeOf(existing: object | undefined): WatchOutcome {
  return existing === undefined ? 'pending' : 'already';
}

function followPhotos(
  interaction: BaseInteraction,
  { alerts }: Context,
  haulId: number,
  { product }: HaulItem,
) {
  const { user } = interaction;
  return alerts.follow.product(dmDestination(interaction), productOfTopic(product), user.id, haulId);
}

async function watchPrice(
  interaction: BaseInteraction,
  context: Context,
  haulId: number,
  { product, variant }: HaulItem,
): Promise<WatchOutcome> {
  const watch = await watchPriceInDms(interaction, productOfTopic(product), variant, context, {
    conditions: CONDITIONS,
    haulId,
  });
  return watch === 'too_many' ? watch : watch.outcome;
}

function failure(error: unknown, { log }: Context): WatchOutcome {
  if (isClientError(error)) return 'unknown';
  if (!(error instanceof ApiError)) log.error({ err: error }, 'item of a haul not watched');
  return 'no_answer';
}
