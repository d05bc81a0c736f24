import type { BaseInteraction } from 'discord.js';
import * as z from 'zod';
import { rowIdArg } from '../arguments/custom-id-args.ts';
import { ownHaul } from './own-haul.ts';
import { type Card, type HaulRequest, sending, updating } from './request.ts';
import { showHaul } from './show-haul.ts';

/** Whatever a button carried besides its haul: the forum, the post before. */
const args = z.tuple([rowIdArg]).rest(z.string());

/** Earlier versions posted reviews of hauls in forums. Their buttons and modal answer that this ended. */
export const endedReview = updating(args, sayThatReviewsEnded);
export const endedReviewModal = sending(args, sayThatReviewsEnded);

async function sayThatReviewsEnded(
  request: HaulRequest<BaseInteraction>,
  [id]: [number, ...string[]],
): Promise<Card> {
  const notes = [request.texts.haulList.reviewsEnded];
  return showHaul(request, await ownHaul(request, id), { notes });
}
