import * as z from 'zod';
import { button } from '../../cards/components.ts';
import { UserFacingError } from '../../cards/errors.ts';
import { haulCustomId } from '../../cards/haul-buttons.ts';
import { addedNotes, addItemsModal, stepsAfterAdding } from '../../hauls/cards/adding.ts';
import type { AddedItems, NewHaulItem } from '../../store/index.ts';
import { wholeNumberArg } from '../arguments/custom-id-args.ts';
import { type Card, type CommandRequest, opening, sending } from '../replies/request.ts';
import { haulClosed, haulGone, ownHaul, ownOpenHaul, tooManyHauls } from './own-haul.ts';
import { type NamedProducts, readProducts } from './read-products.ts';
import { showHaulFrom } from './show-haul.ts';

/** The id of a haul; 0: the one that the user changed last, or a new one. */
const args = z.tuple([wholeNumberArg.pipe(z.int())]);

export const openAddModal = opening(args, async (request, [target]) => {
  // Before the user pastes any links.
  if (target !== 0) await ownOpenHaul(request, target);
  return addItemsModal(target, request.texts);
});

export const submitAdd = sending(args, (request, [target]) =>
  addLinked(request, request.interaction.fields.getTextInputValue('links'), target),
);

/**
 * Adds the products that a text links to, and shows the haul from the first of them on.
 * @param target as in the custom id
 * @throws UserFacingError when the haul is gone or closed, for a text without a product, or when none of its short links can be followed now
 */
export async function addLinked(request: CommandRequest, text: string, target: number): Promise<Card> {
  const { context, texts } = request;
  // If the haul is gone or closed, the service isn't asked.
  if (target !== 0) await ownOpenHaul(request, target);
  const named = await readProducts(text, context);
  if (named.products.length === 0) {
    const again = haulCustomId('add', target);
    const problem = named.unchecked > 0 ? texts.haul.uncheckedLinks(named.unchecked) : texts.haul.noLinks;
    throw new UserFacingError(problem, [button(texts.common.tryAgain, again, { primary: true })]);
  }
  const { haulId, outcome, ...done } = await addNamed(request, named, target);
  return showHaulFrom(request, haulId, outcome.ids[0], done);
}

/** Adds the given products, and reports what happened to each. */
export async function addNamed(
  request: CommandRequest,
  { products, unknown, unchecked, leftOut, others }: NamedProducts,
  target: number,
) {
  const items = products.map((product) => ({ product }));
  const { haulId, outcome } = await addToHaul(request, items, target);
  const left = outcome.leftOut + leftOut;
  const { texts } = request;
  const notes = addedNotes({ ...outcome, unknown, unchecked, leftOut: left, others }, texts);
  return { haulId, outcome, notes, steps: stepsAfterAdding(left, texts) };
}

/**
 * Adds items to a haul of the user; to a new one where there is none.
 * @param target the id of a haul; 0: the one that the user changed last; `new`: another one
 * @throws UserFacingError if the haul was deleted or is closed, or if the user has too many
 */
export async function addToHaul(
  request: CommandRequest,
  items: readonly NewHaulItem[],
  target: number | 'new',
): Promise<{ readonly haulId: number; readonly outcome: AddedItems }> {
  const { userId, texts } = request;
  const { store, clock } = request.context;
  const found = target === 0 ? await store.hauls.currentOrNew(userId, clock()) : target;
  const haulId = found === 'new' ? await store.hauls.create(userId, {}, clock()) : found;
  if (haulId === null) throw tooManyHauls(texts);
  const outcome = await store.haulItems.add(userId, haulId, items, clock());
  if (outcome !== undefined && !outcome.isClosed) return { haulId, outcome };
  // Closed or deleted by another press in the meantime, so the next one is meant.
  if (target === 0) return addToHaul(request, items, target);
  if (outcome !== undefined) throw haulClosed(await ownHaul(request, haulId), texts);
  throw haulGone(texts);
}
