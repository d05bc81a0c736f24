import type { APIButtonComponent } from 'discord.js';
import { encodeCustomId } from '../../discord/custom-id.ts';
import type { Texts } from '../../texts/index.ts';
import { button } from '../components.ts';

/** *Write a review*, which opens the form. */
export function writeReviewButton(
  haulId: number,
  { haulReview }: Texts,
  options: { readonly primary?: boolean } = {},
): APIButtonComponent {
  return button(haulReview.write, encodeCustomId('haul', 'review', String(haulId)), options);
}
